/** What happens at a step of a replay, in sentences. */
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import type { ReplayStep } from '../review/replaySteps';
import { FIRST_CARDS } from '../rules/cards';
import type { Reveal, Seat, SeatResult } from '../rules/game';
import type { Die } from '../rules/result';
import type { EndedBy } from '../rules/happening';
import { holdsText } from './table/prompts';
import { whoAre, whoIs, type Cast } from '../../../strings/words/cast';

/** A step in sentences. */
export interface Story {
  readonly told: readonly string[];
  /** What each seat showed at a reveal, for those who do not see it at the seats. */
  readonly seats: readonly string[];
}

/** @param ended how the game ended, at its last step; null at every other */
export function storyOf(step: ReplayStep, cast: Cast, ended: EndedBy | null): Story {
  const end = ended === null || ended === 'trueSix' ? [] : [say(`snap-back-story-${ended}`)];
  return { told: [...toldOf(step, cast), ...end], seats: step.reveal?.seats.map((result, seat) => showsTold(result, seat, cast)) ?? [] };
}

function toldOf({ event, reveal, dice, ...step }: ReplayStep, cast: Cast): readonly string[] {
  if (event === null) {
    const starts = startsTold(dice, cast);
    return [starts === null ? say('snap-back-story-start', { die: dice[0]! }) : say('snap-back-story-starts', { dice: starts })];
  }
  if (event[0] === 'call') return [callTold(step.callers, cast)];
  return reveal ? revealTold(reveal, cast) : cardTold(step);
}

function cardTold({ cards, shown, holds, missed }: Pick<ReplayStep, 'cards' | 'shown' | 'holds' | 'missed'>): readonly string[] {
  const told = { number: shown, rank: cards.at(-1)! };
  if (shown <= FIRST_CARDS) return [say('snap-back-story-card', told)];
  if (holds.length === 0) return [say('snap-back-story-none', told)];
  return [say('snap-back-story-match', { ...told, backs: list(holds) }), ...(missed ? [say('snap-back-story-uncalled')] : [])];
}

function callTold(callers: readonly Seat[], cast: Cast): string {
  const first = whoIs(callers[0]!, cast);
  return say('snap-back-story-call', { count: callers.length, you: first.you, who: whoAre(callers, cast) });
}

function revealTold({ holds, trueSix }: Reveal, cast: Cast): readonly string[] {
  return [
    holdsText(holds),
    ...(trueSix.length === 0 ? [] : [say('snap-back-story-six', { who: whoAre(trueSix, cast) })]),
  ];
}

/** What somebody showed, and what it did to their die. */
function showsTold({ claim, before, after }: SeatResult, seat: Seat, cast: Cast): string {
  const { you, name } = whoIs(seat, cast);
  return say('snap-back-story-seat', { you, name, claim, die: after, change: after > before ? 'up' : after < before ? 'down' : 'same' });
}

/** "Ann 2, Viola 4": what the dice showed at first; null where all began alike. */
export function startsTold(dice: readonly Die[], cast: Cast): string | null {
  return dice.every((die) => die === dice[0]) ? null
    : list(dice.map((die, seat) => say('snap-back-read-die', { name: whoIs(seat, cast).name, die })));
}
