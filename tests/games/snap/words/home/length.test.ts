/** How long a game of Snap is said to last: the same on its card and beneath Play. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../../../src/games/catalogue';
import { USUAL_TERMS, type SnapSetup } from '../../../../../src/games/snap/kept/setup';
import { homeParts } from '../../../../helpers/snap/snap';

const seats = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `Ann ${i}`, kind: 'local' as const }));
const lengthText = (agreed: Pick<SnapSetup, 'table'> & { readonly seats: ReturnType<typeof seats> }) =>
  homeParts.lasts!({ ...agreed, players: agreed.seats } as unknown as SnapSetup);

test('the usual game lasts as long as its card says, and two packs twice as long', () => {
  expect(lengthText({ table: USUAL_TERMS.table, seats: seats(2) })).toBe(`about ${CATALOGUE.snap.minutes} minutes`);
  expect(lengthText({ table: USUAL_TERMS.table, seats: seats(5) })).toBe(`about ${2 * CATALOGUE.snap.minutes} minutes`);
  expect(lengthText({ table: 'A', seats: seats(2) })).toBe('about 2 minutes');
});
