/** The keys of a phone's rack: those of the table, once it is plain that nobody is typing. */
import type { ViewState } from '../session/viewState';
import type { InputSettings } from '../setup/inputSettings';
import { strokeOf } from '../ui/table/input/keyboard';
import type { KeyAct } from '../ui/table/input/keys';
import { NOT_TYPING, TYPING_MS, afterStroke, type Stroke } from '../ui/table/input/typing';

export interface RackKeys {
  /** @returns whether the key is the rack's */
  press(event: KeyboardEvent): boolean;
  stop(): void;
}

export function createRackKeys(
  view: () => ViewState | null, input: () => InputSettings, act: (act: KeyAct, at: number) => void,
): RackKeys {
  let state = NOT_TYPING;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(stroke: Stroke): void {
    clearTimeout(timer);
    const next = afterStroke(state, stroke);
    state = next.state;
    if (state.waiting !== null) timer = setTimeout(() => take({ type: 'elsewhere' }), TYPING_MS);
    for (const pressed of next.now) act(pressed.act, pressed.at);
  }

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
    stop: () => clearTimeout(timer),
  };
}
