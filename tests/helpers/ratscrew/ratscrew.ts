/** Egyptian Ratscrew in the tests: games in the midst of which something happens, games that chance plays, and set-ups. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { fraction, randomFrom, scramble } from '../../../src/chance/chance';
import { shuffledPacks } from '../../../src/cards/pack';
import type { Card } from '../../../src/cards/card';
import type { SavedPiles } from '../../../src/games/piles/kept/saved';
import type { EventOf, RecordedPiles } from '../../../src/games/piles/rules/family';
import { isIn, isOpen } from '../../../src/games/piles/rules/game';
import { withCards } from '../../../src/games/piles/rules/slaps/slaps';
import { USUAL_TERMS, type RatscrewSetup } from '../../../src/games/ratscrew/kept/setup';
import { ratscrewRules, type RatscrewTypes } from '../../../src/games/ratscrew/kept/savedGame';
import { act } from '../../../src/games/ratscrew/rules/act';
import {
  askedIn, claimOf, startGame, type Challenge, type RatscrewAct, type RatscrewGame, type RatscrewHappening, type RatscrewOptions,
} from '../../../src/games/ratscrew/rules/game';

export type RatscrewEvent = EventOf<RatscrewTypes>;
export const RATSCREW_RECORD = ratscrewRules.record;

/** All that can be agreed as it is usual in a record. */
export const PLAIN: RatscrewOptions = { packs: 1, flips: 1000, outOfTurn: false, jokers: 0, sandwich: false, runs: false };

const cardsIn = (text: string): readonly Card[] => text.split(' ').filter((word) => word !== '') as Card[];

/** What a game in its midst is known by. Seats that do not play have been out since event 0, and the next event is the tenth. */
export interface MidGame {
  /** The stock of each seat, the card that is turned next first: `5c Jd`. */
  readonly stocks: readonly string[];
  /** The pile, the top card last; a dead card in brackets: `7c (4d) 7h`. */
  readonly pile?: string;
  readonly turn?: number;
  readonly flipper?: number;
  readonly flips?: number;
  readonly challenge?: Challenge;
  readonly options?: Partial<RatscrewOptions>;
}

export function midGame({ stocks, pile = '', turn = 0, flipper = 0, flips = 9, challenge, options = {} }: MidGame): RatscrewGame {
  const words = pile.split(' ').filter((word) => word !== '');
  const cards = words.map((word) => word.replaceAll(/[()]/gu, '') as Card);
  const held = stocks.map(cardsIn);
  return {
    ...startGame({ ...PLAIN, ...options }, stocks.length, { deck: [], dealer: 0 }), stocks: held, turn, flipper, flips, events: 9,
    piles: [{ cards, toppedAt: cards.length === 0 ? 0 : flips, ...words.at(-1)?.startsWith('(') ? { isDead: true } : {} }],
    live: words.map((word) => !word.startsWith('(')), challenge: challenge ?? null,
    bare: held.map(({ length }, seat) => (length === 0 && challenge?.by !== seat ? 0 : null)),
  };
}

/** Lets things happen one after the other. */
export function playOn(game: RatscrewGame, ...events: readonly RatscrewEvent[]): RatscrewGame {
  return events.reduce((before, [kind, ...seats]) => {
    const outcome = act(before, { kind, seats } as RatscrewAct);
    if (!outcome.ok) throw new Error(`${kind} ${seats.join(' ')}: ${outcome.code}`);
    return outcome.state;
  }, game);
}

/** A game as an example tells it: `bare` and `out` are seats, a challenge is who made it and how many cards are left. */
export function shownGame(game: RatscrewGame): object {
  const { stocks, piles, live, turn, bare, out, owed, end, challenge } = game;
  const seats = (since: readonly (number | null)[]): number[] => since.flatMap((event, seat) => (event === null ? [] : [seat]));
  return {
    stocks: stocks.map((cards) => cards.join(' ')), pile: piles[0]!.cards.map((card, i) => (live[i] ? card : `(${card})`)).join(' '),
    turn, bare: seats(bare), out: seats(out), owed, asked: askedIn(game), challenge: challenge && `${challenge.by} ${challenge.left}`,
    slap: claimOf(game) !== null, end: end && `${end.kind} ${end.winners.join(' ')}`,
  };
}

export type Step = (before: RatscrewGame, event: RatscrewEvent, after: RatscrewGame, happenings: readonly RatscrewHappening[]) => void;

/** Plays a game to its end by chance: by whoever may act, right and wrong, alone and at one instant. @param step told of each event */
export function randomGame(seed: string, step: Step = () => {}) {
  const random = randomFrom(`game:${seed}`);
  const is = (chance: number): boolean => fraction(random) < chance;
  const pick = <T>(items: readonly T[]): T => items[uniformInt(random, 0, items.length - 1)]!;
  const count = uniformInt(random, 2, 6);
  const options: RatscrewOptions = {
    packs: is(0.3) ? 2 : 1, flips: is(0.2) ? uniformInt(random, 10, 100) : 1000, outOfTurn: is(0.4), jokers: uniformInt(random, 0, 4),
    sandwich: is(0.5), runs: is(0.5),
  };
  const deck = shuffledPacks(options.packs, seed, options.jokers);
  const dealer = uniformInt(random, 0, count - 1);
  const [keen, hasty, tied] = [0.2 + 0.8 * fraction(random), 0.15 * fraction(random), fraction(random)];
  let game = startGame(options, count, { deck, dealer });
  const events: RatscrewEvent[] = [];

  const next = (): RatscrewEvent => {
    const seats = game.out.flatMap((_, seat) => (isIn(game, seat) ? [seat] : []));
    if (isOpen(game) && is(claimOf(game) === null ? hasty : keen)) return ['slap', ...scramble(seats, random).slice(0, is(tied) ? 2 : 1)];
    if (game.owed !== null) return ['take', game.owed];
    const asked = askedIn(game);
    if (asked !== null) return [is(0.6) ? 'goon' : 'decline', asked];
    return ['flip', options.outOfTurn && is(0.1) ? pick(withCards(game)) : game.turn];
  };

  while (game.end === null) {
    const event = next();
    const [kind, ...seats] = event;
    const outcome = act(game, { kind, seats } as RatscrewAct);
    if (!outcome.ok) throw new Error(`${seed}: ${outcome.code} at event ${game.events}`);
    step(game, event, outcome.state, outcome.happenings);
    events.push(event);
    game = outcome.state;
  }
  const header: RecordedPiles<RatscrewTypes>['Header'] = { seats: game.out.map((_, i) => `Seat ${i}`), options, deck, dealer };
  return { record: { ...header, events }, game };
}

type Player = RatscrewSetup['players'][number];
export const ANN: Player = { name: 'Ann', kind: 'local', shape: 'circle' };
export const BO: Player = { name: 'Bo', kind: 'local', shape: 'square' };
export const PIP: Player = { name: 'Pip', kind: 'bot', level: 'pip', shape: 'triangle' };

export function setupFor(players: readonly Player[], more: Partial<RatscrewSetup> = {}): RatscrewSetup {
  return { ...USUAL_TERMS, packs: 1, beat: null, players, ...more };
}

/** A game before its first card. */
export function begun(setup: RatscrewSetup, seed: string): SavedPiles<RatscrewTypes> {
  return {
    id: seed, setup, seed, luck: setup.players.map((_, seat) => `luck ${seed} ${seat}`), events: [], times: [], played: 0, ended: null,
    startedAt: 5, savedAt: 5,
  };
}

