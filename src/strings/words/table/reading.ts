/** What is read aloud of the table when somebody asks for it: in few words, and never that a run is there to be called. */
import type { Tile } from '../../../rules/board';
import type { Reading, ReadLine } from '../../reading';
import { say } from '../../say';
import type { TimeTold } from '../../timeTold';
import { inside, shownName, subject } from '../grammar';
import { remarkText } from './remark';
import { yesNo, type YesNo } from '../yesNo';

/** What is read, as it is spoken: "Row 3, 22 to 29: tiles 22, 23, 24; gaps 25 to 29." */
export function readingText(reading: Reading): string {
  switch (reading.kind) {
    case 'row': return say('reading-row', { number: reading.number, ...told(reading.line) });
    case 'column': return say('reading-column', { number: reading.number, ...told(reading.line) });
    case 'diagonals': return `${say('reading-diagonal-down', told(reading.down))} ${say('reading-diagonal-up', told(reading.up))}`;
    case 'board': return boardTold(reading);
    case 'score': return scoreTold(reading);
    case 'time': return timeLeftTold(reading);
    case 'rack': return rackTold(reading);
  }
}

interface LineTold { readonly first: Tile; readonly last: Tile; readonly parts: string }

/** "22 to 29: tiles 22, 23, 24; gaps 25 to 29." */
function told({ squares, tiles, gaps, gone }: ReadLine): LineTold {
  const parts = [tiles.length === 0 ? say('reading-no-tiles') : say('reading-tiles', { tiles: tiles.join(', '), count: tiles.length })];
  if (tiles.length > 0 || gone.length > 0) {
    parts.push(gaps.length === 0 ? say('reading-no-gaps') : say('reading-gaps', { squares: shortened(gaps, squares), count: gaps.length }));
  }
  if (gone.length > 0) parts.push(say('reading-gone', { squares: shortened(gone, squares) }));
  return { first: squares[0] ?? 0, last: squares.at(-1) ?? 0, parts: parts.join('; ') };
}

/** Squares of a line, with three and more that follow each other drawn together: "21, 25 to 28". */
function shortened(some: readonly Tile[], squares: readonly Tile[]): string {
  const groups: Tile[][] = [];
  for (const square of some) {
    const last = groups.at(-1);
    if (last && squares.indexOf(square) === squares.indexOf(last.at(-1) ?? square) + 1) last.push(square);
    else groups.push([square]);
  }
  return groups.map((group) => (group.length < 3 ? group.join(', ')
    : say('reading-range', { first: group[0] ?? 0, last: group.at(-1) ?? 0 }))).join(', ');
}

function boardTold({ rows }: Reading & { kind: 'board' }): string {
  if (rows.length === 0) return say('reading-board-empty');
  const count = rows.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const lines = rows.map(({ row, tiles }) => say('reading-board-row', { number: row, tiles: tiles.join(', ') }));
  return [say('reading-board', { count }), ...lines].join(' ');
}

/** Whose turn it is comes first: it is what is asked for most. */
function scoreTold({ seats, pile, now, seconds, said }: Reading & { kind: 'score' }): string {
  const counts = seats.map(({ name, you, won }, i) =>
    say('reading-seat', { name: i === 0 ? subject(name, you) : inside(name, you), count: won }));
  return [
    ...nowTold(seats, now), ...(seconds === null ? [] : [say('reading-left', { count: seconds })]),
    say('reading-seats', { seats: counts.join(', ') }),
    ...seats.filter(({ owes }) => owes).map((seat) => say('reading-owes', toldOf(seat))),
    ...(now === 'playing' ? [say('reading-pile', { count: pile })] : []),
    ...(said ? [say('reading-said', { name: shownName(said.name), quoted: say('word-quoted', { text: remarkText(said.remark) }) })] : []),
  ].join(' ');
}

type Score = Reading & { kind: 'score' };

/** How the game stands, or whose turn it is. */
function nowTold(seats: Score['seats'], now: Score['now']): string[] {
  if (now !== 'playing') return [say(NOW[now])];
  const mover = seats.find(({ moves }) => moves);
  return mover === undefined ? [] : [say('reading-turn', toldOf(mover))];
}

const NOW = {
  order: 'reading-order', lastChance: 'reading-last-chance', over: 'reading-over', paused: 'reading-paused',
} as const;

function toldOf({ name, you }: Score['seats'][number]): { readonly you: YesNo; readonly name: string } {
  return { you: yesNo(you), name: shownName(name) };
}

function timeLeftTold({ name, seconds }: Reading & { kind: 'time' }): string {
  if (seconds === null) return say('reading-no-time');
  return name === null ? say('reading-left', { count: seconds }) : say('reading-left-for', { name: shownName(name), count: seconds });
}

function rackTold({ tiles, faceDown }: Reading & { kind: 'rack' }): string {
  if (faceDown > 0) return say('reading-rack-hidden');
  return tiles.length === 0 ? say('reading-rack-empty') : say('reading-rack', { tiles: tiles.join(', ') });
}

/** The time to call while it runs: "5 seconds to call.", "Bo, 5 seconds to call.", "Last chance: 5 seconds to call.", "2 seconds left." */
export function timeText(time: TimeTold): string {
  const count = time.seconds;
  if (time.kind === 'left') return say('reading-left', { count });
  if (time.lastChance) return say('reading-clock-last-chance', { count });
  return time.name === null ? say('reading-clock-starts', { count })
    : say('reading-clock-starts-for', { name: shownName(time.name), count });
}
