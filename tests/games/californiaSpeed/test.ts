/** California Speed in the tests of the host. */
import { californiaGame, type CaliforniaTypes } from '../../../src/games/californiaSpeed/table/californiaGame';
import { rowsTest } from '../laying/rowsTest';

export const californiaTest = rowsTest<CaliforniaTypes>(californiaGame, (happening) =>
  (happening.type === 'dealt' ? happening.rows.flat() : []));
