/** Games of Through the Window for tests: set-ups, begun games, and games played by chance. */
import type { SavedGame } from '../../../src/contract/contract';
import { fraction, randomFrom } from '../../../src/chance/chance';
import { shuffledPacks } from '../../../src/cards/pack';
import { storage, type KeptWindow } from '../../../src/games/window/kept/savedGame';
import type { WindowAgreed } from '../../../src/games/window/kept/setup';
import {
  apply, faultOf, startGame, type Letters, type WindowEvent, type WindowGame, type WindowHappening,
} from '../../../src/games/window/rules/game';
import { everydayNouns } from '../../../src/games/window/lists/nouns';
import { MARKS } from '../../../src/seats/marks';
import type { Character } from '../../../src/setup/players';

type Setup = WindowAgreed['Setup'];
export type Who = 'local' | 'remote' | Character;

/** A set-up of people and characters. */
export function setupOf(who: readonly Who[], letters: Letters = 'en'): Setup {
  return {
    letters, time: 6000, players: who.map((one, i) => ({
      name: `Seat ${i}`, shape: MARKS[i]!, ...one === 'local' || one === 'remote' ? { kind: one } : { kind: 'bot', level: one },
    })),
  };
}

/** A game of theirs before its first event. */
export function begun(setup: Setup, seed = 'mango'): SavedGame<KeptWindow> {
  let words = 0;
  return storage.begin({ freshWord: () => `${seed} ${words += 1}`, today: () => 0 }, setup, seed);
}

export interface Played {
  readonly deck: WindowGame['rest'];
  readonly dealer: number;
  readonly events: readonly WindowEvent[];
  readonly game: WindowGame;
}

/** Plays a whole game by chance: turns, calls, words right and wrong. @param step is told of each event */
export function randomGame(
  seed: string, step: (before: WindowGame, event: WindowEvent, after: WindowGame, told: readonly WindowHappening[]) => void = () => {},
): Played & { readonly seats: number; readonly letters: Letters } {
  const random = randomFrom(seed);
  const chance = (): number => fraction(random);
  const below = (n: number): number => Math.floor(chance() * n);
  const [seats, letters] = [3 + below(11), chance() < 0.5 ? 'en' as const : 'sv' as const];
  const [deck, dealer] = [shuffledPacks(1, seed), below(seats)];
  let game = startGame(letters, seats, { deck, dealer });
  const events: WindowEvent[] = [];
  while (!game.over) {
    const event = nextEvent(game, chance, below);
    const outcome = apply(game, event);
    if (!outcome.ok) throw new Error(`${seed}: ${JSON.stringify(event)} is ${outcome.code}`);
    step(game, event, outcome.state, outcome.happenings);
    events.push(event);
    game = outcome.state;
  }
  return { deck, dealer, events, game, seats, letters };
}

function nextEvent(game: WindowGame, chance: () => number, below: (n: number) => number): WindowEvent {
  const { open, queue, wrong, won, turn, letters } = game;
  if (open === null) return ['turn', turn];
  const free = won.flatMap((_, seat) => (queue.includes(seat) || wrong.includes(seat) ? [] : [seat]));
  if (queue.length === 0 && (free.length === 0 || chance() < 0.1)) return ['aside', null];
  if (free.length > 0 && (queue.length === 0 || chance() < 0.3)) return ['call', free[below(free.length)]!];
  const words = everydayNouns(letters, ['t', 's', 'k'][below(3)]!);
  const word = chance() < 0.1 ? '' : words[below(12)]!;
  const fault = faultOf(game, word);
  return ['word', queue[0]!, word, fault ?? (['list', 'agreed', 'unknown'] as const)[below(3)]!];
}
