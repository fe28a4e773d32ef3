/** What a review says of a move, on the card beside the board: whose it was, what was better, why, and what it cost. */
import { LEAST_TOLD } from '../../../review/band';
import { momentsAt, moveAt, type AnyMove } from '../../../review/findings/atStep';
import type { Moment } from '../../../review/moment';
import type { Report, ReviewPass } from '../../../review/report';
import { list } from '../../formats';
import { say } from '../../say';
import { capital } from '../grammar';
import { noteTold } from '../past/review';
import { eyeTold, lostTurnOf, whoIs, worthOf, type Cast } from './moments';
import { reasonTold } from './reason';

/** Something that is told on the card. */
export interface Told { readonly heading: string; readonly sentences: readonly string[] }

/** Which move it is: "Turn 23 of 76 · yours". */
export function moveName(move: AnyMove | null, all: number, cast: Cast): string {
  if (move === null) return say('verdict-deal');
  const whose = move.seat === cast.you ? say('verdict-yours') : whoIs(move.seat, cast).genitive;
  return say('verdict-move', { move: move.ply + 1, all, whose });
}

/** All that is told of the move that a step belongs to: of its tile first, then of what was seen or missed in it. */
export function moveTold(report: Report, step: number, cast: Cast): Told[] {
  const move = moveAt(report, step);
  if (move === null) return [{ heading: say('report-title'), sentences: [say('verdict-deal-told')] }];
  const seen = momentsAt(report, step).flatMap((moment) => eyeOf(moment, report.pass, cast));
  // Beside a run that was missed or taken, a tile that was well chosen is nothing to speak of.
  return seen.length > 0 && (move.verdict?.band ?? null) === null ? seen : [tileTold(move, report, cast), ...seen];
}

function eyeOf(moment: Moment, pass: ReviewPass, cast: Cast): Told[] {
  const told = eyeTold(moment, cast);
  return told === null ? [] : [{ ...told, sentences: [...told.sentences, ...worth(worthOf(moment), pass, cast, moment)] }];
}

/** What is told of the tile that was placed. */
function tileTold(move: AnyMove, { moves, moments, pass }: Report, cast: Cast): Told {
  const { tile, rack, verdict } = move;
  if (rack.length === 1) return { heading: say('verdict-last', { tile }), sentences: [] };
  if (verdict === null) return { heading: pass > 0 ? say('verdict-unjudged', { tile }) : say('verdict-waiting', { tile }), sentences: [] };
  const mind = !move.own && move.note ? [noteTold(move.note, cast.names)] : [];
  if (verdict.band === null) return { heading: say('verdict-sound', { tile }), sentences: mind };
  const better = say(`verdict-${verdict.band}`, { tile, better: verdict.better });
  const elsewhere = move.own && move.toldAt !== null ? moves[move.toldAt - 1] : undefined;
  if (elsewhere) return { heading: better, sentences: [say('verdict-again', { better: verdict.better, move: elsewhere.ply + 1 })] };
  const reason = verdict.reason === null ? [] : reasonTold(verdict.reason, tile, move.seat === cast.you);
  const why = [...reason, ...mind, ...worth(move.own ? -verdict.loss : broughtBy(move.step, moments), pass, cast)];
  if (!move.own || move.forgot === null) return { heading: better, sentences: why };
  const { tile: gone, gone: { tiles, by } } = move.forgot;
  const { you, name } = whoIs(move.seat, cast);
  const taker = { taker: by === cast.you ? 'you' as const : 'other' as const, by: capital(whoIs(by, cast).name) };
  return {
    heading: say('verdict-memory', { you, name, gone }),
    sentences: [say('verdict-gone', { ...taker, tiles: list(tiles.filter((other) => other !== gone)) }), better, ...why],
  };
}

/** What another's slip brought the person: less than it cost them, where there are more players. */
function broughtBy(step: number, moments: readonly Moment[]): number | null {
  return moments.find((moment) => moment.kind === 'othersChoice' && moment.step === step)?.points ?? null;
}

/**
 * What it cost or brought the person, where that can be told: no number is told before it is known for good. Beside a turn that a call
 * cost, what goes the other way is told as such: "That cost you a turn. Even so, your chance of winning rose by 41%."
 */
function worth(points: number | null, pass: ReviewPass, cast: Cast, moment: Moment | null = null): string[] {
  if (pass < 2 || points === null || Math.abs(points) < LEAST_TOLD) return [];
  const { you, genitive } = whoIs(cast.person, cast);
  const told = { you, genitive, points: Math.round(Math.abs(points)) };
  const turn = moment === null ? null : lostTurnOf(moment);
  if (turn !== null && (turn.seat === cast.person) === (points > 0)) {
    return [points < 0 ? say('verdict-cost-still', told) : say('verdict-brought-still', told)];
  }
  return [points < 0 ? say('verdict-cost', told) : say('verdict-brought', told)];
}
