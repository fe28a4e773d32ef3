/** What the page of a challenge is drawn from. */
import type { Challenge } from '../../setup/challenge';

/** Its setup is that of the game as it is played here: at one's own pace, in the friend's place whoever plays here. */
export interface ChallengeModel extends Challenge {
  readonly kind: 'challenge';
  /** The link that it came with: a reload reads it again. */
  readonly link: string;
}
