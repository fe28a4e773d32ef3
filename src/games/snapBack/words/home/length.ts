/** How long a game lasts, beneath Play. Chooses messages. */
import { say } from '../../../../strings/say';
import type { SnapBackSetup } from '../../kept/setup';

export function lengthText({ minutes }: Pick<SnapBackSetup, 'minutes'>): string {
  return minutes === null ? say('snap-back-lasts-endless') : say('snap-back-lasts', { minutes });
}
