/** What happens at a step of a replay, in sentences. */
import { say } from '../../../strings/say';
import { whoAre, whoIs, whomAll, type Cast } from '../../../strings/words/cast';
import type { EndedBy } from '../kept/savedGame';
import type { ReplayStep } from '../review/replaySteps';
import type { CallKind } from '../rules/game';
import type { SnapHappening } from '../rules/happening';
import { callNamed } from './calls';
import { cardName } from './cards';
import { endTold } from './after';

/** @param ended how the game ended, at its last step; null at every other */
export function storyOf(step: ReplayStep, cast: Cast, ended: EndedBy | null): readonly string[] {
  const { event, happenings, callers, view } = step;
  return [
    ...event === null ? [say('snap-story-start', whoIs(view.turn ?? 0, cast))] : [],
    ...callers.length === 0 ? [] : [say('snap-story-call', {
      count: callers.length, you: whoIs(callers[0]!, cast).you, who: whoAre(callers, cast), what: callNamed(event![0] as CallKind),
    })],
    ...happenings.flatMap((one, i) => happened(one, happenings.slice(0, i), happenings, cast)),
    ...fits(step),
    ...ended === 'stopped' ? [say('snap-story-stopped')] : [],
  ];
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

/**
 * Several who were wrong together are told of once, and what somebody pays is at its first card.
 * @param before what happened before it at the same step @param all all that happened there
 */
function happened(
  one: SnapHappening, before: readonly SnapHappening[], all: readonly SnapHappening[], cast: Cast,
): readonly string[] {
  switch (one.type) {
    case 'flipped': return [say('snap-story-flip', { ...whoIs(one.seat, cast), card: cardName(one.card) })];
    case 'turnedOver': return [say('snap-story-over', whoIs(one.seat, cast))];
    case 'took': return [say('snap-story-win', { ...whoIs(one.seat, cast), cards: one.cards })];
    case 'tied': return [say('snap-story-tied')];
    case 'wrong': return before.some(({ type }) => type === 'wrong') ? [] : [say('snap-story-wrong', { what: one.kind })];
    case 'pooled': return [say('snap-story-pooled', whoIs(one.seat, cast))];
    case 'out': return [say('snap-story-out', whoIs(one.seat, cast))];
    case 'paid': {
      const isTheirs = (other: SnapHappening): boolean => other.type === 'paid' && other.from === one.from;
      return before.some(isTheirs) ? [] : [say('snap-story-pays', { ...whoIs(one.from, cast), cards: all.filter(isTheirs).length })];
    }
    case 'ended': {
      const { by, winners } = one;
      if (by === 'draw') return [say('snap-story-draw', { names: whomAll(winners, cast) })];
      const won = winners.length > 1 ? `${endTold({ kind: by, winners }, cast)}.` : say('snap-story-won', whoIs(winners[0]!, cast));
      return by === 'flips' ? [say('snap-story-flips'), won] : [won];
    }
  }
}
