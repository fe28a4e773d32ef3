/** What players do at the table, by mouse, finger or key, turned into acts; and the drafts of what they are about to do. */
import type { Draft } from '../../../layout/draft';
import type { Layout } from '../../../layout/types';
import type { Tile } from '../../../rules/board';
import type { Seat } from '../../../rules/position';
import type { Act, ViewState } from '../../../session/viewState';
import type { ReadingName } from '../../../strings/reading';
import type { Notice } from '../../notice';
import { inputOn, liveTable, openRack, type Screen } from '../../screen';
import { followDrag, within } from './input';
import { shortcutsOf } from './keys';
import { isEverybodys } from '../lastChance/everybodys';
import type { ControlActions } from '../tableControls';

export interface TableActionsPorts {
  readonly root: HTMLElement;
  /** What is shown. Where it is no table, nothing is done at one. */
  readonly screen: () => Screen | null;
  readonly layout: () => Layout;
  readonly draft: () => Draft;
  readonly setDraft: (change: Partial<Draft>) => void;
  readonly act: (act: Act, timeStamp: number) => void;
  /** Tells something that passes. */
  readonly tell: (notice: Notice) => void;
  readonly menu: () => void;
  /** The one burst of several players was pressed, and could be anybody's. */
  readonly askWho: (pressedAt: number) => void;
  readonly read: (what: ReadingName | 'rack') => void;
}

export interface TableActions extends ControlActions {
  /** The person who is asked answers. */
  answer(seat: Seat, snag: boolean): void;
  /** A key was pressed that may still turn out to be typing: what it asks for comes within so many milliseconds, or not at all. */
  announce(within: number): void;
  /** A square was chosen: plays its tile, if it is on the open rack, and otherwise says so, where that is not plain to see. */
  choose(tile: Tile, timeStamp: number): void;
  /** Reads something of the table aloud, or the tiles of the open rack. */
  read(what: ReadingName | 'rack'): void;
}

/** The players' actions at a table. */
export function createTableActions(ports: TableActionsPorts): TableActions {
  const { root, screen, layout, draft, setDraft, act, tell, menu, askWho, read } = ports;
  const state = (): ViewState | null => liveTable(screen());
  const place = (tile: Tile, timeStamp: number): void => {
    const fromRack = state()?.may.place === true && root.querySelector('.rack')?.contains(document.activeElement) === true;
    setDraft({ pointed: null, held: null });
    act({ kind: 'place', tile }, timeStamp);
    // The button goes with its tile. Its focus goes to the rack, where Space still calls and Enter still draws.
    if (fromRack) root.querySelector<HTMLElement>('.rack')?.focus();
  };

  return {
    place,
    shortcuts: (name, nth) => shortcutsOf(name, inputOn(screen()), nth),
    answer: (seat, snag) => act({ kind: 'answer', seat, snag }, performance.now()),
    announce: (ms) => act({ kind: 'expect', within: ms }, performance.now()),
    choose: (tile, timeStamp) => {
      const shown = state();
      if (shown && openRack(shown).includes(tile)) place(tile, timeStamp);
      else if (shown?.may.place && !shown.board.includes(tile)) tell({ kind: 'notHeld', tile });
    },
    pick: (index, timeStamp) => { if (state()?.may.pick) act({ kind: 'pick', index }, timeStamp); },
    // What is not possible now is refused by the table, with the reason.
    call: (timeStamp, seat) => {
      const shown = state();
      if (shown?.asks && shown.phase === 'playing' && !shown.may.call) tell({ kind: 'askedLater' });
      else if (seat === undefined && shown && isEverybodys(shown, layout())) askWho(timeStamp);
      else act(seat === undefined ? { kind: 'call' } : { kind: 'call', seat }, timeStamp);
    },
    draw: (timeStamp) => act({ kind: state()?.may.count ? 'count' : 'draw' }, timeStamp),
    look: (up, timeStamp) => {
      setDraft({ pointed: null, held: null });
      act({ kind: 'look', up }, timeStamp);
    },
    menu,
    read,
    point: (tile) => { if (draft().held === null) setDraft({ pointed: tile }); },
    press: (button, seat) => setDraft({ pressed: button === null ? null : { button, seat: seat ?? null } }),
    hold: (tile, event) => {
      if (event.button !== 0) return;
      // The mouse takes no focus here: Space must go on to call, not to press the button that was clicked last.
      event.preventDefault();
      if (!state()?.may.place) {
        place(tile, event.timeStamp);
        return;
      }
      setDraft({ pointed: tile });
      followDrag(event, {
        move: (x, y) => setDraft({ held: { tile, x, y } }),
        drop: (x, y, timeStamp, dragged) => {
          setDraft({ pointed: null, held: null });
          if (!dragged || within(layout().board, x, y)) place(tile, timeStamp);
        },
        cancel: () => setDraft({ pointed: null, held: null }),
      });
    },
  };
}
