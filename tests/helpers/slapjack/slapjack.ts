/** Slapjack in the tests: games in the midst of which something happens, games that chance plays, and set-ups. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { fraction, randomFrom, scramble } from '../../../src/chance/chance';
import { rankOf, type Card } from '../../../src/cards/card';
import { shuffledPacks } from '../../../src/cards/pack';
import type { SavedPiles } from '../../../src/games/piles/kept/saved';
import type { EventOf, RecordedPiles } from '../../../src/games/piles/rules/family';
import { isIn, isOpen } from '../../../src/games/piles/rules/game';
import { withCards, type SlapsOptions } from '../../../src/games/piles/rules/slaps/slaps';
import { slapjackRules, type SlapjackTypes } from '../../../src/games/slapjack/kept/savedGame';
import { USUAL_TERMS, type SlapjackSetup } from '../../../src/games/slapjack/kept/setup';
import { act, startGame, type SlapjackAct, type SlapjackGame, type SlapjackHappening } from '../../../src/games/slapjack/rules/game';

export type SlapjackEvent = EventOf<SlapjackTypes>;
export type GameRecord = RecordedPiles<SlapjackTypes>['Header'] & { readonly events: readonly SlapjackEvent[] };
export const SLAPJACK_RECORD = slapjackRules.record;

export const USUAL: SlapsOptions = { packs: 1, flips: 1000, outOfTurn: false };

const cardsIn = (text: string): readonly Card[] => text.split(' ').filter((word) => word !== '') as Card[];

/** What a game in its midst is known by. Seats without a card have run out at event 0, and the next event is the tenth. */
export interface MidGame {
  /** The stock of each seat, the card that is turned next first: `5c Jd`. */
  readonly stocks: readonly string[];
  /** The pile, the top card last. */
  readonly pile?: string;
  readonly turn?: number;
  readonly flipper?: number;
  readonly flips?: number;
  readonly options?: Partial<SlapsOptions>;
}

export function midGame({ stocks, pile = '', turn = 0, flipper = 0, flips = 9, options = {} }: MidGame): SlapjackGame {
  const cards = cardsIn(pile);
  const started = startGame({ ...USUAL, ...options }, stocks.length, { deck: [], dealer: 0 });
  const held = stocks.map(cardsIn);
  return {
    ...started, stocks: held, piles: [{ cards, toppedAt: cards.length === 0 ? 0 : flips }], turn, flipper, flips, events: 9,
    bare: held.map(({ length }) => (length === 0 ? 0 : null)),
    jackAt: cards.length > 0 && rankOf(cards.at(-1)!) === 'J' ? 8 : null,
  };
}

/** Lets things happen one after the other. */
export function playOn(game: SlapjackGame, ...events: readonly SlapjackEvent[]): SlapjackGame {
  return events.reduce((before, [kind, ...seats]) => {
    const outcome = act(before, { kind, seats } as SlapjackAct);
    if (!outcome.ok) throw new Error(`${kind} ${seats.join(' ')}: ${outcome.code}`);
    return outcome.state;
  }, game);
}

/** A game as an example tells it: `bare` and `out` are seats. */
export function shownGame({ stocks, piles, turn, bare, out, owed, end }: SlapjackGame): object {
  const seats = (since: readonly (number | null)[]): number[] => since.flatMap((event, seat) => (event === null ? [] : [seat]));
  return {
    stocks: stocks.map((cards) => cards.join(' ')), pile: piles[0]!.cards.join(' '), turn, bare: seats(bare), out: seats(out), owed,
    end: end && `${end.kind} ${end.winners.join(' ')}`,
  };
}

export type Step = (before: SlapjackGame, event: SlapjackEvent, after: SlapjackGame, happenings: readonly SlapjackHappening[]) => void;

/** Plays a game to its end by chance: by whoever may act, right and wrong, alone and at one instant. @param step told of each event */
export function randomGame(seed: string, step: Step = () => {}): { readonly record: GameRecord; readonly game: SlapjackGame } {
  const random = randomFrom(`game:${seed}`);
  const pick = <T>(items: readonly T[]): T => items[uniformInt(random, 0, items.length - 1)]!;
  const count = uniformInt(random, 2, 8);
  const options: SlapsOptions = {
    packs: fraction(random) < 0.3 ? 2 : 1, flips: fraction(random) < 0.2 ? uniformInt(random, 10, 100) : 1000,
    outOfTurn: fraction(random) < 0.4,
  };
  const deck = shuffledPacks(options.packs, seed);
  const dealer = uniformInt(random, 0, count - 1);
  const [keen, hasty, tied] = [0.2 + 0.8 * fraction(random), 0.15 * fraction(random), fraction(random)];
  let game = startGame(options, count, { deck, dealer });
  const events: SlapjackEvent[] = [];

  const next = (): SlapjackEvent => {
    const seats = game.out.flatMap((_, seat) => (isIn(game, seat) ? [seat] : []));
    const callers = (): readonly number[] => scramble(seats, random).slice(0, fraction(random) < tied ? 2 : 1);
    if (isOpen(game) && fraction(random) < (game.jackAt === null ? hasty : keen)) return ['slap', ...callers()];
    if (game.owed !== null) return ['take', game.owed];
    return ['flip', options.outOfTurn && fraction(random) < 0.1 ? pick(withCards(game)) : game.turn];
  };

  while (game.end === null) {
    const event = next();
    const [kind, ...seats] = event;
    const outcome = act(game, { kind, seats } as SlapjackAct);
    if (!outcome.ok) throw new Error(`${seed}: ${outcome.code} at event ${game.events}`);
    step(game, event, outcome.state, outcome.happenings);
    events.push(event);
    game = outcome.state;
  }
  return { record: { seats: Array.from({ length: count }, (_, i) => `Seat ${i}`), options, deck, dealer, events }, game };
}

type Player = SlapjackSetup['players'][number];
export const ANN: Player = { name: 'Ann', kind: 'local', shape: 'circle' };
export const BO: Player = { name: 'Bo', kind: 'local', shape: 'square' };
export const PIP: Player = { name: 'Pip', kind: 'bot', level: 'pip', shape: 'triangle' };

export function setupFor(players: readonly Player[], more: Partial<SlapjackSetup> = {}): SlapjackSetup {
  return { ...USUAL_TERMS, packs: 1, beat: null, players, ...more };
}

/** A game before its first card. */
export function begun(setup: SlapjackSetup, seed: string): SavedPiles<SlapjackTypes> {
  return {
    id: seed, setup, seed, luck: setup.players.map((_, seat) => `luck ${seed} ${seat}`), events: [], times: [], played: 0, ended: null,
    startedAt: 5, savedAt: 5,
  };
}
