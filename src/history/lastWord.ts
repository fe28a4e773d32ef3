/** Which character says what at the end of a game: by what really happened in it, and in the same game always the same. */
import type { LevelName } from '../ai/levelNames';
import type { Tile } from '../rules/board';
import { fraction, randomFrom } from '../chance/chance';
import type { Seat } from '../rules/position';
import type { LastWord, RunEnds, WordFact } from './endView';
import type { SeatFacts } from './gameFacts';

/** So many tiles at once are worth a word. */
const BIG = 6;
/** Who is no more tiles behind or ahead has come close. */
const CLOSE = 3;

/** What the choice hangs on. */
export interface WordOf {
  /** By seat. */
  readonly facts: readonly SeatFacts[];
  readonly levels: readonly (LevelName | null)[];
  readonly winners: readonly Seat[];
  /** A word that belongs to the game: two games with the same facts may still be told of differently. */
  readonly game: string;
}

/** The word of the winner, where a computer has won; else of the computer that came nearest. Null where none played. */
export function lastWordOf({ facts, levels, winners, game }: WordOf): LastWord | null {
  const bots = levels.flatMap((level, seat) => (level === null ? [] : { seat, level, tiles: facts[seat]?.tiles ?? 0 }));
  const speaker = bots.toSorted((a, b) => b.tiles - a.tiles || a.seat - b.seat)[0];
  if (!speaker) return null;
  const { seat, level } = speaker;
  const isPerson = (other: Seat): boolean => levels[other] === null;
  const told = winners.includes(seat)
    ? winners.some(isPerson) ? [{ outcome: 'tied' } as const] : wonBy(seat, facts, isPerson)
    : lostBy(seat, facts, winners);
  return { seat, level, fact: oneOf(told, game) };
}

/** What can be said of a defeat; something always can. */
function lostBy(seat: Seat, facts: readonly SeatFacts[], winners: readonly Seat[]): WordFact[] {
  const own = facts[seat]!;
  const missed = own.made.filter(({ called }) => !called).toSorted((a, b) => b.tiles.length - a.tiles.length)[0];
  const big = Math.max(0, ...winners.flatMap((winner) => facts[winner]!.hauls.map(({ tiles }) => tiles)));
  const behind = facts[winners[0]!]!.tiles - own.tiles;
  const fitting: WordFact[] = [
    ...(missed ? [{ outcome: 'lost', about: 'missed', run: endsOf(missed.line) } as const] : []),
    ...(own.vain > 0 ? [{ outcome: 'lost', about: 'vain' } as const] : []),
    ...(big >= BIG ? [{ outcome: 'lost', about: 'big', tiles: big } as const] : []),
    ...(behind <= CLOSE ? [{ outcome: 'lost', about: 'close' } as const] : []),
  ];
  return fitting.length > 0 ? fitting : [{ outcome: 'lost', about: 'plain' }];
}

/** What can be said of a win. */
function wonBy(seat: Seat, facts: readonly SeatFacts[], isPerson: (seat: Seat) => boolean): WordFact[] {
  const own = facts[seat]!;
  const claimed = own.claimed.find(({ from }) => isPerson(from));
  const big = Math.max(0, ...own.hauls.map(({ tiles }) => tiles));
  const ahead = own.tiles - Math.max(0, ...facts.flatMap(({ tiles }, other) => (other === seat ? [] : tiles)));
  const fitting: WordFact[] = [
    ...(claimed ? [{ outcome: 'won', about: 'claimed', run: endsOf(claimed.line) } as const] : []),
    ...(big >= BIG ? [{ outcome: 'won', about: 'big', tiles: big } as const] : []),
    ...(ahead <= CLOSE ? [{ outcome: 'won', about: 'close' } as const] : []),
  ];
  return fitting.length > 0 ? fitting : [{ outcome: 'won', about: 'plain' }];
}

/** The lower end first: a line that rises to the right is told like all others. */
function endsOf(line: readonly Tile[]): RunEnds {
  return [Math.min(...line), Math.max(...line)];
}

function oneOf(facts: readonly WordFact[], game: string): WordFact {
  return facts[Math.floor(fraction(randomFrom(`last word:${game}`)) * facts.length)]!;
}
