/** What is read aloud of the table when somebody asks for it: in few words, and never that a run is there to be called. */
import type { Tile } from '../../../rules/board';
import type { Reading, ReadingName, ReadLine } from '../../reading';
import { secondCount, tileCount } from '../grammar';

/** The buttons that read, in a bar of their own behind the board. */
export const READ_ALOUD = 'Read aloud';
export const READING_NAMES: Readonly<Record<ReadingName, string>> = {
  row: 'Row', column: 'Column', diagonals: 'Diagonals', board: 'Tiles on the board', score: 'Score and move', time: 'Time',
};

/** What is read, as it is spoken: "Row 3, 22 to 29: tiles 22, 23, 24; gaps 25 to 29." */
export function readingText(reading: Reading): string {
  switch (reading.kind) {
    case 'row': return `Row ${reading.number}, ${told(reading.line)}`;
    case 'column': return `Column ${reading.number}, ${told(reading.line)}`;
    case 'diagonals': return `Diagonal down, ${told(reading.down)} Diagonal up, ${told(reading.up)}`;
    case 'board': return boardTold(reading);
    case 'score': return scoreTold(reading);
    case 'time': return timeLeftTold(reading);
    case 'rack': return rackTold(reading);
  }
}

/** "22 to 29: tiles 22, 23, 24; gaps 25 to 29." */
function told({ squares, tiles, gaps, gone }: ReadLine): string {
  const parts = [
    tiles.length === 0 ? 'no tiles' : `tiles ${tiles.join(', ')}`,
    ...(tiles.length === 0 && gone.length === 0 ? [] : [gaps.length === 0 ? 'no gaps' : `gaps ${shortened(gaps, squares)}`]),
    ...(gone.length === 0 ? [] : [`gone for good ${shortened(gone, squares)}`]),
  ];
  return `${squares[0]} to ${squares.at(-1)}: ${parts.join('; ')}.`;
}

/** Squares of a line, with three and more that follow each other drawn together: "21, 25 to 28". */
function shortened(some: readonly Tile[], squares: readonly Tile[]): string {
  const groups: Tile[][] = [];
  for (const square of some) {
    const last = groups.at(-1);
    if (last && squares.indexOf(square) === squares.indexOf(last.at(-1) ?? square) + 1) last.push(square);
    else groups.push([square]);
  }
  return groups.map((group) => (group.length < 3 ? group.join(', ') : `${group[0]} to ${group.at(-1)}`)).join(', ');
}

function boardTold({ rows }: Reading & { kind: 'board' }): string {
  if (rows.length === 0) return 'No tile lies on the board.';
  const count = rows.reduce((sum, { tiles }) => sum + tiles.length, 0);
  return `${tileCount(count)} on the board. ${rows.map(({ row, tiles }) => `Row ${row}: ${tiles.join(', ')}.`).join(' ')}`;
}

const NOW: Readonly<Record<(Reading & { kind: 'score' })['now'], string>> = {
  order: 'The order is being drawn.', playing: '', lastChance: 'Last chance to call.', over: 'The game is over.',
  paused: 'The game is paused.',
};

/** Whose move it is comes first: it is what is asked for most. */
function scoreTold({ seats, pile, now, seconds }: Reading & { kind: 'score' }): string {
  const mover = seats.find(({ moves }) => moves);
  const owing = seats.filter(({ owes }) => owes).map(({ name, you }) => (you ? 'You have' : `${name} has`) + ' a move to lose.');
  return [
    NOW[now], now === 'playing' && mover ? (mover.you ? 'Your move.' : `${mover.name} to move.`) : '',
    seconds === null ? '' : `${secondCount(seconds)} left.`,
    `${seats.map(({ name, you, won }, i) => `${!you ? name : i === 0 ? 'You' : 'you'} ${tileCount(won)}`).join(', ')}.`, ...owing,
    now === 'playing' ? `${tileCount(pile)} in the pile.` : '',
  ].filter((part) => part !== '').join(' ');
}

function timeLeftTold({ name, seconds }: Reading & { kind: 'time' }): string {
  if (seconds === null) return 'No time runs out now.';
  return name === null ? `${secondCount(seconds)} left.` : `${name}: ${secondCount(seconds)} left to call.`;
}

function rackTold({ tiles, faceDown }: Reading & { kind: 'rack' }): string {
  if (faceDown > 0) return 'Your tiles lie face down.';
  return tiles.length === 0 ? 'You have no tiles.' : `Your tiles: ${tiles.join(', ')}.`;
}
