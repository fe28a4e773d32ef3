/** A game in the house: which of its screens is shown, who answers what is asked there, and the way from one to another. */
import '../../ui/styles/gameScreens.css';
import type { CreateGameApp, GameApp, GameAppPorts, SitsDown } from '../../games/gameApp';
import { draftWithout } from '../../seats/draftSeats';
import { isNobody, sameName } from '../../setup/names';
import { say } from '../../strings/say';
import { linkSentence, seatsSentence } from '../../strings/words/refusals/seats';
import { screenNow } from '../../ui/browser/abilities';
import { LookBack } from '../after/lookBack';
import type { KnownCommand, ShellCommand } from '../commands';
import { Far } from '../far/farSide';
import { HomeController } from '../home/homeController';
import { drafted } from '../home/homeModel';
import { keysProblem } from '../home/keyboard';
import { seated } from '../home/seated';
import { Lesson } from '../lesson/lesson';
import type { ShellGame } from '../shellGame';
import type { LiveTable } from '../table/liveTable';
import { TableController, type AtTable } from '../table/tableController';
import type { ShellTypes } from '../types';
import { isPlaying, keptOf, openKeptScreen, type AppState, type ShellScreen, type ShellScreens } from './appState';
import { drawScreen } from './drawn';
import { notThere, type Device, type Next, type Stage } from './stage';

/** @param device what it has of the device, beside what the house gives it; without one all of this one */
export function gameAppWith<T extends ShellTypes>(game: ShellGame<T>, device?: Device): CreateGameApp {
  return (ports) => new App(game, ports, device ?? { storage: () => localStorage, page: document, screen: screenNow });
}

class App<T extends ShellTypes> implements GameApp {
  readonly #game: ShellGame<T>;
  readonly #ports: GameAppPorts;
  readonly #home: HomeController<T>;
  readonly #table: TableController<T>;
  readonly #past: LookBack<T>;
  readonly #stage: Stage<T>;
  readonly far: Far<T>;
  #lesson: Lesson<T> | null = null;
  #state: AppState<T> = { screen: null, game: null };
  /** Counts the ways: what was waited for before the last one comes too late. */
  #ways = 0;

  constructor(game: ShellGame<T>, ports: GameAppPorts, device: Device) {
    this.#game = game;
    this.#ports = ports;
    this.#stage = {
      game, ports, device, shown: (kind) => this.#shown(kind), go: (next) => this.#go(next),
      ask: (command) => this.#ask(command), show: (screen, shown) => this.#become(screen, shown),
      change: (kind, after) => {
        const shown = this.#shown(kind);
        if (shown) this.#become(after(shown));
      },
      here: () => {
        const now = this.#ways;
        return () => now === this.#ways;
      },
    };
    this.#home = new HomeController(this.#stage);
    this.#table = new TableController(this.#stage);
    this.#past = new LookBack(this.#stage);
    this.far = new Far(this.#stage, this.#table);
  }

  async open(): Promise<void> { await this.#go({ screen: 'home' }); }

  /** Begins the game that the link asks for. Where it cannot be played, the first screen tells why, with what can be read of it. */
  async openLink(asked: URLSearchParams): Promise<void> {
    const { agreement } = this.#game;
    const linked = agreement.linked(asked);
    if (linked === null) return this.#go({ screen: 'home' });
    const { draft, problem, seed } = linked;
    await this.#go({ screen: 'home', draft, ...(problem === null ? {} : { tell: () => linkSentence(agreement, problem) }) });
    if (problem === null) await this.#home.play({ seed });
  }

  async seat(players: readonly SitsDown[], id: string): Promise<boolean> {
    const saved = seated(this.#stage, players, id);
    if (saved !== null) await this.#go({ screen: 'table', saved });
    else this.#tellKeys(players);
    return saved !== null;
  }

  /** Whoever can't sit down for want of a key test is told where it is. */
  #tellKeys(players: readonly SitsDown[]): void {
    const { agreement, home } = this.#game;
    const problem = keysProblem(this.#stage, agreement.openDraft({ seats: players }));
    if (problem === null) return;
    this.#ports.tell(() => (problem.code === 'no-keys' ? seatsSentence(agreement, problem)
      : say('shell-keys-elsewhere', { game: home.title(), count: problem.each })));
  }

  async goBackTo(value: unknown): Promise<void> {
    const kept = openKeptScreen(value);
    switch (kept?.screen) {
      case 'home': return this.#go({ screen: 'home', draft: this.#game.agreement.openDraft(kept.draft) });
      case 'table': return this.#backToGame(kept.game, kept.begun);
      case 'after': return this.#go(kept);
      // What this game does not have leads to its first screen.
      default: return this.#go(kept && this.#game[kept.screen] ? kept : { screen: 'home' });
    }
  }

  showAgain(): void {
    if (this.#live) this.#live.setAnew();
    else this.#show();
  }

  forget(names: readonly string[]): void {
    const isIt = (name: string): boolean => names.some((one) => sameName(one, name));
    this.#stage.change('home', (home) => drafted(home, draftWithout(home.draft, isIt)));
  }

  painted(at: number): void { this.#live?.painted(at); }

  hidden(isHidden: boolean): void {
    if (!isHidden) return;
    this.#live?.hide();
    this.#past.replay.ask({ kind: 'playOn', playing: false });
  }

  leave(): void {
    this.#ways += 1;
    this.far.leave();
    this.#stop();
    this.#become(null, null);
  }

  /** The table that is played at, or learnt at. */
  get #live(): LiveTable<T> | null { return this.#lesson?.live ?? this.#table.live; }

  #shown<K extends keyof ShellScreens<T>>(kind: K): ShellScreens<T>[K] | null {
    const { screen } = this.#state;
    return screen?.kind === kind ? screen as ShellScreens<T>[K] : null;
  }

  #become(screen: ShellScreen<T> | null, game = this.#state.game): void {
    this.#state = { screen, game };
    this.#show();
  }

  #show(): void {
    const { screen } = this.#state;
    if (screen === null) return;
    this.#ports.show({
      kind: 'guest', name: screen.kind, kept: keptOf(this.#game, this.#state), isPlaying: isPlaying(this.#state),
      draw: () => drawScreen(this.#game, screen, (command) => this.#ask(command)),
    });
  }

  /** Ends what goes on at the screen that is shown. */
  #stop(): void {
    this.#table.leave();
    this.#lesson?.leave();
    this.#lesson = null;
    this.#past.replay.close();
  }

  async #go(next: Next<T>): Promise<void> {
    this.#ways += 1;
    this.#stop();
    switch (next.screen) {
      case 'home':
        this.#home.open(next.draft);
        if (next.tell) this.#ports.tell(next.tell);
        return;
      case 'table': return this.#table.open(next.saved);
      case 'after': return this.#past.open(next.game, next.whose, next.ended);
      case 'replay': return this.#past.openReplay(next.game, next.step);
      case 'bests': return this.#past.openBests(next.name, next.after ?? null);
      case 'lesson':
        this.#lesson = new Lesson(this.#stage, next.part, (toPlay) => void this.#afterLesson(toPlay));
    }
  }

  /** @param begun the game as it lay before anything happened, where it was kept nowhere else */
  async #backToGame(id: string, begun: unknown): Promise<void> {
    this.#ways += 1;
    const isHere = this.#stage.here();
    const row = await this.#ports.shelf.game(id);
    if (!isHere()) return;
    const opened = this.#game.openSaved(row?.value ?? begun);
    await this.#go(opened.ok ? { screen: 'table', saved: opened.game.saved } : { screen: 'home', tell: notThere });
  }

  /** To the first screen, and on to a game as it is agreed there. */
  async #afterLesson(toPlay: boolean): Promise<void> {
    await this.#go({ screen: 'home' });
    if (toPlay) await this.#home.play();
  }

  /** The same people on the same terms, with other chance. */
  #playAgain(): unknown {
    const setup = this.#state.game?.setup;
    // Whose name was deleted cannot sit down again.
    if (!setup || setup.players.some(({ name }) => isNobody(name))) return this.#go({ screen: 'home' });
    return this.#go({ screen: 'table', saved: this.#game.begin(this.#ports, setup) });
  }

  #ask(asked: ShellCommand<T>): unknown {
    // What a table asks for beside this is its own.
    const command = asked as KnownCommand<T>;
    if (this.far.asks(command.kind)) return undefined;
    switch (command.kind) {
      case 'draft': return this.#stage.change('home', (home) => drafted(home, command.draft));
      case 'unfold': return this.#stage.change('home', (home) => ({ ...home, unfolded: command.seat }));
      case 'play': return this.#home.play();
      case 'keysTogether': return this.#home.keysTogether(command.each);
      case 'apart': return this.#home.apart((draft) => this.far.agreedIn(draft));
      case 'continueGame': return this.#home.continueGame(command.id);
      case 'deleteGame': return this.#home.deleteGame(command.id);
      case 'moreGames': return this.#home.moreGames(command.over);
      case 'lookAt': return this.#go({ screen: 'after', game: command.id });
      case 'learn': return this.#go({ screen: 'lesson', part: '' });
      case 'leaveGuest': return this.#ports.back();
      case 'settings': return this.#openSettings();
      case 'home': return this.#go({ screen: 'home' });
      case 'reviewOf': return this.#stage.change('after', (after) => ({ ...after, whose: command.seat }));
      case 'openReplay': return this.#go({ screen: 'replay', game: command.id, step: command.event + 1 });
      case 'openBests': {
        // The game after which they are looked at, also while somebody goes from one person's to another's.
        const after = this.#shown('bests')?.after ?? this.#shown('after')?.saved.id;
        return this.#go({ screen: 'bests', name: command.name, after });
      }
      case 'endReplay': return this.#state.game && this.#go({ screen: 'after', game: this.#state.game.id });
      case 'toStep': case 'playOn': case 'setSpeed': case 'copied': return this.#past.replay.ask(command);
      case 'playAgain': return this.#lesson ? this.#lesson.ask(command) : this.#playAgain();
      case 'leaveTable': return this.#lesson ? this.#lesson.ask(command) : this.#leaveTable();
      default: return this.#lesson ? this.#lesson.ask(asked) : this.#table.ask(asked as AtTable<T>);
    }
  }

  /** A game of several in a row waits with those; any other on the first screen. */
  async #leaveTable(): Promise<void> {
    const { game } = this.#state;
    const isHere = this.#stage.here();
    const onward = game && await this.#ports.onward?.(game.id);
    if (!isHere()) return;
    await this.#go({ screen: 'home' });
    onward?.go();
  }

  /** The house's dialog takes the place of the menu, beneath which the game has paused: it stays so until somebody goes on. */
  #openSettings(): void {
    this.#live?.cover(null);
    this.#ports.openSettings();
  }
}
