/** Which of the kept files is meant by what a page asks for. */
import { describe, expect, test } from 'vitest';
import { addressesOf, isGamePage } from '../../workers/offline/addresses';

const SCOPE = 'https://games.example/snag/';
const addresses = addressesOf(SCOPE, [
  { url: 'index.html', revision: 'a1' }, { url: 'table.html', revision: 'd4' }, { url: 'rescue.js', revision: 'b2' },
  { url: 'assets/index-xyz.js', revision: null },
]);

test('a file whose name is the same in each version is kept apart from that of another version', () => {
  expect(addresses.all()).toEqual([
    `${SCOPE}index.html?revision=a1`, `${SCOPE}table.html?revision=d4`, `${SCOPE}rescue.js?revision=b2`, `${SCOPE}assets/index-xyz.js`,
  ]);
  expect(addresses.keptAt({ url: 'index.html', revision: 'c3' })).toBe(`${SCOPE}index.html?revision=c3`);
});

describe('what is asked for', () => {
  test.each(['', 'index.html', '?play=ann,computer:ada&deal=monday', '?daily', '?learn=4', '?lang=sv', '?', '#top', '?revision=older'])(
    '"%s" is the page', (asked) => { expect(addresses.meant(`${SCOPE}${asked}`)).toBe(`${SCOPE}index.html?revision=a1`); },
  );
  test.each(['?table=KXNT', '?lang=sv&table=KXNT', '?table=', 'table.html', 'table.html?table=KXNT&whole=1'])(
    '"%s" is the phone’s page', (asked) => { expect(addresses.meant(`${SCOPE}${asked}`)).toBe(`${SCOPE}table.html?revision=d4`); },
  );
  test.each(['?table=KXNT&whole=1', '?whole=1', 'index.html?table=KXNT', '?play=table=KXNT', '#?table=KXNT'])(
    '"%s" is the page of the game', (asked) => { expect(addresses.meant(`${SCOPE}${asked}`)).toBe(`${SCOPE}index.html?revision=a1`); },
  );
  test('is a file, also of another version', () => {
    expect(addresses.meant(`${SCOPE}rescue.js`)).toBe(`${SCOPE}rescue.js?revision=b2`);
    expect(addresses.meant(`${SCOPE}assets/index-xyz.js`)).toBe(`${SCOPE}assets/index-xyz.js`);
    expect(addresses.meant(`${SCOPE}assets/lessons-old.js?x`)).toBe(`${SCOPE}assets/lessons-old.js`);
  });
  test.each(['https://games.example/', 'https://games.example/snag', `${SCOPE}nothing`, `${SCOPE}sw.js`, 'https://other.example/snag/'])(
    '%s is for the server', (asked) => { expect(addresses.meant(asked)).toBeNull(); },
  );
});

test("the game's own page is told from what lies beside it", () => {
  for (const own of ['', '?play=ann,computer', 'index.html', '#x', 'table.html?table=KXNT']) {
    expect(isGamePage(SCOPE, `${SCOPE}${own}`)).toBe(true);
  }
  for (const other of [`${SCOPE}licences.txt`, 'https://games.example/', `${SCOPE}deeper/`]) expect(isGamePage(SCOPE, other)).toBe(false);
});
