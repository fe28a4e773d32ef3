/** What happens at a step of a replay, in sentences. */
import { say } from '../../../strings/say';
import type { ReplayStep } from '../review/replaySteps';
import type { SnapHappening } from '../rules/happening';
import type { CallKind, Seat } from '../rules/game';
import { callNamed } from './calls';
import { cardName } from './cards';
import { whoAre, whoIs, whomAll, type Cast } from '../../../strings/words/cast';

/** @param stopped whether the game was stopped at this step: its last */
export function storyOf(step: ReplayStep, cast: Cast, stopped: boolean): readonly string[] {
  return [...toldOf(step, cast), ...stopped ? [say('snap-story-stopped')] : []];
}

function toldOf(step: ReplayStep, cast: Cast): readonly string[] {
  const { event, happenings, callers, view } = step;
  if (event === null) {
    const { you, name } = whoIs(view.turn ?? 0, cast);
    return [say('snap-story-start', { you, name })];
  }
  const call = callers.length === 0 ? [] : [callTold(event[0] as CallKind, callers, cast)];
  return [...call, ...happenings.flatMap((one, i) => happened(one, cast, happenings.slice(0, i), happenings)), ...fits(step)];
}

function callTold(call: CallKind, callers: readonly Seat[], cast: Cast): string {
  const { you } = whoIs(callers[0]!, cast);
  return say('snap-story-call', { count: callers.length, you, who: whoAre(callers, cast), what: callNamed(call) });
}

/** What the card that was turned can be called for, and whether anybody does. */
function fits({ card, matching, potFits, poolsFit, missed }: ReplayStep): readonly string[] {
  if (card === null) return [];
  const fitting = potFits || poolsFit.length > 0;
  return [
    ...matching.length > 1 || (matching.length === 1 && !fitting) ? [say('snap-story-match')] : [],
    ...potFits ? [say('snap-story-pot')] : [],
    ...poolsFit.length > 0 ? [say('snap-story-pool')] : [],
    ...missed ? [say('snap-story-uncalled')] : [],
  ];
}

/** @param before what happened before it at the same step @param all all that happened there */
function happened(
  one: SnapHappening, cast: Cast, before: readonly SnapHappening[], all: readonly SnapHappening[],
): readonly string[] {
  switch (one.type) {
    case 'flipped': {
      const { you, name } = whoIs(one.seat, cast);
      return [say('snap-story-flip', { you, name, card: cardName(one.card) })];
    }
    case 'turnedOver': {
      const { you, genitive } = whoIs(one.seat, cast);
      return [say('snap-story-over', { you, genitive })];
    }
    case 'took': {
      const { you, name } = whoIs(one.seat, cast);
      return [say('snap-story-win', { you, name, cards: one.cards })];
    }
    case 'tied': return [say('snap-story-tied')];
    // Several who were wrong together are told of once.
    case 'wrong': return before.some(({ type }) => type === 'wrong') ? [] : [say('snap-story-wrong', { what: one.kind })];
    case 'pooled': {
      const { you, genitive } = whoIs(one.seat, cast);
      return [say('snap-story-pooled', { you, genitive })];
    }
    case 'out': {
      const { you, name } = whoIs(one.seat, cast);
      return [say('snap-story-out', { you, name })];
    }
    case 'ended': return endedTold(one, cast);
    case 'paid': return paidTold(one.from, cast, before, all);
  }
}

const paidBy = (seat: Seat) => (one: SnapHappening): boolean => one.type === 'paid' && one.from === seat;

/** What somebody pays for a wrong call, in one sentence at the first card of it. */
function paidTold(seat: Seat, cast: Cast, before: readonly SnapHappening[], all: readonly SnapHappening[]): readonly string[] {
  if (before.some(paidBy(seat))) return [];
  const { you, name } = whoIs(seat, cast);
  return [say('snap-story-pays', { you, name, cards: all.filter(paidBy(seat)).length })];
}

function endedTold({ by, winners }: Extract<SnapHappening, { type: 'ended' }>, cast: Cast): readonly string[] {
  if (by === 'draw') return [say('snap-story-draw', { names: whomAll(winners, cast) })];
  const over = by === 'flips' ? [say('snap-story-flips')] : [];
  if (winners.length > 1) return [...over, `${say('snap-after-draw', { names: whomAll(winners, cast) })}.`];
  const { you, name } = whoIs(winners[0]!, cast);
  return [...over, say('snap-story-won', { you, name })];
}
