/** What is agreed in each game with a card, and in the mock: for tests of what every game's page does with it. */
import { agreement as aggravation } from '../../src/games/aggravation/kept/savedGame';
import { agreement as california } from '../../src/games/californiaSpeed/kept/savedGame';
import { agreement as salute } from '../../src/games/salute/kept/setup';
import { agreement as snap } from '../../src/games/snap/kept/setup';
import { agreement as ratscrew } from '../../src/games/ratscrew/kept/setup';
import { agreement as slapjack } from '../../src/games/slapjack/kept/setup';
import { agreement as cash } from '../../src/games/cash/kept/setup';
import { agreement as speed } from '../../src/games/speed/kept/savedGame';
import { pig, spoons } from '../../src/games/spoons/kept/savedGame';
import { agreement as snapBack } from '../../src/games/snapBack/kept/setup';
import { agreement as window } from '../../src/games/window/kept/setup';
import type { AgreedTypes, Agreement } from '../../src/seats/agreement';
import { agreement as bell } from './bell/agreed';

export const AGREEMENTS = {
  cash, slapjack, ratscrew, salute, window, snap, spoons: spoons.agreement, pig: pig.agreement, 'california-speed': california,
  aggravation, speed,
  'snap-back': snapBack, bell,
} as unknown as Readonly<Record<string, Agreement<AgreedTypes>>>;
