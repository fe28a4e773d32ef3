/**
 * An evening in the house: its set-up, its card between games, and the way from one game to the next. It lies beside the games as they lie
 * beside each other. What a game came to it reads from the game as that is kept, each time the card is opened: so nothing is lost wherever
 * a page is left or reloaded.
 */
import type { GameApp, GameAppPorts } from '../../games/gameApp';
import { keepJson, keptJson } from '../../outside/kept';
import { draftWithout } from '../../seats/draftSeats';
import { sameName, UNNAMED_ME } from '../../setup/names';
import { say } from '../../strings/say';
import { eveningScreen } from './eveningScreen';
import { isOver, type Evening } from '../evening';
import { eveningRow } from '../eveningAdapter';
import { readEvening } from '../keptEvening';
import type { AtCard, EveningCommand } from './commands';
import { begunEvening, remembered } from './begun';
import { EveningPlay } from './eveningPlay';
import type { EveningHouse } from './house';
import { agreement } from './agreed';
import {
  gamesOf, keptAgreed, keptOf, openAgreed, openKept, withCount, withMoved, type EveningHome, type EveningScreen,
} from './states';

/** What it has of the device. */
export interface EveningDevice {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly print: () => void;
}

/** So many evenings are listed at first, and as many more at each press. */
const LISTED = 6;

const PAGE: EveningDevice = { storage: () => localStorage, print: () => window.print() };

export class EveningApp implements GameApp {
  readonly #ports: GameAppPorts;
  readonly #house: EveningHouse;
  readonly #device: EveningDevice;
  readonly #play: EveningPlay;
  #screen: EveningScreen | null = null;
  /** Counts the ways: what was waited for before the last one comes too late. */
  #ways = 0;

  constructor(ports: GameAppPorts, house: EveningHouse, device: EveningDevice = PAGE) {
    [this.#ports, this.#house, this.#device] = [ports, house, device];
    this.#play = new EveningPlay(ports, house);
  }

  async open(): Promise<void> { this.#home(keptJson(this.#device.storage, agreement.of.storageKey)); }
  openLink(): Promise<void> { return this.open(); }

  async goBackTo(value: unknown): Promise<void> {
    const kept = openKept(value);
    if (kept?.screen === 'card') return this.#openCard(kept.id);
    if (kept?.agreed === undefined) return this.open();
    this.#home(kept.agreed);
  }

  showAgain(): void { this.#show(); }

  forget(names: readonly string[]): void {
    const isIt = (name: string): boolean => names.some((one) => sameName(one, name));
    this.#changeHome((home) => ({ draft: draftWithout(home.draft, isIt) }));
  }

  painted(): void { /* Nothing is raced for here. */ }
  hidden(): void { /* No time runs here. */ }

  leave(): void {
    this.#ways += 1;
    this.#screen = null;
  }

  #home(agreed: unknown): void {
    const { names, me } = this.#ports;
    this.#ways += 1;
    const isKnown = (name: string): boolean => [...names(), me() ?? UNNAMED_ME].some((one) => sameName(one, name));
    const read = openAgreed(agreed, isKnown);
    this.#become({
      kind: 'home', ...read, word: read.word || this.#ports.freshWord(), me: me(), names: names(), unfolded: null, complaint: null,
      waiting: null, over: null, more: { waiting: false, over: false }, pendingDelete: null,
    });
    void this.#read();
  }

  /** Shows the card of an evening, with all that has come since. */
  async #openCard(id: string): Promise<void> {
    const mine = this.#ways += 1;
    const opened = await this.#play.open(id);
    if (mine !== this.#ways) return;
    if (opened !== null) return this.#become({ kind: 'card', ends: false, ...opened });
    await this.open();
    this.#ports.tell(() => say('evening-broken'));
  }

  #become(screen: EveningScreen): void {
    this.#screen = screen;
    this.#show();
  }

  #show(): void {
    const screen = this.#screen;
    if (screen === null) return;
    this.#ports.show({
      kind: 'guest', name: screen.kind, kept: keptOf(screen), isPlaying: false,
      draw: () => eveningScreen(screen, this.#house, (command) => void this.ask(command)),
    });
  }

  #changeHome(change: (home: EveningHome) => Partial<EveningHome>): void {
    if (this.#screen?.kind === 'home') this.#become({ ...this.#screen, ...change(this.#screen) });
  }

  /** What its screens ask for. Comes back once it's done. */
  async ask(command: EveningCommand): Promise<void> {
    switch (command.kind) {
      case 'draft': return this.#changeHome(({ draft, unfolded }) => ({
        draft: command.draft, complaint: null, unfolded: draft.seats.length === command.draft.seats.length ? unfolded : null,
      }));
      case 'unfold': return this.#changeHome(() => ({ unfolded: command.seat }));
      case 'count': return this.#changeHome((home) => withCount(home, command.count));
      case 'choose': return this.#changeHome(({ chosen }) => ({ chosen: chosen.with(command.line, command.game) }));
      case 'move': return this.#changeHome((home) => withMoved(home, gamesOf(home, this.#house.games).games, command.line, command.by));
      case 'draw': return this.#changeHome(() => ({ word: this.#ports.freshWord() }));
      case 'play': return this.#begin();
      case 'open': return this.#openCard(command.id);
      case 'delete': return this.#delete(command.id);
      case 'more': return this.#more(command.over);
      case 'leave': return this.#ports.back();
      case 'settings': return this.#ports.openSettings();
      case 'home': return this.open();
      case 'print': return this.#device.print();
      default: return this.#atCard(command);
    }
  }

  /** What is asked for at the card: nothing of it happens to an evening that isn't the one that is shown. */
  async #atCard(command: AtCard): Promise<void> {
    const shown = this.#screen;
    if (shown?.kind !== 'card') return;
    const { evening } = shown;
    if (command.kind === 'end' && !shown.ends) return this.#become({ ...shown, ends: true });
    if (command.kind === 'lookAt') {
      const { game, id, places } = evening.games[command.line]!;
      if (id !== null && places !== null) await this.#house.lookAt(game, id);
      return;
    }
    const mine = this.#ways;
    const changed = command.kind === 'next' ? await this.#play.next(evening)
      : await this.#play.change(evening.id, command.kind === 'replace' ? { type: 'replaced', game: command.game }
        : { type: command.kind === 'skip' ? 'skipped' : 'closed' });
    if (changed !== null && mine === this.#ways) this.#become({ kind: 'card', ends: false, ...changed });
  }

  #begin(): void {
    const home = this.#screen;
    if (home?.kind !== 'home') return;
    const begun = begunEvening(home, this.#house.games, this.#ports);
    if ('complaint' in begun) return this.#changeHome(() => begun);
    remembered(begun, this.#ports);
    keepJson(this.#device.storage, agreement.of.storageKey, keptAgreed({ ...home, word: '' }));
    this.#ports.shelf.putGame(eveningRow(begun.evening));
    this.#ways += 1;
    this.#become({ kind: 'card', evening: begun.evening, stands: 'new', ends: false });
  }

  async #delete(id: string): Promise<void> {
    if (this.#screen?.kind !== 'home') return;
    if (this.#screen.pendingDelete !== id) return this.#changeHome(() => ({ pendingDelete: id }));
    await this.#ports.shelf.removeGame(id);
    const left = (all: readonly Evening[] | null): readonly Evening[] | null => all && all.filter((one) => one.id !== id);
    this.#changeHome(({ waiting, over }) => ({ pendingDelete: null, waiting: left(waiting), over: left(over) }));
  }

  async #read(): Promise<void> {
    const mine = this.#ways;
    const [waiting, over] = await Promise.all([this.#listed(false), this.#listed(true)]);
    if (mine !== this.#ways) return;
    this.#changeHome(() => ({ waiting: waiting.all, over: over.all, more: { waiting: waiting.more, over: over.more } }));
  }

  async #more(over: boolean): Promise<void> {
    const mine = this.#ways;
    const list = over ? 'over' : 'waiting';
    const shown = this.#screen?.kind === 'home' ? this.#screen[list] ?? [] : [];
    const next = await this.#listed(over, shown.at(-1));
    if (mine === this.#ways) this.#changeHome(({ more }) => ({ [list]: [...shown, ...next.all], more: { ...more, [list]: next.more } }));
  }

  async #listed(over: boolean, after?: Evening): Promise<{ readonly all: readonly Evening[]; readonly more: boolean }> {
    const rows = await this.#ports.shelf.games({ over, limit: LISTED + 1, ...(after && { after: { at: after.savedAt, id: after.id } }) });
    const all = rows.slice(0, LISTED).flatMap(({ value }) => {
      const read = readEvening(value);
      return read.ok && isOver(read.evening) === over ? [read.evening] : [];
    });
    return { all, more: rows.length > LISTED };
  }
}
