/** Aggravation in the tests of the host. */
import { aggravationGame, type AggravationTypes } from '../../../src/games/aggravation/table/aggravationGame';
import { rowsTest } from '../laying/rowsTest';

export const aggravationTest = rowsTest<AggravationTypes>(aggravationGame, (happening) =>
  (happening.type === 'turned' ? happening.cards : []));
