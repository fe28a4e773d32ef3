/** The first screen: who plays and how, and the games that can be gone on with or looked at. */
import { isNoName } from '../../../setup/kept/me';
import { sameName, UNNAMED_ME } from '../../../setup/names';
import { say } from '../../../strings/say';
import { defaultNames } from '../../../strings/words/start/names';
import type { GameAppPorts } from '../../gameApp';
import type { GameRow } from '../../gameStore';
import { openBests } from '../kept/bests';
import { cleanedDraft, keptDraft, draftProblem, openDraft, playersOf, setupOf, type Draft } from '../kept/draft';
import { agreedProblem, type SetupProblem } from '../kept/openSetup';
import { openSaved, type SavedSnapBack } from '../kept/savedGame';
import type { SnapBackPlayer, SnapBackSetup } from '../kept/setup';
import { focusComplaint } from '../ui/home/focusComplaint';
import { openedHome, type Complaint, type HomeModel, type PastGame } from '../ui/home/homeModel';
import type { Stage } from './stage';

/** So many games are listed at first, and as many more at each press. */
const LISTED = 6;

export interface HomeRoom {
  /** Shows the screen. @param draft what stands there; without one what was agreed last */
  open(draft?: Draft): void;
  /** Begins the game that is agreed; tells what is wrong with it. @param linked the word of the cards where a link began it */
  play(linked?: { readonly cards: string | null }): Promise<void>;
  deleteGame(id: string): Promise<void>;
  continueGame(id: string): Promise<void>;
  /** Lists more games. */
  moreGames(over: boolean): Promise<void>;
}

export function createHomeRoom(stage: Stage): HomeRoom {
  const { ports, device } = stage;
  const isKnown = (name: string): boolean => [...ports.names(), ports.me() ?? UNNAMED_ME].some((one) => sameName(one, name));
  const model = (): HomeModel | null => modelOf(stage);

  async function read(): Promise<void> {
    const here = stage.here();
    const [waiting, over, mine] = await Promise.all([listed(ports, false), listed(ports, true), ports.shelf.person(null)]);
    if (!here()) return;
    const more = { waiting: waiting.more, over: over.more };
    const part = { waiting: waiting.games, over: over.games, more, bests: openBests(mine) };
    stage.happen({ type: 'home', change: { type: 'read', part } });
  }

  function refuse(complaint: Complaint): void {
    stage.happen({ type: 'home', change: { type: 'refused', complaint } });
    if (device.page) focusComplaint(device.page);
  }

  return {
    open(draft = openDraft(device.kept.read(), isKnown)) {
      stage.happen({ type: 'opened', game: null, screen: openedHome(draft, { me: ports.me(), names: ports.names(), from: ports.from() }) });
      void read();
    },
    async play(linked) {
      const shown = model();
      if (!shown) return;
      const draft = cleanedDraft(shown.draft, (name) => isNoName(name, say('name-you')));
      const players = playersOf(draft, ports.me(), defaultNames());
      const typed = draftProblem(draft);
      if (typed) return refuse({ problem: typed, seat: typed.seat });
      const problem = agreedProblem(players);
      if (problem) return refuse({ problem, seat: seatOf(problem, players) });
      // Who comes by a link has agreed on nothing here.
      if (!linked) keep(stage, draft, players);
      await stage.go({ to: 'table', game: newGame(ports, setupOf(draft, players), linked?.cards ?? undefined) });
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
      const opened = row && openSaved(row.value);
      if (opened?.ok === true) return stage.go({ to: 'table', game: opened.game.saved });
      ports.tell(() => say('snap-back-not-there'));
      return read();
    },
  };
}

/** The next games of a list. @param after the last one that is listed */
async function listed(
  { shelf }: GameAppPorts, over: boolean, after?: PastGame,
): Promise<{ readonly games: readonly PastGame[]; readonly more: boolean }> {
  const rows = await shelf.games({ over, limit: LISTED + 1, ...(after && { after }) });
  return { games: rows.slice(0, LISTED).flatMap(pastGame), more: rows.length > LISTED };
}

async function listMore(stage: Stage, over: boolean): Promise<void> {
  const here = stage.here();
  const last = modelOf(stage)?.[over ? 'over' : 'waiting']?.at(-1);
  const next = await listed(stage.ports, over, last);
  if (here()) stage.happen({ type: 'home', change: { type: 'listed', over, ...next } });
}

function modelOf(stage: Stage): HomeModel | null {
  const { screen } = stage.state();
  return screen?.kind === 'home' ? screen : null;
}

/** Remembers what was agreed, and who sat down. */
function keep({ ports, device }: Stage, draft: Draft, players: readonly SnapBackPlayer[]): void {
  const people = players.filter(({ kind, name }) => kind === 'local' && !sameName(name, UNNAMED_ME));
  const mine = draft.seats.find(({ me }) => me === true)?.name;
  if (mine !== undefined && !sameName(mine, ports.me() ?? '')) ports.nameMe(mine);
  ports.remember(people.map(({ name }) => name));
  device.kept.write(keptDraft(draft));
}

/** A game before its first card. */
export function newGame(ports: Pick<GameAppPorts, 'freshWord' | 'today'>, setup: SnapBackSetup, seed = ports.freshWord()): SavedSnapBack {
  const now = ports.today();
  return {
    id: ports.freshWord(), setup, seed, luck: setup.players.map(() => ports.freshWord()), events: [], played: 0, callTimes: [],
    ended: null, startedAt: now, savedAt: now,
  };
}

/** At whose card a complaint stands: of two with the same name or key it is the one who came later. */
function seatOf(problem: SetupProblem, players: readonly SnapBackPlayer[]): number | null {
  const last = (is: (player: SnapBackPlayer) => boolean): number | null => {
    const seat = players.findLastIndex(is);
    // A computer player's name is not typed: whoever took it is told.
    const person = players.findLastIndex((player) => player.kind === 'local' && is(player));
    return person >= 0 ? person : seat >= 0 ? seat : null;
  };
  switch (problem.code) {
    case 'long-name': case 'same-name': return last(({ name }) => sameName(name, problem.name));
    case 'same-key': return last(({ callKey }) => callKey === problem.key);
    default: return null;
  }
}

/** A game as it is listed; nothing where it cannot be read. */
function pastGame({ value, at }: GameRow): PastGame[] {
  const opened = openSaved(value);
  if (!opened.ok) return [];
  const { saved: { id, setup, ended }, replayed: { result } } = opened.game;
  return [{ id, at, ended, cards: result.shown, seats: setup.players.map(({ name }, seat) => ({ name, die: result.dice[seat]! })) }];
}
