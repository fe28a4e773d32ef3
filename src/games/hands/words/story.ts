/** What happens at a step of a replay of a game with hands, as it is told. */
import type { StepTold } from '../../../shell/after/told';
import { say } from '../../../strings/say';
import { lines } from '../../../strings/words/lines';

/**
 * @param event what led to it; null: the game begins @param begins what is told then
 * @param told what happened @param ended how the game ended, at its last step; null at every other
 */
export function storyTold(event: unknown, begins: () => string, told: readonly string[], ended: string | null): StepTold {
  return { told: lines(event === null && begins(), ...told, ended === 'stopped' && say('hands-story-stopped')) };
}
