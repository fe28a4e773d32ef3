/** What is told of those who run out of cards and come back, in games at which one pile is slapped. Chooses messages. */
import { say } from '../../../strings/say';
import type { SlapsOwn } from '../rules/slaps/slaps';
import type { PilesTypes } from '../rules/family';
import type { PilesWords } from './ofGame';

export const slapsOwn: PilesWords<PilesTypes & { readonly Own: SlapsOwn }>['own'] = {
  ranOut: { sound: 'lostMove', told: (who) => say('piles-told-ran-out', who), story: (who) => say('piles-story-ran-out', who) },
  cameBack: { sound: 'setDown', told: (who) => say('piles-told-came-back', who), story: (who) => say('piles-story-came-back', who) },
  gathered: { sound: 'gathered', told: (who) => say('piles-told-gathered', who), story: (who) => say('piles-story-gathered', who) },
};
