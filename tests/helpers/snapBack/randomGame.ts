/** Random games of Snap Back from a word: true calls and false ones, tied ones, right and wrong numbers, all in the dealer's own cards. */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fraction, randomFrom } from '../../../src/chance/chance';
import { rules, type OpenedSnapBack, type SavedSnapBack } from '../../../src/games/snapBack/kept/savedGame';
import { replayed } from '../../../src/contract/record';
import { MARKS } from '../../../src/seats/marks';
import { agreement, USUAL_TERMS, type SnapBackPlayer } from '../../../src/games/snapBack/kept/setup';
import { backsOf, CLAIMS, type Claim, type Rank } from '../../../src/games/snapBack/rules/cards';
import { mayCall, startGame, type Game, type GameEvent } from '../../../src/games/snapBack/rules/game';
import { applyEvent, type GameRecord } from '../../../src/games/snapBack/rules/record';
import { FACES, type Die } from '../../../src/games/snapBack/rules/result';
import { cardsOf } from '../../../src/games/snapBack/rules/shoe';
import { oneOf } from '../randomGame';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dag', 'Eva', 'Finn'] as const;

export interface RandomGame {
  readonly record: GameRecord & { readonly dice: Die };
  readonly game: Game;
}

/** A legal event, at random: about as many calls are false as true, and more than half of the numbers shown are right. */
function randomEvent(game: Game, random: RandomGenerator): GameEvent {
  const seats = game.dice.map((_, seat) => seat);
  const holds = backsOf(game.last);
  if (game.callers) {
    const right: readonly Claim[] = holds.length > 0 ? holds : [0];
    return ['reveal', seats.map(() => oneOf(fraction(random) < 0.6 ? right : CLAIMS, random))];
  }
  const calls = mayCall(game) && fraction(random) < (holds.length > 0 ? 0.5 : 0.1);
  if (!calls) return ['show'];
  const first = oneOf(seats, random);
  const tied = seats.filter((seat) => seat !== first && fraction(random) < 0.1);
  return ['call', first, ...tied];
}

/** Plays the game of this word until somebody shows a true 6, or all these cards were shown. `onEvent` sees every step. */
export function randomGame(
  seed: string, cards: number, onEvent: (before: Game, event: GameEvent, after: Game) => void = () => {},
): RandomGame {
  const random = randomFrom(`random:${seed}`);
  const seats = NAMES.slice(0, oneOf([1, 2, 3, 4, 5, 6], random));
  const dice: Die = oneOf(FACES, random);
  const deck: readonly Rank[] = cardsOf(seed, cards);
  const events: GameEvent[] = [];
  let game = startGame(seats.length, dice);
  while (!game.over && (game.shown < cards || game.callers)) {
    const event = randomEvent(game, random);
    const outcome = applyEvent(game, event, deck);
    if (!outcome.ok) throw new Error(`${seed}: the legal event ${events.length} is refused as ${outcome.code}: ${JSON.stringify(event)}`);
    onEvent(game, event, outcome.game);
    game = outcome.game;
    events.push(event);
  }
  return { record: { seats, dice, deck, events }, game };
}

/** People on the first seats, characters on the others. */
export function playersCalled(names: readonly string[], people = names.length): SnapBackPlayer[] {
  return names.map((name, seat) => ({
    name, shape: MARKS[seat]!, ...(seat < people ? { kind: 'local' as const } : { kind: 'bot' as const, level: 'otto' as const }),
  }));
}

/** A random game as it is saved. */
export function randomSaved(seed: string, cards: number, changes: Partial<SavedSnapBack> = {}): SavedSnapBack {
  const { record: { seats, dice, events }, game } = randomGame(seed, cards);
  const players = playersCalled(seats, Math.min(seats.length, agreement.of.limits.people));
  return savedGame(seed, players, dice, events, { ended: game.over ? 'trueSix' : null, ...changes });
}

/** A game that was opened, of these cards: no word gives them. */
export function dealtGame(
  cards: readonly Rank[], players: readonly SnapBackPlayer[], events: readonly GameEvent[], changes: Partial<SavedSnapBack> = {},
): OpenedSnapBack {
  const saved = savedGame('dealt', players, 3, events, { deal: { word: 'dealt', cards }, ...changes });
  return { saved, replayed: replayed(rules, saved) };
}

/** What happened in a game as it is saved, every call after a second. */
export function savedGame(
  seed: string, players: readonly SnapBackPlayer[], dice: Die, events: readonly GameEvent[], changes: Partial<SavedSnapBack> = {},
): SavedSnapBack {
  return {
    id: `game ${seed}`, seed, luck: players.map((_, seat) => `game ${seed}:${seat}`),
    setup: { ...USUAL_TERMS, players, dice }, events, played: events.length * 2500,
    callTimes: events.filter(([kind]) => kind === 'call').map(() => 1000), ended: null, startedAt: 1_000_000, savedAt: 2_000_000,
    ...changes,
  };
}
