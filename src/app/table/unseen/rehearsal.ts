/**
 * The first moves of a game that nobody sees, before the first press on Play. A browser compiles what is run for the first time, and reads
 * each template when it is first drawn: on a slow phone that alone is half of what Play costs. So the way is gone once while the start
 * screen lies there, a piece at a time, and somebody who presses finds it gone. Nothing of it is shown, kept or heard.
 */
import type { Thinker } from '../../../ai/questions';
import type { Clock } from '../../../bots/clock';
import { dealOf } from '../../../rules/deal';
import { PRINTED_RULES } from '../../../rules/options';
import { newGame } from '../../../session/savedGame';
import { createSession, type Session } from '../../../session/session';
import type { TableHappening, ViewState } from '../../../session/viewState';
import { USUAL_INPUT } from '../../../setup/inputSettings';
import { UNNAMED_ME } from '../../../setup/names';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import type { GameSetup } from '../../../setup/setup';
import type { TableModel } from '../../../ui/table/tableModel';
import { NO_TABLE, tableAfter, tableModel, type TableScreenState } from '../tableState';

/** Draws a table where nobody sees it, a piece each time that it is asked. */
export type DrawsUnseen = (table: TableModel, happenings: readonly TableHappening[]) => Iterable<unknown>;

/** So many tiles of each player are placed. */
const MOVES = 2;
/** What has not come to its second move after so many steps will not. */
const STEPS = 40;
/** So long each step lasts in the game's own time, in milliseconds: computers have thought by then. */
const STEP_MS = 2000;

const SETUP: GameSetup = {
  players: [{ name: UNNAMED_ME, kind: 'local', me: true }, { name: 'Pip', kind: 'bot', level: DEFAULT_CHARACTER }],
  order: 'drawn', seed: 'rehearsal', rules: PRINTED_RULES, callSeconds: null, pace: 'normal', memoryAid: false,
  playedFor: { kind: 'single' },
};

/** A clock that goes only when it is moved on. */
function steppedClock(): Clock & { step(): void } {
  let now = 0;
  let waiting: readonly { readonly due: number; readonly callback: () => void }[] = [];
  return {
    now: () => now,
    setTimeout(callback, milliseconds) {
      const one = { due: now + milliseconds, callback };
      waiting = [...waiting, one];
      return one;
    },
    clearTimeout(id) { waiting = waiting.filter((one) => one !== id); },
    step() {
      now += STEP_MS;
      const due = waiting.filter((one) => one.due <= now);
      waiting = waiting.filter((one) => one.due > now);
      for (const { callback } of due) callback();
    },
  };
}

/** Does what is to be done next by the person at this screen, if anything is. */
function actOn({ act }: Pick<Session, 'act'>, { may, order, seats, viewer }: ViewState, now: number): void {
  const tile = seats[viewer ?? 0]?.rack.find((one) => one !== null) ?? null;
  if (may.pick) act({ kind: 'pick', index: 4 }, now);
  else if (order !== null && order.starter !== null) act({ kind: 'takeSeats' }, now);
  else if (may.place && tile !== null) act({ kind: 'place', tile }, now);
  else if (may.draw) act({ kind: 'draw' }, now);
}

function modelOf(state: TableScreenState): TableModel | null {
  return tableModel(state, () => ({
    card: null, match: { playedFor: SETUP.playedFor, game: 1 }, daily: null, sitting: 'beside', input: USUAL_INPUT,
    newcomer: null, news: null, onward: null,
  }));
}

/** @param thinker plays the computer's seat, without a thread of its own */
export function* rehearsal(thinker: Thinker, draw: DrawsUnseen): Generator<undefined, void> {
  const clock = steppedClock();
  const game = newGame(SETUP, dealOf(SETUP.seed), SETUP.seed, 0, { luck: SETUP.players.map(({ name }) => name) });
  yield;
  const session = createSession(game, { thinker, clock, today: () => 0, save() {} });
  yield;
  let state = tableAfter(tableAfter(NO_TABLE, { type: 'chosen', game: game.saved, takenBack: 0 }),
    { type: 'opened', view: session.state(), past: session.past });
  let news: readonly TableHappening[] = [];
  session.subscribe({ update({ state: view, happenings }) {
    state = tableAfter(state, { type: 'updated', view });
    news = [...news, ...happenings];
  } });
  try {
    for (let step = 0; step < STEPS && session.state().board.length < MOVES * SETUP.players.length; step += 1) {
      const model = modelOf(state);
      if (model) for (const _ of draw(model, news)) yield;
      news = [];
      actOn(session, session.state(), clock.now());
      yield;
      clock.step();
      yield;
    }
  } finally {
    session.stop();
  }
}
