/** Who starts, as it is shown: a computer by its face, a person by their mark, and always a way to go on at once. */
import { expect, test } from 'vitest';
import { PORTRAITS } from '../../../src/design/portraits';
import { layoutOf } from '../../../src/layout/layout';
import { orderResultTemplate } from '../../../src/ui/table/order/orderResult';
import { markup } from '../../helpers/markup';
import { setupOf, sit } from '../../helpers/sessions';

const LAYOUT = layoutOf({ width: 390, height: 844, seats: 2 });

function shown(starter: number): string {
  const { state } = sit(setupOf('ann computer:otto', { order: 'drawn' })).session;
  const order = { tiles: 24, picks: [], picker: null, starter };
  return markup(orderResultTemplate({ ...state(), order }, LAYOUT, { takeSeats() {} }));
}

test('it is a portrait and two words, and Continue stays for whoever is quicker', () => {
  const otto = shown(1);
  expect(otto).toContain('Computer 2 starts.');
  expect(otto).toContain(PORTRAITS.otto[0]!.d);
  expect(otto).toContain('Continue');
  const ann = shown(0);
  expect(ann).toContain('You start.');
  expect(ann).not.toContain('class=face');
  expect(ann).toContain('mark circle');
});
