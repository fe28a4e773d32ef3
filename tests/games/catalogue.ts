/** The games that the tests of the host play. The only list of them. */
import type { GameTypes } from '../../src/contract/contract';
import { bellTest } from './bell/test';
import { aggravationTest } from './aggravation/test';
import { californiaTest } from './californiaSpeed/test';
import { twinsTest } from './piles/test';
import { ratscrewTest } from './ratscrew/test';
import { saluteTest } from './salute/test';
import { slapjackTest } from './slapjack/test';
import { cashTest } from './cash/test';
import { snagTest } from './snag/test';
import { speedTest } from './speed/test';
import { snapTest } from './snap/test';
import { snapBackTest } from './snapBack/test';
import { windowTest } from './window/test';
import { pigTest, spoonsTest } from './spoons/test';
import type { TestGame } from './testGame';

export const CATALOGUE: readonly TestGame<GameTypes>[] = [
  bellTest, twinsTest, slapjackTest, ratscrewTest, saluteTest, windowTest, snapTest, spoonsTest, pigTest, cashTest, californiaTest,
  aggravationTest, speedTest, snapBackTest, snagTest,
];
