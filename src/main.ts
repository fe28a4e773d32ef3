/** Puts the house together. The only file that names every layer. */
import '@fontsource-variable/jost/index.css';
import '@fontsource/chango/index.css';
import '@fontsource/kalam/index.css';
import './design/palette.css';
import './ui/styles/page.css';
import './ui/styles/rules.css';
import './ui/styles/start.css';
import './ui/styles/table.css';
import './ui/styles/card.css';
import './ui/styles/history.css';
import { localAdviser } from './ai/adviser';
import { localPlayer } from './ai/player';
import { simplestPlayer } from './ai/simplest';
import { createApp } from './app/app';
import { layoutOf } from './layout/layout';
import { forReplay } from './layout/replay';
import type { Picture } from './layout/picture';
import type { Layout } from './layout/types';
import { PRINTED_RULES } from './rules/options';
import { createLastScreen } from './app/lastScreen';
import { pageClock } from './bots/clock';
import { webLocks } from './storage/tabLocks';
import { keptSettings, readSettings, writeSettings, type Settings } from './setup/settings';
import { DEFAULT_CHARACTER } from './setup/players';
import { openStore } from './storage/store';
import { createWorkerClient } from './bots/workerClient';
import { words } from './strings';
import { createPage, type Page } from './ui/page';
import type { Laid } from './app/tableController';
import { createPicture } from './view/picture';

/** How long a computer player may think about one question, in milliseconds, before its worker is replaced. */
const THINKING_DEADLINE = 3000;

const DEFAULT_SETTINGS: Settings = {
  players: [
    { name: words().PLAYER_NAMES[0], kind: 'local' },
    { name: words().CHARACTER_WORDS[DEFAULT_CHARACTER].name, kind: 'bot', level: DEFAULT_CHARACTER },
  ],
  callSeconds: 5,
  pace: 'normal',
  rules: PRINTED_RULES,
  memoryAid: false, playedFor: { kind: 'single' }, sitting: 'beside', names: [],
};

/** A word of eight letters and digits that nobody had before. */
function freshWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');
}

/** How far the screen's own edges (notches, bars) reach in, as the style sheet knows it. */
function safeArea(): { top: number; right: number; bottom: number; left: number } {
  const style = getComputedStyle(document.documentElement);
  const side = (name: string): number => Number.parseFloat(style.getPropertyValue(`--safe-${name}`)) || 0;
  return { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

async function open(): Promise<void> {
  let picture: Picture | null = null;
  let table: Laid = { players: 2, calls: true };
  const layout = (): Layout => {
    const { players: seats, calls: burst, sitting = null, replayed = false } = table;
    const laid = layoutOf({ width: innerWidth, height: innerHeight, seats, burst, sitting, safe: safeArea() });
    return replayed ? forReplay(laid) : laid;
  };
  const layOut = (): void => {
    page.setLayout(layout());
    picture?.setLayout(layout());
  };
  const house = createApp({
    store: await openStore(Date.now),
    // Old browsers, and pages that came without encryption, have no locks.
    locks: webLocks('locks' in navigator ? navigator.locks : undefined),
    thinker: createWorkerClient({
      start: () => new Worker(new URL('../workers/ai.worker.ts', import.meta.url), { type: 'module' }),
      standIn: { ...localPlayer, ...localAdviser }, simplest: simplestPlayer, deadline: THINKING_DEADLINE, clock: pageClock,
      refused: (problem) => reportError(new Error(`a computer player was asked the impossible: ${problem.code}`)),
    }),
    clock: pageClock,
    page: () => page,
    lay: (laid) => {
      table = laid;
      layOut();
    },
    picture: () => picture,
    today: Date.now,
    freshWord,
    bookmark: createLastScreen(() => sessionStorage),
    settings: {
      read: () => readSettings(() => localStorage, DEFAULT_SETTINGS),
      kept: () => keptSettings(() => localStorage),
      write: (settings) => writeSettings(() => localStorage, settings),
    },
  });
  const page: Page = createPage(element('page'), layout(), { ...house, draft: (draft) => picture?.setDraft(draft) });
  addEventListener('resize', layOut);

  const asked = new URLSearchParams(location.search);
  // The link is used up: a reload goes on with the game instead of starting it again.
  const kept = asked.has('picture') ? `?${new URLSearchParams({ picture: asked.get('picture') ?? '' }).toString()}` : location.pathname;
  await house.enter(location.search);
  if (asked.has('play')) history.replaceState(null, '', kept);

  const wanted = asked.get('picture');
  try {
    if (wanted === 'none') throw new Error('no picture is wanted');
    picture = await createPicture(element('picture'), layout(), {
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)'), words: words().PICTURE_WORDS, speed: 1, failed: () => page.setPlain(true),
      ...(wanted === 'canvas' || wanted === 'webgl' ? { preference: wanted } : {}),
    });
    // The window may have changed its shape while the picture was on its way.
    picture.setLayout(layout());
    house.meet(picture);
  } catch {
    page.setPlain(true);
    if (wanted !== 'none') page.note(words().START.plain);
  }
}

void open();
