/** The first screen of a game: who plays and how, and the games that can be gone on with or looked at. */
import type { GameRow } from '../../games/gameStore';
import { keepJson } from '../../outside/kept';
import { cleanedDraft } from '../../seats/draftSeats';
import { isNoName } from '../../setup/kept/me';
import { sameName, UNNAMED_ME } from '../../setup/names';
import { say } from '../../strings/say';
import { defaultNames } from '../../strings/words/start/names';
import { shownAs } from '../app/appState';
import { keptDraft, notThere, type Stage } from '../app/stage';
import { bestsIn } from '../after/afterModel';
import type { ShellGame } from '../shellGame';
import type { DraftOf, PlainPast, SetPlayer, ShellTypes } from '../types';
import { complaintOf } from './agreed';
import { openedHome, type Complaint, type HomeModel } from './homeModel';
import { sitsAt } from './termRows';

/** So many games are listed at first, and as many more at each press. */
const LISTED = 6;

export interface HomeController<T extends ShellTypes> {
  /** Shows the screen. @param draft what stands there; without one what was agreed last */
  open(draft?: DraftOf<T>): void;
  /** Begins the game that is agreed; tells what is wrong with it. @param linked the word that chance hangs on where a link began it */
  play(linked?: { readonly seed: string | null }): Promise<void>;
  deleteGame(id: string): Promise<void>;
  continueGame(id: string): Promise<void>;
  /** Lists more games. */
  moreGames(over: boolean): Promise<void>;
}

export function createHomeController<T extends ShellTypes>(stage: Stage<T>): HomeController<T> {
  const { game: rules, ports, device } = stage;
  const isKnown = (name: string): boolean => [...ports.names(), ports.me() ?? UNNAMED_ME].some((one) => sameName(one, name));
  const model = (): HomeModel<T> | null => modelOf(stage);

  async function read(): Promise<void> {
    const here = stage.here();
    const [waiting, over, mine] = await Promise.all([listed(stage, false), listed(stage, true), ports.shelf.person(null)]);
    if (!here()) return;
    const more = { waiting: waiting.more, over: over.more };
    const part = { waiting: waiting.games, over: over.games, more, bests: bestsIn(rules, mine) };
    stage.happen({ type: 'home', change: { type: 'read', part } });
  }

  function refuse(complaint: Complaint<T>): void {
    stage.happen({ type: 'home', change: { type: 'refused', complaint } });
    if (device.page) focusComplaint(device.page);
  }

  return {
    open(draft = keptDraft(stage, isKnown)) {
      const screen = openedHome<T>(draft, { me: ports.me(), names: ports.names(), from: ports.from() });
      stage.happen({ type: 'opened', game: null, screen });
      void read();
    },
    async play(linked) {
      const shown = model();
      if (!shown) return;
      const { agreement } = rules;
      const draft = cleanedDraft(shown.draft, (name) => isNoName(name, say('name-you')));
      const players = agreement.players(draft, ports.me(), defaultNames());
      const setup = agreement.setup(draft, players, sitsAt(draft, device.screen()).around);
      const complaint = complaintOf(agreement, draft, setup);
      if (complaint) return refuse(complaint);
      // Who comes by a link has agreed on nothing here.
      if (!linked) keep(stage, draft, setup.players);
      await stage.go({ to: 'table', game: rules.begin(ports, setup, linked?.seed ?? undefined) });
    },
    async deleteGame(id) {
      if (model()?.pendingDelete !== id) return stage.happen({ type: 'home', change: { type: 'pendingDelete', id } });
      const here = stage.here();
      await ports.shelf.removeGame(id);
      if (here()) stage.happen({ type: 'home', change: { type: 'deleted', id } });
    },
    moreGames: (over) => listMore(stage, over),
    async continueGame(id) {
      const here = stage.here();
      const row = await ports.shelf.game(id);
      if (!here()) return;
      const opened = row && rules.openSaved(row.value);
      if (opened?.ok === true) return stage.go({ to: 'table', game: opened.game.saved });
      ports.tell(notThere);
      return read();
    },
  };
}

/** The next games of a list. @param after the last one that is listed */
async function listed<T extends ShellTypes>(
  { game, ports: { shelf } }: Stage<T>, over: boolean, after?: T['Past'],
): Promise<{ readonly games: readonly T['Past'][]; readonly more: boolean }> {
  const rows = await shelf.games({ over, limit: LISTED + 1, ...(after && { after }) });
  return { games: rows.slice(0, LISTED).flatMap((row) => pastGame(game, row)), more: rows.length > LISTED };
}

async function listMore<T extends ShellTypes>(stage: Stage<T>, over: boolean): Promise<void> {
  const here = stage.here();
  const last = modelOf(stage)?.[over ? 'over' : 'waiting']?.at(-1);
  const next = await listed(stage, over, last);
  if (here()) stage.happen({ type: 'home', change: { type: 'listed', over, ...next } });
}

function modelOf<T extends ShellTypes>(stage: Stage<T>): HomeModel<T> | null {
  return shownAs<T, 'home'>(stage.state(), 'home');
}

/** Remembers what was agreed, and who sat down. */
function keep<T extends ShellTypes>({ game, ports, device }: Stage<T>, draft: DraftOf<T>, players: readonly SetPlayer[]): void {
  const people = players.filter(({ kind, name }) => kind === 'local' && !sameName(name, UNNAMED_ME));
  const mine = draft.seats.find(({ me }) => me === true)?.name;
  if (mine !== undefined && !sameName(mine, ports.me() ?? '')) ports.nameMe(mine);
  ports.remember(people.map(({ name }) => name));
  keepJson(device.storage, game.agreement.of.storageKey, game.agreement.stored(draft));
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
function focusComplaint(page: Document): void {
  page.querySelector<HTMLElement>('main.setup :is([aria-invalid=true], .play-bar .note)')?.focus();
}
