/** What happens at a step of a replay, in sentences. */
import type { StepTold } from '../../../shell/after/told';
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import type { ReplayStep } from '../review/replaySteps';
import { FIRST_CARDS } from '../rules/cards';
import type { Die } from '../rules/result';
import type { EndedBy } from '../rules/happening';
import { holdsText } from './table/prompts';
import { whoAre, whoIs, type Cast } from '../../../strings/words/cast';

/** A step in sentences, and what each showed at a reveal. @param ended how the game ended, at its last step; null at every other */
export function storyOf(step: ReplayStep, cast: Cast, ended: EndedBy | null): Required<StepTold> {
  const end = ended === null || ended === 'trueSix' ? [] : [say(`snap-back-story-${ended}`)];
  return {
    told: [...toldOf(step, cast), ...end],
    heard: step.reveal?.seats.map(({ claim, before, after }, seat) => say('snap-back-story-seat', {
      ...whoIs(seat, cast), claim, die: after, change: after > before ? 'up' : after < before ? 'down' : 'same',
    })) ?? [],
  };
}

function toldOf({ event, reveal, dice, callers, ...step }: ReplayStep, cast: Cast): readonly string[] {
  if (event === null) {
    const starts = startsTold(dice, cast);
    return [starts === null ? say('snap-back-story-start', { die: dice[0]! }) : say('snap-back-story-starts', { dice: starts })];
  }
  if (event[0] === 'call') {
    return [say('snap-back-story-call', { count: callers.length, you: whoIs(callers[0]!, cast).you, who: whoAre(callers, cast) })];
  }
  if (reveal === null) return cardTold(step);
  const six = reveal.trueSix.length === 0 ? [] : [say('snap-back-story-six', { who: whoAre(reveal.trueSix, cast) })];
  return [holdsText(reveal.holds), ...six];
}

function cardTold({ cards, shown, holds, missed }: Pick<ReplayStep, 'cards' | 'shown' | 'holds' | 'missed'>): readonly string[] {
  const told = { number: shown, rank: cards.at(-1)! };
  if (shown <= FIRST_CARDS) return [say('snap-back-story-card', told)];
  if (holds.length === 0) return [say('snap-back-story-none', told)];
  return [say('snap-back-story-match', { ...told, backs: list(holds) }), ...missed ? [say('snap-back-story-uncalled')] : []];
}

/** "Ann 2, Viola 4": what the dice showed at first; null where all began alike. */
export function startsTold(dice: readonly Die[], cast: Cast): string | null {
  return dice.every((die) => die === dice[0]) ? null
    : list(dice.map((die, seat) => say('snap-back-read-die', { name: whoIs(seat, cast).name, die })));
}
