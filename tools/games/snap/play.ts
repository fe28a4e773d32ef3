/**
 * Snap played by computers as fast as it goes: the real table and the real players under a time that jumps from one thing to the next. A
 * game that would last ten minutes takes some milliseconds.
 */
import { shuffledPacks } from '../../../src/cards/pack';
import type { HappeningOf, RecordedPiles } from '../../../src/games/piles/rules/family';
import { pilesGame } from '../../../src/games/piles/table/pilesGame';
import type { CreatePlayer, PlayedPiles } from '../../../src/games/piles/table/types';
import { snapRules, type SavedSnap, type SnapTypes } from '../../../src/games/snap/kept/savedGame';
import { USUAL_TERMS, type SnapSetup } from '../../../src/games/snap/kept/setup';
import type { SnapGame, SnapOptions } from '../../../src/games/snap/rules/game';
import { snapAtTable } from '../../../src/games/snap/table/snapGame';
import { createHost } from '../../../src/host/host';
import { replayRecord, type RecordOf } from '../../../src/contract/record';
import { GameScreen } from '../../../src/host/screen';
import type { Character } from '../../../src/setup/players';
import { createJumpingClock } from '../../arena/clock';

/** A card is painted so long after it was turned, in milliseconds: a frame. */
const FRAME = 16;
export interface PlayedTerms {
  readonly players: readonly Character[];
  readonly options: SnapOptions;
  readonly seed: string;
  readonly dealer?: number;
  readonly asked?: boolean;
  /** Milliseconds from card to card, where a drum turns them. */
  readonly beat?: number | null;
  readonly createPlayer?: CreatePlayer<SnapTypes>;
}

export interface PlayedGame {
  readonly record: RecordOf<RecordedPiles<SnapTypes>>;
  readonly game: SnapGame;
  readonly happenings: readonly HappeningOf<SnapTypes>[];
  /** Milliseconds until its end. */
  readonly time: number;
}

/** A game of characters before its first card. */
function begun({ players, options, seed, dealer = 0, asked = false, beat = null }: PlayedTerms): SavedSnap {
  const setup = {
    ...USUAL_TERMS, ...options, asked, beat,
    players: players.map((level, seat) => ({ name: `${level} ${seat}`, kind: 'bot', level, shape: 'circle' })),
  } as SnapSetup;
  return {
    id: seed, setup, seed, deal: { deck: shuffledPacks(options.packs, seed), dealer },
    luck: players.map((_, seat) => `${seed}:luck:${seat}`), events: [], times: [], played: 0, ended: null, startedAt: 0, savedAt: 0,
  };
}

/** Plays a game to its end. @param step told of the game after each event */
export function playSnap(terms: PlayedTerms, step: (game: SnapGame) => void = () => {}): PlayedGame {
  const clock = createJumpingClock();
  const saved = begun(terms);
  const host = createHost(pilesGame(snapAtTable, terms.createPlayer), saved, {
    clock, today: () => 0, epoch: terms.seed, save() {}, failed: (error) => { throw error; },
  });
  const screen: GameScreen<PlayedPiles<SnapTypes>> = new GameScreen(host.connect, [0], {
    now: () => clock.now(), told: () => { clock.setTimeout(() => { screen.shown(clock.now()); }, FRAME); },
  });
  screen.goOn();
  while (screen.seen().standing.ended === null) if (!clock.jump()) throw new Error(`${terms.seed}: nothing comes any more.`);
  const { events, times, played, setup, deal } = host.saved();
  const record = { seats: setup.players.map(({ name }) => name), options: terms.options, ...deal!, events, times };
  const outcome = replayRecord(snapRules.record, record, events);
  if (!outcome.ok) throw new Error(`${terms.seed}: what was played does not replay.`);
  outcome.states.forEach(step);
  return { record, game: outcome.states.at(-1)!, happenings: outcome.happenings.flat(), time: played };
}
