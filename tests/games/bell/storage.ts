/** How games of Bell are kept. */
import { storageOf } from '../../../src/games/storageAdapter';
import { agreement } from './agreed';
import { bell } from './game';

export const storage = storageOf({ rules: bell, agreement });
