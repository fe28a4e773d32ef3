/** Listens for what is done at the table with keys, and for whoever leaves the screen while their tiles lie open. */
import type { Tile } from '../../../rules/board';
import type { ViewState } from '../../../session/viewState';
import { listenForPresses } from './input';
import { listenForHeldLook, listenForKeys, type KeyAct } from './keys';
import type { TableActions } from './tableActions';

export interface ListenPorts {
  readonly root: HTMLElement;
  /** The table that is shown, null while another screen is. */
  readonly table: () => ViewState | null;
  /** The tiles of the open rack. */
  readonly rack: () => readonly (Tile | null)[];
  readonly controls: TableActions;
}

/** From now on. */
export function listenAtTable({ root, table, rack, controls }: ListenPorts): void {
  listenForPresses(document);
  listenForKeys(document, () => {
    const state = table();
    if (state === null || root.querySelector('dialog[open]') !== null) return null;
    return { rack: rack(), mayPlace: state.may.place, callKeys: state.seats.map(({ callKey }) => callKey), asks: state.may.answer };
  }, (act, timeStamp) => byKey(act, timeStamp, table(), controls));
  // Whoever leaves the screen takes their eyes off their tiles, and others may come to it.
  const cover = (): void => {
    const state = table();
    if (state?.may.look && state.may.place) controls.look(false, performance.now());
  };
  addEventListener('blur', cover);
  document.addEventListener('visibilitychange', cover);
  listenForHeldLook(document, cover);
}

function byKey(act: KeyAct, timeStamp: number, state: ViewState | null, controls: TableActions): void {
  switch (act.kind) {
    case 'place': controls.place(act.tile, timeStamp); break;
    case 'menu': controls.menu(); break;
    case 'look': controls.look(state?.may.place !== true, timeStamp); break;
    case 'call': controls.call(timeStamp, act.seat); break;
    case 'answer': if (state?.asking) controls.answer(state.asking.seat, act.snag); break;
    case 'draw': controls.draw(timeStamp); break;
  }
}
