/**
 * A slip that a review found becomes something to practise: a tile that was chosen badly a position of *Safe tile*, where it is one; a tile
 * that was counted on and gone a square of *Gone?*; a run that was not seen a landing of *Flash*. Pure, but for the judge that is asked.
 */
import type { Adviser, JudgedMove } from '../../ai/questions';
import type { Slip } from '../../review/found';
import type { Seat } from '../../rules/position';
import type { GameRecord } from '../../rules/record';
import { NO_PAST, pastWith, seatView, type SeatView } from '../../rules/seatView';
import { dealtOf, stepsOf } from '../../rules/steps';
import { flashAt } from '../flash/flash';
import { goneAt } from '../gone/gone';
import type { KeptSlip } from '../progress';
import type { Question, SafeQuestion, Source } from '../question';
import { fitOf } from '../safe/conditions';

/** A game in which somebody slipped: its id, its record, and where they sat. */
export interface SlippedGame { readonly id: string; readonly record: GameRecord; readonly seat: Seat }

/** Another look than the review's: what both find is no chance. */
const SEED = 'training';

/** How a slip of a game is named, in the training of whoever made it. */
export function slipId(game: string, { kind, step }: Pick<Slip, 'kind' | 'step'>): string {
  return `${kind}:${step}:${game}`;
}

/**
 * What there is to practise of a slip; null where nothing comes of it: several tiles were as good as the best, say, or a run lay there
 * before.
 * @param now milliseconds since 1970 @param adviser is asked about tiles only; rejects where it does
 */
export async function practiceOf(
  slip: Slip, game: SlippedGame, adviser: Pick<Adviser, 'judge'>, now: number,
): Promise<KeptSlip | null> {
  const made = await madeOf(slip, game, adviser);
  if (made === null) return null;
  const { ref } = made;
  return {
    id: slipId(game.id, slip), game: game.id, added: now, ref, card: null, ...(made.drill === 'safe' ? { position: made } : {}),
  };
}

async function madeOf(slip: Slip, { id, record, seat }: SlippedGame, adviser: Pick<Adviser, 'judge'>): Promise<Question | null> {
  const source: Source = { kind: 'own', game: id };
  switch (slip.kind) {
    case 'eye': {
      const event = landingOf(slip, record);
      return event === null ? null : flashAt(record, source, event);
    }
    case 'memory': return slip.forgot === null ? null : goneAt(record, source, slip.ply, slip.forgot);
    case 'choice': {
      const view = slip.tile === null ? null : viewBefore(record, slip.step - 1, seat);
      if (view === null || slip.tile === null || !view.rack.includes(slip.tile)) return null;
      return safeAt(view, await adviser.judge({ view, level: 'ada', seed: SEED, pass: 'second' }), slipId(id, slip));
    }
  }
}

/** A position of an own game as a question of *Safe tile*; null where it is none that can be asked. */
export function safeAt({ board, gone, rack, racks, seat }: SeatView, judged: JudgedMove, id: string): SafeQuestion | null {
  const fit = fitOf({ board, gone, rack }, judged);
  if ('unfit' in fit || judged.exact) return null;
  return {
    drill: 'safe', ref: { drill: 'safe', skill: `safe:${fit.danger}`, position: id }, seats: racks.length, seat, board, gone,
    choices: judged.tiles.map(({ tile, chance, reasons }) => ({ tile, chance, reasons })),
  };
}

/** The event that laid the last tile of a run that was missed; null where there is none, as for a false call. */
function landingOf({ step, tiles }: Slip, { events }: GameRecord): number | null {
  const event = events.findLastIndex(([kind, , tile], i) => i < step && kind === 'place' && tile !== undefined && tiles.includes(tile));
  return event === -1 ? null : event;
}

/** What a seat saw before an event in which it placed a tile; null where it did not. */
function viewBefore(record: GameRecord, event: number, seat: Seat): SeatView | null {
  const [kind, by] = record.events[event] ?? [];
  if (kind !== 'place' || by !== seat) return null;
  let position = dealtOf(record);
  let past = NO_PAST;
  for (const step of stepsOf({ ...record, events: record.events.slice(0, event) })) {
    position = step.position;
    past = step.happenings.reduce(pastWith, past);
  }
  return seatView(position, seat, past);
}
