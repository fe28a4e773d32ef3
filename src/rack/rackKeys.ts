/** The keys of a phone's rack: those of the table, once it is plain that nobody is typing. */
import type { ViewState } from '../session/viewState';
import type { InputSettings } from '../setup/inputSettings';
import { strokeOf } from '../ui/table/input/keyboard';
import type { KeyAct } from '../ui/table/input/keys';
import { createTypist } from '../ui/table/input/typist';

export interface RackKeys {
  /** @returns whether the key is the rack's */
  press(event: KeyboardEvent): boolean;
  stop(): void;
}

export function createRackKeys(
  view: () => ViewState | null, input: () => InputSettings, act: (act: KeyAct, at: number) => void,
): RackKeys {
  const { take, stop } = createTypist(act);

  return {
    press(event) {
      const shown = view();
      if (shown === null) return false;
      const stroke = strokeOf(event, {
        rack: shown.viewer === null ? [] : shown.seats[shown.viewer]?.rack ?? [], mayPlace: shown.may.place, callKeys: [],
        asks: shown.asking !== null, replayed: false, practised: false, keys: input(),
      });
      if (stroke === null) return false;
      take(stroke);
      return stroke.act !== null;
    },
    stop,
  };
}
