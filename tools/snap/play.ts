/**
 * Snap played by computers as fast as it goes: the real table and the real players under a time that jumps from one thing to the next. A
 * game that would last ten minutes takes some milliseconds.
 */
import { randomFrom, scramble } from '../../src/chance/chance';
import { shuffledPacks } from '../../src/cards/pack';
import { createPlayer, type CreatePlayer } from '../../src/guests/snap/players/player';
import { startGame, type SnapGame, type SnapOptions } from '../../src/guests/snap/rules/game';
import type { SnapHappening } from '../../src/guests/snap/rules/happening';
import type { GameRecord } from '../../src/guests/snap/rules/record';
import { createComputers, seenSince } from '../../src/guests/snap/table/computers';
import { answer, dueAt, paint, press, tick, wantTurn } from '../../src/guests/snap/table/steps';
import { startState, type Step, type TableState, type Terms } from '../../src/guests/snap/table/tableState';
import { viewOf } from '../../src/guests/snap/table/viewOf';
import type { Character } from '../../src/setup/players';
import { createJumpingClock } from '../arena/clock';

/** A card is painted so long after it was turned, in milliseconds: a frame. */
const FRAME = 16;
/** A card is seen for so long before the next may be turned, in milliseconds. */
const LEAST = 800;

export interface PlayedTerms {
  readonly players: readonly Character[];
  readonly options: SnapOptions;
  readonly seed: string;
  readonly dealer?: number;
  readonly asked?: boolean;
  /** Milliseconds from card to card, where a drum turns them. */
  readonly beat?: number | null;
  readonly createPlayer?: CreatePlayer;
}

export interface PlayedGame {
  readonly record: GameRecord;
  readonly game: SnapGame;
  readonly happenings: readonly SnapHappening[];
  /** Milliseconds until its end. */
  readonly time: number;
}

/** Plays a game to its end. @param step told of the game after each change */
export function playSnap(
  { players, options, seed, dealer = 0, asked = false, beat = null, createPlayer: create = createPlayer }: PlayedTerms,
  step: (game: SnapGame) => void = () => {},
): PlayedGame {
  const clock = createJumpingClock();
  const deck = shuffledPacks(options.packs, seed);
  const terms: Terms = {
    least: LEAST, asked, beat,
    shuffleAt(event) {
      const random = randomFrom(`${seed}:shuffle:${event}`);
      return (cards) => scramble(cards, random);
    },
  };
  let state: TableState = startState(startGame(options, players.length, deck, dealer), [], [], 0);
  let told = state;
  let due: unknown = null;
  const happenings: SnapHappening[] = [];
  const luck = players.map((_, seat) => `${seed}:luck:${seat}`);
  const computers = createComputers(players, luck, asked, {
    clock, createPlayer: create,
    called: (seat, called, at) => { go({ state: press(state, { seat, called, at, orTurn: false }, terms, clock.now()), happenings: [] }); },
    turns: (seat) => { go({ state: wantTurn(state, seat, terms), happenings: [] }); },
  });

  /** Goes on with a step, and with all that is due by then. */
  function go(first: Step): void {
    const before = state;
    const then = tick(first.state, terms, clock.now());
    state = then.state;
    happenings.push(...first.happenings, ...then.happenings);
    if (state.game !== before.game) step(state.game);
    const { flips } = state.game;
    if (flips > before.game.flips) {
      clock.setTimeout(() => { go({ state: paint(state, flips, clock.now()), happenings: [] }); }, FRAME);
    }
    tell();
    clock.clearTimeout(due);
    const next = dueAt(state, terms);
    due = next === null ? null : clock.setTimeout(() => { go({ state, happenings: [] }); }, next - clock.now());
  }
  function tell(): void {
    const since = seenSince(told, state, terms, clock.now());
    if (since === null) return;
    told = state;
    const view = viewOf(state, terms);
    computers.look(view, since);
    if (view.phase !== 'asked') return;
    for (const { seat, says } of computers.answers(view, clock.now())) go(answer(state, seat, says, terms, clock.now()));
  }
  computers.look(viewOf(state, terms), 0);
  go({ state, happenings: [] });
  while (state.game.end === null) if (!clock.jump()) throw new Error(`${seed}: nothing comes any more at flip ${state.game.flips}.`);
  const record = {
    seats: players.map((name, seat) => `${name} ${seat}`), options, deck, dealer, events: state.events, times: state.times,
  };
  return { record, game: state.game, happenings, time: clock.now() };
}
