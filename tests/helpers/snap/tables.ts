/** Games of Snap under a simulated clock: time jumps from timer to timer, cards are painted a frame after they are turned. */
import { createJumpingClock } from '../../../tools/arena/clock';
import { type SavedSnap } from '../../../src/games/snap/kept/savedGame';
import type { SnapHappening } from '../../../src/games/snap/rules/happening';
import { openTable, type PlayedTable as HostedTable } from '../../../src/shell/table/ownScreen';
import {
  openSaved, toStore, type ComputerPlayer, type CreatePlayer, snapGameWith, type SnapTableAct, type PlayedSnap as SnapTypes,
  type SnapTableView,
} from './snap';

/** A frame of the page. */
export const FRAME = 16;

export interface PlayedTable {
  readonly table: HostedTable<SnapTypes>;
  readonly saves: SavedSnap[];
  readonly told: SnapHappening[];
  readonly views: SnapTableView[];
  view(): SnapTableView;
  act(act: SnapTableAct): void;
  now(): number;
  pass(milliseconds: number): void;
  /** Lets time pass until this holds, for two hours at most. */
  until(holds: (view: SnapTableView) => boolean): void;
  /** Time leaps: a computer slept. */
  leap(milliseconds: number): void;
  /** What storage gives back of what was saved last. */
  stored(): SavedSnap;
}

/** Computer players who turn their cards after a second, and call nothing. */
export const sleepy: CreatePlayer = (): ComputerPlayer => ({
  look: ({ at, mayTurnFrom }) => ({ calls: [], turnAt: Math.max(mayTurnFrom, at + 1000) }), answer: () => null,
  turnAt: ({ at }) => at + 1000,
});

export function tableOf(game: SavedSnap, createPlayer: CreatePlayer = sleepy, frame: number | null = FRAME): PlayedTable {
  const clock = createJumpingClock(1000);
  const saves: SavedSnap[] = [];
  const told: SnapHappening[] = [];
  const views: SnapTableView[] = [];
  const table = openTable(snapGameWith(createPlayer), game, {
    clock, today: () => 77, onSave: (saved) => { saves.push(saved); },
    told(view, happenings) {
      views.push(view);
      told.push(...happenings);
      if (frame !== null) clock.setTimeout(() => { table.act({ kind: 'painted', at: clock.now() }); }, frame);
    },
  });
  return {
    table, saves, told, views,
    view: () => table.view(), act: (act) => { table.act(act); }, now: () => clock.now(),
    pass: clock.pass,
    until(holds) {
      const end = clock.now() + 7_200_000;
      while (!holds(table.view())) if (!clock.jump(end)) throw new Error(`It never was so: ${JSON.stringify(table.view())}`);
    },
    leap(milliseconds) { clock.goTo(clock.now() + milliseconds); },
    stored() {
      const opened = openSaved(JSON.parse(JSON.stringify(toStore(saves.at(-1)!))));
      if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
      return opened.game.saved;
    },
  };
}
