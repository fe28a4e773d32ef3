/** The first screen of a game: who plays and how, and the games that can be gone on with or looked at. */
import type { FarAgreed } from '../../games/farSide';
import type { GameRow } from '../../games/gameStore';
import { keepJson } from '../../outside/kept';
import { cleanedDraft } from '../../seats/draftSeats';
import { isNoName } from '../../setup/kept/me';
import { sameName, UNNAMED_ME } from '../../setup/names';
import { keepTogether } from '../../setup/seats/keyboard';
import { say } from '../../strings/say';
import { defaultNames } from '../../strings/words/start/names';
import { bestsIn } from '../after/afterModel';
import { keptDraft, keptGame, notThere, type Stage } from '../app/stage';
import type { ShellGame } from '../shellGame';
import type { DraftOf, PlainPast, SetPlayer, ShellTypes } from '../types';
import { listing, openedHome, withoutGame } from './homeModel';
import { keysProblem } from './keyboard';
import { sitsAt } from './termRows';

/** So many games are listed at first, and as many more at each press. */
const LISTED = 6;

export class HomeController<T extends ShellTypes> {
  readonly #stage: Stage<T>;

  constructor(stage: Stage<T>) { this.#stage = stage; }

  /** Shows the screen. @param draft what stands there; without one what was agreed last */
  open(draft?: DraftOf<T>): void {
    const { ports, show } = this.#stage;
    const isKnown = (name: string): boolean => [...ports.names(), ports.me() ?? UNNAMED_ME].some((one) => sameName(one, name));
    show(openedHome<T>(draft ?? keptDraft(this.#stage, isKnown), {
      me: ports.me(), names: ports.names(), from: ports.from(), isApart: (ports.apart?.() ?? null) !== null,
    }), null);
    void this.#read();
  }

  /** Begins the game that is agreed; tells what is wrong with it. @param linked the word that chance hangs on where a link began it */
  async play(linked?: { readonly seed: string | null }): Promise<void> {
    const { game: { agreement, begin }, ports, device, shown, change, go } = this.#stage;
    const model = shown('home');
    if (!model) return;
    const draft = cleanedDraft(model.draft, (name) => isNoName(name, say('name-you')));
    const players = agreement.players(draft, ports.me(), defaultNames());
    const setup = agreement.setup(draft, players, sitsAt(draft, device.screen()).around);
    const atKeys = keysProblem(this.#stage, draft);
    const complaint = agreement.complaint(setup) ?? (atKeys && { problem: atKeys, seat: null });
    if (complaint) {
      change('home', (home) => ({ ...home, complaint }));
      return focusComplaint(device.page);
    }
    // Who comes by a link has agreed on nothing here.
    if (!linked) this.#keep(draft, setup.players);
    await go({ screen: 'table', saved: begin(ports, setup, linked?.seed ?? undefined) });
  }

  /** The keyboard has shown that it tells their keys apart: what was wrong with that isn’t any more. */
  keysTogether(each: number): void {
    keepTogether(this.#stage.device.storage, each);
    this.#stage.change('home', (home) => (home.complaint?.problem.code === 'keys-untested' ? { ...home, complaint: null } : home));
  }

  /** Opens a table of several devices, on what is agreed here. */
  apart(agreedIn: (draft: DraftOf<T>) => FarAgreed): void {
    const model = this.#stage.shown('home');
    if (model) this.#stage.ports.apart?.()?.(agreedIn(model.draft));
  }

  /** Deletes a game, at the second press. */
  async deleteGame(id: string): Promise<void> {
    const { ports, shown, change } = this.#stage;
    if (shown('home')?.pendingDelete !== id) return change('home', (home) => ({ ...home, pendingDelete: id }));
    await ports.shelf.removeGame(id);
    change('home', (home) => withoutGame(home, id));
  }

  async continueGame(id: string): Promise<void> {
    const { ports, here, go } = this.#stage;
    const isHere = here();
    const opened = await keptGame(this.#stage, id);
    if (!isHere()) return;
    if (opened) return go({ screen: 'table', saved: opened.saved });
    ports.tell(notThere);
    return this.#read();
  }

  /** Lists more games. */
  async moreGames(over: boolean): Promise<void> {
    const { here, shown, change } = this.#stage;
    const isHere = here();
    const list = over ? 'over' : 'waiting';
    const next = await this.#listed(over, shown('home')?.[list]?.at(-1));
    if (isHere()) change('home', (home) => listing(home, list, next));
  }

  async #read(): Promise<void> {
    const { game, ports, here, change } = this.#stage;
    const isHere = here();
    const [waiting, over, mine] = await Promise.all([this.#listed(false), this.#listed(true), ports.shelf.person(null)]);
    if (!isHere()) return;
    const more = { waiting: waiting.more, over: over.more };
    change('home', (home) => ({ ...home, waiting: waiting.games, over: over.games, more, bests: bestsIn(game, mine) }));
  }

  /** The next games of a list. @param after the last one that is listed */
  async #listed(over: boolean, after?: T['Past']): Promise<{ readonly games: readonly T['Past'][]; readonly more: boolean }> {
    const { game, ports: { shelf } } = this.#stage;
    const rows = await shelf.games({ over, limit: LISTED + 1, ...(after && { after }) });
    return { games: rows.slice(0, LISTED).flatMap((row) => pastGame(game, row)), more: rows.length > LISTED };
  }

  /** Remembers what was agreed, and who sat down. */
  #keep(draft: DraftOf<T>, players: readonly SetPlayer[]): void {
    const { game: { agreement }, ports, device } = this.#stage;
    const people = players.filter(({ kind, name }) => kind === 'local' && !sameName(name, UNNAMED_ME));
    const mine = draft.seats.find(({ me }) => me === true)?.name;
    if (mine !== undefined && !sameName(mine, ports.me() ?? '')) ports.nameMe(mine);
    ports.remember(people.map(({ name }) => name));
    keepJson(device.storage, agreement.of.storageKey, agreement.stored(draft));
  }
}

/** A game as it is listed; nothing where it cannot be read. */
function pastGame<T extends ShellTypes>({ openSaved, home: { past } }: ShellGame<T>, { value, at }: GameRow): T['Past'][] {
  const opened = openSaved(value);
  if (!opened.ok) return [];
  const { saved: { id, setup } } = opened.game;
  const plain: PlainPast = { id, at, names: setup.players.map(({ name }) => name) };
  return [past ? past.of(opened.game, at) : plain as T['Past']];
}

/** Brings the focus to what a complaint is about: the field that puts it right, or the sentence itself. */
function focusComplaint(page: Document | null): void {
  page?.querySelector<HTMLElement>('main.setup :is([aria-invalid=true], .play-bar .note)')?.focus();
}
