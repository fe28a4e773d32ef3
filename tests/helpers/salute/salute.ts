/** Salute the King in the tests: games in the midst of which something happens, games that chance plays, and set-ups. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { fraction, randomFrom, scramble } from '../../../src/chance/chance';
import type { Card } from '../../../src/cards/card';
import { shuffledPacks } from '../../../src/cards/pack';
import type { SavedPiles } from '../../../src/games/piles/kept/saved';
import type { EventOf, RecordedPiles } from '../../../src/games/piles/rules/family';
import { isOpen } from '../../../src/games/piles/rules/game';
import { saluteRules, type SaluteTypes } from '../../../src/games/salute/kept/savedGame';
import { USUAL_TERMS, type SaluteSetup } from '../../../src/games/salute/kept/setup';
import {
  act, startGame, type SaluteAct, type SaluteGame, type SaluteHappening, type SaluteOptions,
} from '../../../src/games/salute/rules/game';
import { ALL_TRIGGERS, COURT, GESTURES, type Gesture } from '../../../src/games/salute/rules/triggers';

export type SaluteEvent = EventOf<SaluteTypes>;
export type GameRecord = RecordedPiles<SaluteTypes>['Header'] & { readonly events: readonly SaluteEvent[] };
export const SALUTE_RECORD = saluteRules.record;

export const USUAL: SaluteOptions = { packs: 1, flips: 1000, plainTakes: false, triggers: COURT };

const cardsIn = (text: string): readonly Card[] => text.split(' ').filter((word) => word !== '') as Card[];

/** What a game in its midst is known by. */
export interface MidGame {
  /** The stock of each seat, the card that is turned next first: `5c Jd`. */
  readonly stocks: readonly string[];
  /** The pile, the top card last. */
  readonly pile?: string;
  readonly turn?: number;
  readonly flipper?: number;
  readonly flips?: number;
  readonly wanted?: Gesture;
  readonly right?: readonly number[];
  readonly options?: Partial<SaluteOptions>;
}

export function midGame({ stocks, pile = '', turn = 0, flipper = 0, flips = 9, wanted, right = [], options = {} }: MidGame): SaluteGame {
  const cards = cardsIn(pile);
  return {
    ...startGame({ ...USUAL, ...options }, stocks.length, { deck: [], dealer: 0 }), stocks: stocks.map(cardsIn),
    piles: [{ cards, toppedAt: cards.length === 0 ? 0 : flips }], turn, flipper, flips, events: 9, wanted: wanted ?? null, right,
  };
}

/** Lets things happen one after the other. */
export function playOn(game: SaluteGame, ...events: readonly SaluteEvent[]): SaluteGame {
  return events.reduce((before, [kind, ...seats]) => {
    const outcome = act(before, { kind, seats } as SaluteAct);
    if (!outcome.ok) throw new Error(`${kind} ${seats.join(' ')}: ${outcome.code}`);
    return outcome.state;
  }, game);
}

/** A game as an example tells it. */
export function shownGame({ stocks, piles, turn, wanted, right, end }: SaluteGame): object {
  return {
    stocks: stocks.map((cards) => cards.join(' ')), pile: piles[0]!.cards.join(' '), turn, wanted, right,
    end: end && `${end.kind} ${end.winners.join(' ')}`,
  };
}

export type Step = (before: SaluteGame, event: SaluteEvent, after: SaluteGame, happenings: readonly SaluteHappening[]) => void;

/** Plays a game to its end by chance: right and wrong, alone and at one instant. @param step told of each event */
export function randomGame(seed: string, step: Step = () => {}): { readonly record: GameRecord; readonly game: SaluteGame } {
  const random = randomFrom(`game:${seed}`);
  const count = uniformInt(random, 3, 12);
  const options: SaluteOptions = {
    packs: count > 8 || fraction(random) < 0.3 ? 2 : 1, flips: fraction(random) < 0.2 ? uniformInt(random, 10, 100) : 1000,
    plainTakes: fraction(random) < 0.3, triggers: fraction(random) < 0.5 ? COURT : scramble(ALL_TRIGGERS, random).slice(0, 4),
  };
  const deck = shuffledPacks(options.packs, seed);
  const dealer = uniformInt(random, 0, count - 1);
  const [wrong, tied, slow, hasty] = [0.3 * fraction(random), fraction(random), 0.1 * fraction(random), 0.2 * fraction(random)];
  let game = startGame(options, count, { deck, dealer });
  const events: SaluteEvent[] = [];

  const next = (): SaluteEvent => {
    const answers = (): SaluteEvent => {
      const left = scramble([...game.stocks.keys()].filter((seat) => !game.right.includes(seat)), random);
      return ['answer', ...left.slice(0, fraction(random) < tied ? uniformInt(random, 1, left.length) : 1).flatMap((seat) => [
        seat, game.wanted === null || fraction(random) < wrong ? uniformInt(random, 0, 3) : GESTURES.indexOf(game.wanted)])];
    };
    if (game.wanted !== null) return fraction(random) < slow ? ['late'] : answers();
    return isOpen(game) && options.plainTakes && fraction(random) < hasty ? answers() : ['flip', game.turn];
  };

  while (game.end === null) {
    const event = next();
    const [kind, ...seats] = event;
    const outcome = act(game, { kind, seats } as SaluteAct);
    if (!outcome.ok) throw new Error(`${seed}: ${outcome.code} at event ${game.events}`);
    step(game, event, outcome.state, outcome.happenings);
    events.push(event);
    game = outcome.state;
  }
  return { record: { seats: Array.from({ length: count }, (_, i) => `Seat ${i}`), options, deck, dealer, events }, game };
}

type Player = SaluteSetup['players'][number];
export const ANN: Player = { name: 'Ann', kind: 'local', shape: 'circle' };
export const BO: Player = { name: 'Bo', kind: 'local', shape: 'square' };
export const PIP: Player = { name: 'Pip', kind: 'bot', level: 'pip', shape: 'triangle' };

export function setupFor(players: readonly Player[], more: Partial<SaluteSetup> = {}): SaluteSetup {
  return { ...USUAL_TERMS, packs: 1, beat: null, players, ...more };
}

/** A game before its first card. */
export function begun(setup: SaluteSetup, seed: string): SavedPiles<SaluteTypes> {
  return {
    id: seed, setup, seed, luck: setup.players.map((_, seat) => `luck ${seed} ${seat}`), events: [], times: [], played: 0, ended: null,
    startedAt: 5, savedAt: 5,
  };
}
