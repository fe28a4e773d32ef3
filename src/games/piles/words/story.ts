/** What happens at a step of the replay of a game of piles, in sentences. */
import { say } from '../../../strings/say';
import { whoAre, whoIs, whomAll, type Cast } from '../../../strings/words/cast';
import { lines } from '../../../strings/words/lines';
import type { EndedPiles } from '../kept/saved';
import type { ReplayStep } from '../review/replaySteps';
import type { HappeningOf, PilesTypes } from '../rules/family';
import { isShared, type PilesHappening } from '../rules/happening';
import { endTold } from './after';
import { cardName } from './cards';
import { ownOf, type PilesWords } from './ofGame';

/** @param ended how the game ended, at its last step; null at every other */
export function storyOf<T extends PilesTypes>(
  words: PilesWords<T>, step: ReplayStep<T>, cast: Cast, ended: EndedPiles<T> | null,
): readonly string[] {
  const { event, happenings, callers, card, missed, view } = step;
  return lines(
    event === null && say('piles-story-start', whoIs(view.turn ?? 0, cast)),
    callers.length > 0 && say('piles-story-call', {
      deed: words.deed, what: words.call.named(event![0]),
      count: callers.length, you: whoIs(callers[0]!, cast).you, who: whoAre(callers, cast),
    }),
    ...happenings.flatMap((one, i) => happened(words, one, happenings.slice(0, i), happenings, cast)),
    // What the card that was turned can be called for, and whether anybody does.
    ...card === null ? [] : [...words.fits(step), missed && say('piles-story-uncalled', { deed: words.deed })],
    ended === 'stopped' && say('piles-story-stopped'),
  );
}

/**
 * Several who were wrong together are told of once, and what somebody pays is at its first card.
 * @param before what happened before it at the same step @param all all that happened there
 */
function happened<T extends PilesTypes>(
  words: PilesWords<T>, one: HappeningOf<T>, before: readonly HappeningOf<T>[], all: readonly HappeningOf<T>[], cast: Cast,
): readonly string[] {
  if (!isShared(one)) return [ownOf(words, one as T['Own']).story(whoIs(one.seat, cast))];
  switch (one.type) {
    case 'flipped': return lines(
      say('piles-story-flip', { ...whoIs(one.seat, cast), card: cardName(one.card) }), one.isDead === true && say('piles-story-dead'));
    case 'took': return [say('piles-story-win', { ...whoIs(one.seat, cast), cards: one.cards })];
    case 'tied': return [words.tied.story()];
    case 'wrong': return before.some(({ type }) => type === 'wrong') ? [] : [words.wrong(one.kind)];
    case 'out': return [say('piles-story-out', whoIs(one.seat, cast))];
    case 'paid': {
      const isTheirs = (other: HappeningOf<T>): boolean => isShared(other) && other.type === 'paid' && other.from === one.from;
      return before.some(isTheirs) ? [] : [say('piles-story-pays', { ...whoIs(one.from, cast), cards: all.filter(isTheirs).length })];
    }
    case 'ended': return ending(words, one, cast);
  }
}

function ending<T extends PilesTypes>(
  words: PilesWords<T>, { by, winners }: PilesHappening<T['Call'], T['End']> & { readonly type: 'ended' }, cast: Cast,
): readonly string[] {
  const more = words.ends[by];
  const told = more ? [more.story(whomAll(winners, cast))] : [];
  if (more?.isAll) return told;
  const won = winners.length > 1 ? `${endTold(words, { kind: by, winners }, cast)}.` : say('piles-story-won', whoIs(winners[0]!, cast));
  return [...told, won];
}
