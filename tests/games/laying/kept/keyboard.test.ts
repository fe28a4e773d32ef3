/** Two people at one keyboard play only once it has shown that it tells their keys apart; wherever else they can play without it. */
import { beforeEach, expect, test } from 'vitest';
import { aggravationShell } from '../../../../src/games/aggravation/app/aggravation';
import { californiaShell } from '../../../../src/games/californiaSpeed/app/california';
import { speedShell } from '../../../../src/games/speed/app/speed';
import { gameAppWith } from '../../../../src/shell/app/gameApp';
import { housed, nothingKept, SCREEN, type Kept } from '../../../helpers/snapBack/gameApp';

const PEOPLE = ['Ann', 'Bo'].map((name) => ({ kind: 'local' as const, name }));

let kept: Kept;
beforeEach(() => { kept = nothingKept(); });

const sits = (screen: Partial<typeof SCREEN> = {}, shell = californiaShell) => housed(kept, false, (storage, page) =>
  gameAppWith(shell, { storage: () => storage, page, screen: () => ({ ...SCREEN, ...screen }) }));

/** The first screen of the game after a link for two, which is where they come if they can't play. */
async function linked(screen: Partial<typeof SCREEN> = {}, shell = californiaShell) {
  const house = sits(screen, shell);
  await house.guest.openLink(new URLSearchParams('play=ann,bo'));
  await house.pass(100);
  return house;
}

test('a link for two leads to the key test, and to the table once eight keys arrived', async () => {
  expect((await linked()).screen().name).toBe('home');
  kept.storage.set('snag-keyboard', '{"version":1,"each":3}');
  expect((await linked()).screen().name).toBe('home');
  kept.storage.set('snag-keyboard', '{"version":1,"each":4}');
  expect((await linked()).screen().name).toBe('table');
});

test('what somebody wrote into the storage is no test', async () => {
  for (const wrong of ['', '4', 'null', '[]', '{"each":"4"}']) {
    kept.storage.set('snag-keyboard', wrong);
    expect((await linked()).screen().name, wrong).toBe('home');
  }
});

test('whoever can touch the screen needs no keyboard, and nobody does who plays alone', async () => {
  expect((await linked({ fingers: 10 })).screen().name).toBe('table');
  const alone = sits();
  await alone.guest.openLink(new URLSearchParams('play=ann,computer:pip'));
  await alone.pass(100);
  expect(alone.screen().name).toBe('table');
});

test.each([aggravationShell, speedShell] as unknown as readonly (typeof californiaShell)[])(
  'where two have too few keys they play by touch alone (%#)', async (shell) => {
    kept.storage.set('snag-keyboard', '{"version":1,"each":4}');
    expect((await linked({}, shell)).screen().name).toBe('home');
    expect((await linked({ fingers: 10 }, shell)).screen().name).toBe('table');
    const house = sits({}, shell);
    expect(await house.guest.seat!(PEOPLE, 'evening-1')).toBe(false);
    expect(house.told).toEqual([expect.stringMatching(/^Two of you can’t share a keyboard here\. Play by touch/u)]);
  },
);

test('an evening goes on with it once the keyboard was tested', async () => {
  const house = sits();
  expect(await house.guest.seat!(PEOPLE, 'evening-1')).toBe(false);
  expect(house.told).toEqual([expect.stringMatching(/^To share this keyboard, test it first: open California Speed on the card table/u)]);
  kept.storage.set('snag-keyboard', '{"version":1,"each":4}');
  expect(await sits().guest.seat!(PEOPLE, 'evening-1')).toBe(true);
});
