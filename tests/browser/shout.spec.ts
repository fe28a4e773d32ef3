// A call by voice: Chromium has a file for its microphone, in which somebody shouts whom no program but ours has made.
import { expectNoFault } from './axe';
import { chromium, type Browser } from '@playwright/test';
import { clipped, emptyRoom, LIVING_ROOM, place } from '../shout/synth/room';
import { chanceOf } from '../shout/synth/sound';
import { shouterOf, snag } from '../shout/synth/voice';
import { writeWav } from '../shout/synth/wav';
import { findChromium } from './chromium';
import { ANNS_RUN, board, expect, fixLuck, linkTo, goOn, log, look, openDeal, placed, playFirst, test, type Page } from './helpers';

test.use({ sounds: true });

/** The file goes round and round, and a shout begins at so many seconds of each round. */
const ROUND = 1.1;
const BEGINS = 0.4;
const RATE = 48_000;

function writeShouts(file: string): void {
  const chance = chanceOf(7);
  const room = { ...LIVING_ROOM, echo: 0.2 };
  const sound = emptyRoom(chance, room, ROUND, RATE);
  const shout = snag(chance, shouterOf(chance, 210, 'ae'), RATE).sound;
  place(sound, room, shout, { at: BEGINS, level: 92, distance: 0.6 }, RATE);
  writeWav(file, clipped(sound), RATE);
}

async function withMicrophone(file: string): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath, env: { ...(process.env as Record<string, string>), ...env },
    args: [
      '--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-audio-capture=${file}`,
    ],
  });
}

/**
 * What the test knows of the page, in its time: when the last key went down, when a tile was seen to lie, and when the first shout since
 * the microphone was opened began, as the thread that hears it told; and whether the microphone is open still.
 */
interface Watched { pressedAt: number; landedAt: number; shoutAt: number | null; track: MediaStreamTrack | null }
type Watching = typeof globalThis & { watched: Watched };

function watch(): void {
  localStorage.setItem('snag-first-call', 'forgiven');
  const watched: Watched = { pressedAt: 0, landedAt: 0, shoutAt: null, track: null };
  Object.assign(globalThis, { watched });
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await ask(wanted);
    watched.track = stream.getAudioTracks()[0] ?? null;
    return stream;
  };
  addEventListener('keydown', ({ timeStamp }) => { watched.pressedAt = timeStamp; }, true);
  globalThis.AudioWorkletNode = class extends AudioWorkletNode {
    constructor(context: BaseAudioContext, ...more: [string, AudioWorkletNodeOptions?]) {
      super(context, ...more);
      // The page hears of each moment a little late: the earliest that it hears of is nearest to the truth.
      let began = Infinity;
      watched.shoutAt = null;
      this.port.addEventListener('message', ({ data }: MessageEvent<{ kind: string; at: number; onset?: number }>) => {
        began = Math.min(began, performance.now() - data.at * 1000);
        if (data.onset === undefined || watched.shoutAt !== null) return;
        const onItsWay = Number(Reflect.get(watched.track?.getSettings() ?? {}, 'latency') ?? 0) + (context as AudioContext).baseLatency;
        watched.shoutAt = began + (data.onset - onItsWay) * 1000;
      });
    }
  };
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => (target as Element).getAttribute('aria-label')?.includes('just played'))) {
      watched.landedAt = performance.now();
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-label'] });
}

const watched = (page: Page): Promise<Omit<Watched, 'track'> & { open: boolean }> => page.evaluate(() => {
  const { track, ...times } = (globalThis as Watching).watched;
  return { ...times, open: track?.readyState === 'live' };
});

/** How long the last call of the only game took, from the landing of the tile, as it is kept. */
const callTime = (page: Page): Promise<number> => page.evaluate(() => new Promise<number>((resolve, reject) => {
  const opening = indexedDB.open('snag');
  opening.addEventListener('error', () => reject(new Error('no store')));
  opening.addEventListener('success', () => {
    const got = opening.result.transaction('games').objectStore('games').getAll();
    got.addEventListener('success', () => {
      opening.result.close();
      resolve((got.result as { callTimes?: (number | null)[] }[])[0]?.callTimes?.at(-1) ?? Number.NaN);
    });
  });
}));

/** As when another tab is shown, or this one again. */
const setHidden = (page: Page, hidden: boolean): Promise<void> => page.evaluate((now) => {
  Object.defineProperty(document, 'hidden', { value: now, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}, hidden);

const microphone = (page: Page, does: 'Open' | 'Close') => page.getByRole('button', { name: `${does} the microphone`, exact: true });

test('three shouts set how loud a call is, the next one calls at the moment it began, and the microphone closes', async ({
  baseURL,
}, info) => {
  const file = info.outputPath('shouts.wav');
  writeShouts(file);
  const browser = await withMicrophone(file);
  const page = await browser.newPage({ baseURL: baseURL!, serviceWorkers: 'block' });
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('console', (message) => { if (message.type() === 'error') troubles.push(message.text()); });
  await page.addInitScript(fixLuck);
  await page.addInitScript(watch);
  await page.goto(linkTo({ deal: ANNS_RUN.deal }));
  await expect(board(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Call by voice' }).click();
  await microphone(page, 'Open').click();
  await expect(page.getByRole('status').filter({ hasText: 'Heard 2 of 3.' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Heard 1 call.' })).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(microphone(page, 'Close')).toBeVisible();
  // Where nobody looks, nobody calls.
  await setHidden(page, true);
  expect((await watched(page)).open).toBe(false);
  await setHidden(page, false);
  await goOn(page).click();

  await playFirst(page, 3);
  await page.keyboard.press('1');
  await placed(page);
  await microphone(page, 'Open').click();
  await expect(log(page)).toContainText(`SNAG! You take ${ANNS_RUN.told}`);
  const { pressedAt, landedAt, shoutAt, open } = await watched(page);
  expect(open).toBe(true);
  // The call's time is kept as from the landing of the tile: after the key that placed it, and before it was seen there. A busy machine
  // shows it late, and hears late; when the shout began it tells all the same.
  const took = await callTime(page);
  expect(shoutAt).toBeGreaterThan(pressedAt + took - 5);
  expect(shoutAt).toBeLessThan(landedAt + took + 5);
  await microphone(page, 'Close').click();
  expect((await watched(page)).open).toBe(false);
  expect(troubles).toEqual([]);
  await browser.close();
});

test('a microphone that is refused is told of, and the game goes on by key', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openDeal(page, { play: 'ann,ben,computer' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Call by voice' }).click();
  await expect(microphone(page, 'Open')).toBeDisabled();
  await page.getByRole('radio', { name: 'Ben' }).check();
  await microphone(page, 'Open').click();
  await expect(page.getByRole('dialog').getByRole('status'))
    .toHaveText(/^The microphone is blocked\. .* You can still call with the button or a key\.$/);
  await expectNoFault(page, 'dialog');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await look(page, 'Ann');
  await page.keyboard.press('1');
  await placed(page);
});
