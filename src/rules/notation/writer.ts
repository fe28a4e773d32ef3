/** Writes a game as text that people can read, one move a line, and that `readText` reads back in. */
import { HEADS, LAST_CHANCE, RESULT, TEXT_VERSION, TITLE, labelsOf, spelled } from './notation';
import type { Happening, Seat, TakenRun } from '../position';
import { replay, type GameRecord, type GameResult, type Replayed } from '../record';

/**
 * The game as text: a head that says what was agreed and dealt, a line for each move, and the result.
 * @throws when the record breaks a rule: one that was read or played cannot
 */
export function writeText(record: GameRecord): string {
  const replayed = replay(record);
  if (!replayed.ok) throw new Error(`a record of this game's own does not replay: ${JSON.stringify(replayed.refusal)}`);
  const { head, moves, result } = textOf(replayed);
  return `${[...head, '', ...moves, '', result].join('\n')}\n`;
}

/** The lines of a game's text, without the empty ones between its parts. */
export interface GameText { readonly head: readonly string[]; readonly moves: readonly string[]; readonly result: string }

/** What the text of a game that was replayed says. The reader compares with it what it was given. */
export function textOf({ record, happenings, result }: Replayed): GameText {
  const labels = labelsOf(record.seats);
  return { head: headOf(record, labels), moves: movesOf(record, happenings, labels), result: resultLine(result, labels) };
}

function headOf({ rules, starter, seed, deal }: GameRecord, labels: readonly string[]): string[] {
  const agreed = [
    `calls ${rules.calls}`, `false call ${rules.falseCall}`, `claim ${rules.claimCostsMove ? 'costs' : 'leaves'} the move`,
    `missed run ${rules.missedRun}`,
  ];
  return [
    `${TITLE} ${TEXT_VERSION}`,
    `${HEADS.rules} ${agreed.join(', ')}`,
    `${HEADS.players} ${labels.join(', ')}`,
    `${HEADS.starter} ${labels[starter]}`,
    ...(seed === undefined ? [] : [`${HEADS.seed} ${spelled(seed)}`]),
    `${HEADS.deal} ${deal.join(' ')}`,
  ];
}

/** What the text tells. Whose turn it is follows from the next line, and that the game is over from the result. */
type Told = Exclude<Happening, { type: 'over' | 'turn' }>;

/** A line for each tile placed, with all that happens until the next; and one for the calls after the last move. */
function movesOf({ events, rules }: GameRecord, happenings: Replayed['happenings'], labels: readonly string[]): string[] {
  const lines: { readonly head: string; readonly told: Told[] }[] = [];
  let over = false;
  for (const [number, [kind]] of events.entries()) {
    if (kind === 'place') lines.push({ head: `${lines.length + 1}.`, told: [] });
    else if (over && lines.at(-1)?.head !== LAST_CHANCE) lines.push({ head: LAST_CHANCE, told: [] });
    for (const happening of happenings[number] ?? []) {
      if (happening.type === 'over') over = true;
      else if (happening.type !== 'turn') lines.at(-1)?.told.push(happening);
    }
  }
  const taking = rules.calls === 'automatic' ? 'takes' : 'SNAG';
  return lines.map(({ head, told }) => head + told.map((happening, i) =>
    link(happening, told[i - 1], labels) + phrase(happening, taking, labels)).join(''));
}

/** What stands between two things told: the name too, where it is another player's turn to be told of. */
function link({ seat, type }: Told, before: Told | undefined, labels: readonly string[]): string {
  if (before?.seat !== seat) return `${before ? ';' : ''} ${labels[seat]} `;
  // Whoever places and calls does so in one breath: `Ann 44 SNAG 34-44-54-64 (+4)`.
  return type === 'snagged' && before.type === 'placed' ? ' ' : ', ';
}

/** What a seat did, without its name. */
function phrase(happening: Told, taking: 'takes' | 'SNAG', labels: readonly string[]): string {
  switch (happening.type) {
    case 'placed': return String(happening.tile);
    case 'drew': return `draws ${happening.tile ?? 'nothing'}`;
    case 'lostMove': return 'loses this move';
    case 'snagged': {
      const { seat, runs, tiles, costsMove } = happening;
      const lines = runs.map((run) => `${run.squares.join('-')}${origin(run, seat, labels)}`);
      return `${taking} ${lines.join(' and ')} (+${tiles.length}${costsMove ? ', costs the move' : ''})`;
    }
    case 'falseCall': {
      const paid = happening.paid.map(({ to, tile }) => `${tile} to ${labels[to]}`).join(' and ') || 'nothing';
      return `false SNAG (${{ none: 'no penalty', 'lose-move': 'loses a move', 'pay-tile': `pays ${paid}` }[happening.penalty]})`;
    }
  }
}

/** Whose a run was, where it was not the caller's own. */
function origin({ maker, missed }: TakenRun, caller: Seat, labels: readonly string[]): string {
  if (missed) return ` missed by ${labels[maker]}`;
  return maker === caller ? '' : ` made by ${labels[maker]}`;
}

function resultLine({ tiles, board, mover }: GameResult, labels: readonly string[]): string {
  const won = tiles.map((count, seat) => `${labels[seat]} ${count}`).join(', ');
  return `${RESULT} ${won}; left on the board: ${board.join(' ') || 'nothing'}${mover === null ? '' : `; ${labels[mover]} to move`}`;
}
