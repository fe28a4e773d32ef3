/** What players do at the table, by mouse, finger or key, turned into acts; and the drafts of what they are about to do. */
import type { FirstMark } from '../../../layout/beside/firstMarks';
import type { Seat } from '../../../rules/position';
import type { ViewState } from '../../../session/viewState';
import type { ReadingName } from '../../../strings/reading';
import type { Ask } from '../../commands';
import { inputOn, liveTable } from '../../screen';
import { shortcutsOf } from '../../browser/shortcuts';
import { isEverybodys } from '../lastChance/everybodys';
import { waitsForReader } from '../order/waitsForReader';
import { createPlacing, type Placing, type PlacingPorts } from './placing';
import type { ControlActions } from '../tableControls';

export interface TableActionsPorts extends PlacingPorts {
  readonly open: (dialog: 'menu' | 'rules' | 'result') => void;
  /** The one burst of several players was pressed, and could be anybody's. */
  readonly askWho: (pressedAt: number) => void;
  readonly read: (what: ReadingName | 'rack') => void;
  /** For what some tables have besides. */
  readonly ask: Ask;
}

export interface TableActions extends ControlActions, Pick<Placing, 'grasp' | 'takeBack' | 'follow'> {
  /** The person who is asked answers. */
  answer(seat: Seat, snag: boolean): void;
  /** A key was pressed that may still turn out to be typing: what it asks for comes within so many milliseconds, or not at all. */
  announce(within: number): void;
  /** Reads something of the table aloud, or the tiles of the open rack. */
  read(what: ReadingName | 'rack'): void;
  /** In a practice game: asks for a hint; goes back to before the last own decision; closes the note. */
  hint(): void;
  stepBack(): void;
  closeNote(): void;
  /** In a drill: says that a square's tile is gone, or still to come; that somebody listens; leads back to the training room. */
  gone(timeStamp: number): void;
  toCome(timeStamp: number): void;
  readInDrill(): void;
  endDrill(): void;
  /** A mark of somebody's first game was read. */
  closeMark(mark: FirstMark): void;
}

/** What is asked of the game as it is, whatever lies on the table. */
const requests = (ask: Ask): Pick<TableActions, 'hint' | 'closeNote' | 'gone' | 'toCome' | 'readInDrill' | 'endDrill' | 'closeMark'> => ({
  hint: () => void ask({ kind: 'hint' }),
    closeNote: () => void ask({ kind: 'practiceRead' }),
    gone: (timeStamp) => void ask({ kind: 'judgeGone', gone: true, at: timeStamp }),
    toCome: (timeStamp) => void ask({ kind: 'judgeGone', gone: false, at: timeStamp }),
    readInDrill: () => void ask({ kind: 'drillRead' }),
    endDrill: () => void ask({ kind: 'training' }),
    closeMark: (mark) => void ask({ kind: 'markShown', mark }),
});

/** The players' actions at a table. */
export function createTableActions(ports: TableActionsPorts): TableActions {
  const { screen, layout, draft, setDraft, act, tell, open, askWho, read, ask } = ports;
  const state = (): ViewState | null => liveTable(screen());
  const placing = createPlacing(ports);

  /** Goes on where who starts was read, by any of the keys that go on. Says whether it did. */
  function takeSeats(timeStamp: number): boolean {
    const shown = state();
    const waits = shown !== null && waitsForReader(shown);
    // The whole table is drawn anew: with the press in one task, and the page laid out in it too, a slow one would stand still.
    if (waits) setTimeout(() => act({ kind: 'takeSeats' }, timeStamp));
    return waits;
  }

  // What is not possible now is refused by the table, with the reason.
  function call(timeStamp: number, seat?: Seat, byName = false): void {
    const shown = state();
    if (takeSeats(timeStamp)) return;
    if (seat === undefined || seat === shown?.viewer) placing.goOn(timeStamp);
    if (shown?.asks && shown.phase === 'playing' && !shown.may.call) tell({ kind: 'askedLater' });
    else if (seat === undefined && shown && isEverybodys(shown, layout())) askWho(timeStamp);
    else act(seat === undefined ? { kind: 'call' } : { kind: 'call', seat, ...(byName ? { byName } : {}) }, timeStamp);
  }

  return {
    ...placing,
    shortcuts: (name, nth) => shortcutsOf(name, inputOn(screen()), nth),
    answer: (seat, snag) => act({ kind: 'answer', seat, snag }, performance.now()),
    announce: (ms) => act({ kind: 'expect', within: ms }, performance.now()),
    pick: (index, timeStamp) => { if (state()?.may.pick) act({ kind: 'pick', index }, timeStamp); },
    takeSeats,
    call: (timeStamp, seat) => call(timeStamp, seat),
    callByName(timeStamp, seat) {
      call(timeStamp, seat, true);
      // Whoever has pressed a name knows it.
      if (state()?.may.call) void ask({ kind: 'markShown', mark: 'chips' });
    },
    draw: (timeStamp) => {
      if (takeSeats(timeStamp)) return;
      placing.goOn(timeStamp);
      act({ kind: state()?.may.count ? 'count' : 'draw' }, timeStamp);
    },
    look: (up, timeStamp) => {
      placing.takeBack();
      setDraft({ pointed: null, held: null });
      act({ kind: 'look', up }, timeStamp);
    },
    menu: () => open('menu'),
    rules: () => open('rules'),
    result: () => open('result'),
    read,
    stepBack() {
      placing.takeBack();
      void ask({ kind: 'takeBack' });
    },
    ...requests(ask),
    point: (tile) => { if (draft().held === null) setDraft({ pointed: tile }); },
    press: (button, seat) => setDraft({ pressed: button === null ? null : { button, seat: seat ?? null } }),
  };
}
