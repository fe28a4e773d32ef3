/**
 * The phone's page: table.html, without the start screen and without the picture. Puts its rooms together with the browser; what a rack is
 * made with is loaded once it's known which game is played.
 */
import '../design/fallbackFaces.css';
import '../ui/styles/page.css';
import '../ui/styles/marks.css';
import '../apart/page/table.css';
import '../apart/page/play.css';
import { clientInPage } from '../apart/client/inPage';
import { lastTable } from '../apart/client/lastTable';
import { OpenTable } from '../apart/client/openTable';
import { keptIds } from '../apart/keep/keptIds';
import { drawnPage, wholeAddress } from '../apart/page/drawn';
import { GameHeld } from '../apart/page/gameHeld';
import { isAtTable } from '../apart/page/pageState';
import { TablePage, type TablePagePorts } from '../apart/page/tablePage';
import { placesOf, type TableShown } from '../apart/tableShown';
import { keptJoined } from '../apart/page/joined';
import { screenAwake } from '../apart/page/awake';
import { followLanguage, namePageLanguage, pageLanguage } from '../app/pageLanguage';
import { ALL_GAMES, laysCards } from '../games/catalogue';
import { inputSettingsKept } from '../setup/kept/inputKept';
import { keptSettings, writeSettings } from '../setup/kept/settings';
import { createPreferences, type KeptPreferences } from '../setup/kept/preferences';
import { createLanguages, type Languages } from '../strings/languages/languages';
import { followAppearance } from '../ui/browser/appearance';
import { followKeys } from '../ui/browser/keyless';
import { tellStart } from '../ui/start/startSignal';

const CODE = 'table';

function putCode(code: string | null): void {
  const search = new URLSearchParams(location.search);
  if (code === null) search.delete(CODE);
  else search.set(CODE, code);
  history.replaceState(null, '', `${location.pathname}?${search.toString()}`);
}

const now = (): number => performance.now();

/** Puts a game that is over among the device's own. What that takes comes only then: nobody waits for it. */
async function keep(news: Parameters<TablePagePorts['over']>[0], table: TableShown): Promise<void> {
  const [{ keepOver }, { openOwnHouse }] = await Promise.all([import('../apart/keep/keepOver'), import('../apart/keep/ownHouse')]);
  const places = table.playing?.id === news.id ? placesOf(table) : [];
  await keepOver(news, { places, card: table.card, ...table.evening && { evening: table.evening } }, await openOwnHouse());
}

/** Whoever plays at this device is called so from now on, if they had no name here. Where nothing was agreed yet, nothing is kept of it. */
function rememberMe(name: string): void {
  const kept = keptSettings(() => localStorage);
  if (kept !== null && kept.me === undefined) writeSettings(() => localStorage, { ...kept, me: name });
}

/** What the page does with the browser. @param show draws it anew */
function portsOf(preferences: KeptPreferences, languages: Languages, show: () => void): TablePagePorts {
  const joined = keptJoined(() => localStorage);
  return {
    now, show, last: lastTable, joined: { ...joined, write(by) {
      joined.write(by);
      rememberMe(by.name);
    } },
    words: languages.open,
    openTable(code) {
      putCode(code);
      return new OpenTable(code, clientInPage(keptIds(() => localStorage).all));
    },
    held: (client, changed) => new GameHeld({
      bring: (game) => ALL_GAMES.find(([name]) => name === game)?.[1].rack ?? null, open: languages.open, connect: client.connect, changed,
      unhurried: (game) => ALL_GAMES.find(([name]) => name === game)?.[1].unhurried,
      lays: laysCards,
      rack: {
        now, changed: show, input: inputSettingsKept(() => localStorage), mirrored: () => preferences.now().hand === 'left',
        whole: wholeAddress(client.state().code),
      },
    }),
    over: (news, table) => void keep(news, table),
    async evening() {
      // The games are named where the house names them.
      const [{ phoneCard }] = await Promise.all([import('../evening/ui/phoneCard'), languages.open('later'), languages.open('evening')]);
      return phoneCard;
    },
    browser: {
      reload: () => void import('./newerPage').then(({ reloadNewer }) => reloadNewer(), () => location.reload()),
      home: () => location.assign('./'), forgetCode: () => putCode(null),
      speak: (language) => preferences.set({ language }), vibrate: (on) => preferences.set({ vibration: on }),
      sound: (on) => preferences.set({ muted: !on }),
    },
  };
}

/** What draws it: once for all that changes at one moment. @param page as soon as there is one */
function drawing(preferences: KeptPreferences, page: () => TablePage | null): () => void {
  const awake = screenAwake();
  /** Says that it's somebody's turn here, once there is a rack; where it can't be loaded it's played without sound. */
  let heard: Promise<(() => void) | null> | null = null;
  let moved = false;
  let waiting = false;
  const draw = drawnPage({
    root: document.getElementById('page')!, now,
    facts() {
      const { language, vibration, muted } = preferences.now();
      return { language, vibrates: 'vibrate' in navigator ? vibration : null, sounds: !muted };
    },
    drawn(screen, moves) {
      awake(isAtTable(screen));
      if (screen === 'play') heard ??= import('./phoneSound').then(({ openPhoneSound }) => openPhoneSound(preferences), () => null);
      if (moves && !moved) void heard?.then((turn) => turn?.());
      // Before anything was touched a browser refuses, and complains.
      const may = !document.hidden && navigator.userActivation?.hasBeenActive !== false;
      if (moves && !moved && may && preferences.now().vibration) navigator.vibrate?.(80);
      moved = moves;
    },
  });
  return () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      const there = page();
      if (there !== null) draw(there.state(), there);
    });
  };
}

/** Keys that nothing else on the page takes are the rack's. */
function followRackKeys(page: TablePage): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    if (event.defaultPrevented || page.state().menu !== 'closed' || target.matches('input, select, textarea')) return;
    if (page.held()?.rack()?.key(event) === true) event.preventDefault();
  });
}

async function open(): Promise<void> {
  // Without it nobody has a secret, and no other chance will do.
  if (typeof globalThis.crypto?.getRandomValues !== 'function') throw new Error('This browser has no crypto.getRandomValues.');
  const preferences = createPreferences(() => localStorage, (told) => addEventListener('storage', ({ key }) => told(key)));
  const appearance = followAppearance(preferences);
  followKeys(document.documentElement, document);
  const languages = createLanguages();
  await Promise.all([languages.open('apart'), languages.speak(pageLanguage(document.documentElement))]);
  let page: TablePage | null = null;
  const show = drawing(preferences, () => page);
  page = new TablePage(new URLSearchParams(location.search).get(CODE), portsOf(preferences, languages, show));
  followRackKeys(page);
  addEventListener('resize', show);
  // Only then does Safari on iOS show that something is pressed down.
  addEventListener('touchstart', () => {}, { passive: true });
  appearance.subscribe(show);
  followLanguage({
    languages, preferences, link: () => new URLSearchParams(location.search).get('lang'), system: () => navigator.languages,
    systemChanged: (told) => addEventListener('languagechange', told), forgetLink: () => {},
    spoken() {
      namePageLanguage(document.documentElement);
      show();
    },
    failed: () => {},
  });
  show();
  tellStart('started');
}

tellStart('begun');
open().catch((failure: unknown) => tellStart('failed', failure));
