/**
 * What it costs to ask for saves that are on the disk before they count as written (`durability: 'strict'`), beside those that only have
 * reached the system: the same game, event by event, in a browser with a profile on the disk. Nobody waits for a save, so what counts is
 * the time of the page's own thread; how long the disk takes tells what a machine that loses power can lose.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { median, quantile } from 'simple-statistics';
import { toStore } from '../../src/session/savedGame';
import { findChromium } from '../browser/chromium';
import { randomGame } from '../helpers/randomGame';
import { setupOf } from '../helpers/sessions';

const WAYS = ['relaxed', 'strict'] as const;
type Way = (typeof WAYS)[number];

/** Milliseconds: until the save is asked for, which the page's thread is busy for, and until it is completed. */
interface Saved { readonly busy: number; readonly done: number }

/** A game as it is saved after each of its events, a long one. */
function states(): object[] {
  const { record } = randomGame('saving');
  const setup = setupOf(record.seats.join(' '), { rules: record.rules });
  return record.events.map((_, i) => ({
    id: 'game', version: 2, savedAt: i, ended: false, setup, picks: [],
    record: toStore({ ...record, events: record.events.slice(0, i + 1) }),
  }));
}

/** Saves all states one after the other, as the store does. */
function saveAll(page: Page, way: Way, all: readonly object[]): Promise<readonly Saved[]> {
  return page.evaluate(async ([durability, values]) => {
    const opening = indexedDB.open(`saving ${durability}`, 1);
    opening.addEventListener('upgradeneeded', () => {
      for (const name of ['games', 'summaries']) opening.result.createObjectStore(name, { keyPath: 'id' });
    });
    await new Promise((resolve) => { opening.addEventListener('success', resolve); });
    const saved: { busy: number; done: number }[] = [];
    for (const value of values) {
      const from = performance.now();
      const put = opening.result.transaction(['games', 'summaries'], 'readwrite', { durability });
      put.objectStore('games').put(value);
      put.objectStore('summaries').put({ id: 'game', over: 0 });
      put.commit();
      const busy = performance.now() - from;
      await new Promise((resolve) => { put.addEventListener('complete', resolve); });
      saved.push({ busy, done: performance.now() - from });
    }
    opening.result.close();
    return saved;
  }, [way, all] as const);
}

/** @param rounds how often the game is saved in each way, in turns */
export async function savingBench(rounds = 5): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'snag-saving-'));
  const found = await findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: found.executablePath, args: ['--no-sandbox'], env: { ...process.env as Record<string, string>, ...found.env },
  });
  try {
    const page = await context.newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Saving</title>' }));
    await page.goto('http://127.0.0.1/');
    const all = states();
    const runs: Record<Way, Saved[]> = { relaxed: [], strict: [] };
    for (const way of WAYS) await saveAll(page, way, all.slice(0, 20));
    for (let round = 0; round < rounds; round += 1) for (const way of WAYS) runs[way].push(...await saveAll(page, way, all));
    const title = `Saves of a game of ${all.length} events, ${rounds} times each way in turns`;
    return [title, ...WAYS.map((way) => lineOf(way, runs[way]))].join('\n');
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

function lineOf(way: Way, saved: readonly Saved[]): string {
  const figures = (what: keyof Saved): string => {
    const spans = saved.map((one) => one[what]);
    return `${median(spans).toFixed(2).padStart(7)} ms median ${quantile(spans, 0.99).toFixed(2).padStart(7)} ms at 99 %`;
  };
  return `  ${way.padEnd(9)} the page is busy ${figures('busy')}   completed ${figures('done')}`;
}
