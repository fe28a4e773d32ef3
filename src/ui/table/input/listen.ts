/** Listens for what is done at the table with keys, and for whoever leaves the screen while their tiles lie open. */
import type { ViewState } from '../../../session/viewState';
import type { KeySettings } from '../../../setup/tableKeys';
import { drillOn, inputOn, liveTable, openRack, practiceOn, tableOn, type Screen } from '../../screen';
import { listenForPresses } from './input';
import { listenForHeldLook, listenForKeys } from './keyboard';
import type { KeyAct } from './keys';
import type { TableActions } from './tableActions';

export interface ListenPorts {
  readonly root: HTMLElement;
  readonly screen: () => Screen | null;
  readonly controls: TableActions;
  /** How keys are set on this device. */
  readonly keys: () => KeySettings;
  /** Puts sound on or off. */
  readonly mute: () => void;
}

/** From now on. */
export function listenAtTable(ports: ListenPorts): void {
  const { root, screen, controls } = ports;
  const table = (): ViewState | null => liveTable(screen());
  // At a table some letters may be its players' own.
  const keys = (): KeySettings => (screen()?.kind === 'table' ? inputOn(screen()) : ports.keys());
  listenForPresses(document);
  listenForKeys(document, { table: () => {
    const state = tableOn(screen());
    if (state === null || root.querySelector('dialog[open]') !== null) return null;
    const callKeys = state.seats.map(({ callKey }) => callKey);
    return {
      rack: openRack(state), mayPlace: state.may.place, callKeys, asks: state.may.answer, replayed: table() === null, keys: keys(),
      practised: practiceOn(screen()) !== null, judged: drillOn(screen())?.answered === 'asks',
    };
  }, keys, act: (act, timeStamp) => {
    if (act.kind === 'mute') ports.mute();
    else if (drillOn(screen()) === null || !inDrill(act, controls)) byKey(act, timeStamp, table(), controls);
  }, announce: controls.announce });
  // Whoever leaves the screen takes their eyes off their tiles, and others may come to it.
  const cover = (): void => {
    const state = table();
    if (state?.may.look && state.may.place) controls.look(false, performance.now());
  };
  addEventListener('blur', cover);
  document.addEventListener('visibilitychange', cover);
  listenForHeldLook(document, keys, cover);
}

/** What a key means in a drill, where that is not what it means at every table. Says whether it is. */
function inDrill(act: KeyAct, controls: TableActions): boolean {
  switch (act.kind) {
    case 'menu': controls.endDrill(); return true;
    case 'escape':
      if (!controls.takeBack()) controls.endDrill();
      return true;
    case 'look': controls.read('rack'); return true;
    case 'read':
      // Whoever listens is given time.
      controls.readInDrill();
      return false;
    default: return false;
  }
}

const IN_A_PAUSE: ReadonlySet<KeyAct['kind']> = new Set(['call', 'menu', 'rules', 'escape', 'read']);

function byKey(act: Exclude<KeyAct, { readonly kind: 'mute' }>, timeStamp: number, state: ViewState | null, controls: TableActions): void {
  // In a pause no key plays or turns up a rack. Whether a call was pressed before it, the game knows.
  if (state?.paused && !IN_A_PAUSE.has(act.kind)) return;
  switch (act.kind) {
    case 'place': controls.place(act.tile, timeStamp); break;
    case 'menu': controls.menu(); break;
    case 'rules': controls.rules(); break;
    case 'escape': if (!controls.takeBack()) controls.menu(); break;
    case 'look':
      // Where the rack lies open anyway, there is only something to hear.
      if (state?.may.look === false) controls.read('rack');
      else controls.look(state?.may.place !== true, timeStamp);
      break;
    case 'read': controls.read(act.what); break;
    case 'call': controls.call(timeStamp, act.seat); break;
    case 'answer': if (state?.asking) controls.answer(state.asking.seat, act.snag); break;
    case 'draw': controls.draw(timeStamp); break;
    case 'hint': controls.hint(); break;
    case 'takeBack': controls.stepBack(); break;
    case 'judge': (act.gone ? controls.gone : controls.toCome)(timeStamp); break;
    case 'square': controls.choose(act.tile, timeStamp, 'key'); break;
  }
}
