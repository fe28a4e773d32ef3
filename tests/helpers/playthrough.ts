/**
 * Whole games as text that a person can check against the rules: what was agreed, one event a line with what came of it,
 * and now and then the board, the racks and the winnings. The text alone is enough to play the game again.
 */
import { CHART, squareAt } from '../../src/rules/board';
import { applyEvent, startGame } from '../../src/rules/game';
import type { HouseRules } from '../../src/rules/options';
import type { GameEvent, Happening, Position } from '../../src/rules/position';
import type { GameRecord } from '../../src/rules/record';
import { events } from './arranged';

/** After how many events the table is shown. */
const SHOW_EVERY = 16;

const list = (tiles: readonly number[]): string => tiles.join(' ') || 'none';

function notation(event: GameEvent): string {
  return event[0] === 'place' ? `${event[1]}:${event[2]}` : `${event[1]}${event[0] === 'snag' ? '!' : '-'}`;
}

function sentence(happening: Happening, names: readonly string[], fresh: Position['missed']): string {
  const name = (seat: number): string => names[seat] ?? '?';
  switch (happening.type) {
    case 'placed': return `${name(happening.seat)} places ${happening.tile}`;
    case 'drew': {
      const drew = happening.tile === null ? 'ends the move, the pile is used up' : `draws ${happening.tile} (${happening.pile} left)`;
      return `${name(happening.seat)} ${drew}${fresh.map(({ squares }) => `, and has missed ${list(squares)}`).join('')}`;
    }
    case 'snagged': {
      const whose = (run: (typeof happening.runs)[number]): string =>
        (run.missed ? ` missed by ${name(run.maker)}` : run.maker === happening.seat ? '' : ` made by ${name(run.maker)}`);
      const runs = happening.runs.map((run) => `${list(run.squares)} (${run.direction}${whose(run)})`);
      return `${name(happening.seat)} calls SNAG and takes ${happening.tiles.length}: ${runs.join(' + ')}`;
    }
    case 'falseCall': {
      const costs = {
        none: 'at no cost', 'lose-move': 'and loses a move',
        'pay-tile': `and pays ${happening.paid.map(({ to, tile }) => `${tile} to ${name(to)}`).join(', ') || 'nothing, having nothing'}`,
      };
      return `${name(happening.seat)} calls SNAG for nothing ${costs[happening.penalty]}`;
    }
    case 'lostMove': return `${name(happening.seat)} loses this move`;
    case 'turn': return `${name(happening.seat)} to move`;
    case 'over': return `all tiles are played: ${happening.tiles.map((tiles, seat) => `${name(seat)} ${tiles}`).join(', ')}`;
  }
}

/** The table as it lies: the board with a dot on each empty square, then every seat. */
function table(position: Position, names: readonly string[]): string[] {
  const rows = Array.from({ length: CHART }, (_, row) => Array.from({ length: CHART }, (__, column) => {
    const square = squareAt(row, column);
    return (square === null ? '' : position.board.includes(square) ? String(square) : '·').padStart(3);
  }).join('').trimEnd());
  return [
    '', ...rows.map((row) => `      ${row}`), '',
    ...names.map((name, seat) => `      ${name} holds ${list(position.racks[seat] ?? [])}; has won ${list(position.won[seat] ?? [])}`
      + `${position.owes[seat] === true ? '; has a move to lose' : ''}${position.mover === seat ? '; to move' : ''}`),
    ...position.missed.map(({ squares, maker }) => `      ${names[maker] ?? '?'} has missed ${list(squares)}`),
    `      ${position.pile.length} in the pile`, '',
  ];
}

/** The lines of a playthrough. Throws where an event is refused. */
export function render(game: GameRecord): string[] {
  const { rules, seats, starter, deal } = game;
  let position = startGame(rules, seats.length, starter, deal);
  const lines = [
    `deal: ${deal.join(' ')}`, `seats: ${seats.join(' ')}`, `starter: ${starter}`,
    ...Object.entries(rules).map(([rule, choice]) => `${rule}: ${choice}`),
    ...table(position, seats),
  ];
  for (const [number, event] of game.events.entries()) {
    const outcome = applyEvent(position, event);
    if (!outcome.ok) throw new Error(`event ${number} (${notation(event)}) is refused: ${outcome.refusal.code}`);
    position = outcome.position;
    const fresh = event[0] === 'draw' ? position.missed.filter((run) => run.fresh && run.maker === event[1]) : [];
    const told = outcome.happenings.map((happening) => sentence(happening, seats, fresh)).join('. ');
    lines.push(`${String(number).padStart(3)} ${notation(event).padEnd(5)} ${told}.`);
    if ((number + 1) % SHOW_EVERY === 0) lines.push(...table(position, seats));
  }
  return [...lines, ...table(position, seats)];
}

/** The game that a playthrough's text tells: its head, and the events as they are numbered. */
export function parse(text: string): GameRecord {
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const numbered = [...text.matchAll(/^ {0,2}\d+ (\S+)/gm)].map(([, event = '']) => event);
  const deal = field('deal').split(' ').map(Number);
  const rules = {
    calls: field('calls'), falseCall: field('falseCall'), claimCostsMove: field('claimCostsMove') === 'true', missedRun: field('missedRun'),
  } as HouseRules;
  return { seats: field('seats').split(' '), starter: Number(field('starter')), rules, deal, events: events(numbered.join(' ')) };
}
