/** A game in the house: which of its screens is shown, who answers what is asked there, and the way from one to another. */
import '../../ui/styles/gameScreens.css';
import type { CreateGameApp, GameApp, GameAppPorts } from '../../games/gameApp';
import { draftWithout } from '../../seats/draftSeats';
import { isNobody, sameName } from '../../setup/names';
import { linkSentence } from '../../strings/words/refusals/seats';
import { createLookBack, type LookBack } from '../after/lookBack';
import type { KnownCommand, ShellCommand } from '../commands';
import { createHomeController, type HomeController } from '../home/homeController';
import { Lesson } from '../lesson/lesson';
import type { ShellGame } from '../shellGame';
import { TableController, type AtTable } from '../table/tableController';
import type { ShellTypes } from '../types';
import { appAfter, isPlaying, keptOf, shownAs, type AppChange, type AppState } from './appState';
import { thisDevice, type Device } from './device';
import { drawScreen } from './drawn';
import { openKeptScreen } from './keptScreen';
import { notThere, type Next, type Stage } from './stage';

/** @param device what it has of the device, beside what the house gives it; without one all of this one */
export function gameAppWith<T extends ShellTypes>(game: ShellGame<T>, device?: Device): CreateGameApp {
  return (ports) => new App(game, ports, device ?? thisDevice());
}

class App<T extends ShellTypes> implements GameApp {
  readonly #game: ShellGame<T>;
  readonly #ports: GameAppPorts;
  readonly #home: HomeController<T>;
  readonly #table: TableController<T>;
  readonly #past: LookBack<T>;
  readonly #stage: Stage<T>;
  #lesson: Lesson<T> | null = null;
  #state: AppState<T> = { screen: null, game: null };
  /** Counts the ways: what was waited for before the last one comes too late. */
  #ways = 0;

  constructor(game: ShellGame<T>, ports: GameAppPorts, device: Device) {
    this.#game = game;
    this.#ports = ports;
    const stage: Stage<T> = {
      game, ports, device, state: () => this.#state, happen: (change) => this.#happen(change), go: (next) => this.#go(next),
      ask: (command) => this.#ask(command),
      here: () => {
        const now = this.#ways;
        return () => now === this.#ways;
      },
    };
    this.#stage = stage;
    this.#home = createHomeController(stage);
    this.#table = new TableController(stage);
    this.#past = createLookBack(stage);
  }

  async open(): Promise<void> { await this.#go({ to: 'home' }); }

  /** Begins the game that the link asks for. Where it cannot be played, the first screen tells why, with what can be read of it. */
  async openLink(asked: URLSearchParams): Promise<void> {
    const { agreement } = this.#game;
    const linked = agreement.linked(asked);
    if (linked === null) return this.#go({ to: 'home' });
    const { draft, problem, seed } = linked;
    await this.#go({ to: 'home', draft, ...(problem === null ? {} : { tell: () => linkSentence(agreement, problem) }) });
    if (problem === null) await this.#home.play({ seed });
  }

  async goBackTo(value: unknown): Promise<void> {
    const read = openKeptScreen(value);
    // What this game does not have leads to its first screen.
    const kept = read && (['lesson', 'replay', 'bests'] as const).some((one) => one === read.screen && !this.#game[one]) ? null : read;
    switch (kept?.screen) {
      case undefined: return this.#go({ to: 'home' });
      case 'home': return this.#go({ to: 'home', draft: this.#game.agreement.openDraft(kept.draft) });
      case 'after': return this.#go({ to: 'after', id: kept.game, whose: kept.whose });
      case 'replay': return this.#go({ to: 'replay', id: kept.game, event: kept.step - 1 });
      case 'bests': return this.#go({ to: 'bests', name: kept.name, after: kept.after ?? null });
      case 'lesson': return this.#go({ to: 'lesson', part: kept.part });
      case 'table': return this.#backToGame(kept.game, kept.begun);
    }
  }

  showAgain(): void {
    switch (this.#state.screen?.kind) {
      case 'table': return this.#table.setAnew();
      case 'lesson': return this.#lesson?.showAgain();
      default: return this.#show();
    }
  }

  forget(names: readonly string[]): void {
    const home = shownAs<T, 'home'>(this.#state, 'home');
    if (!home) return;
    const draft = draftWithout(home.draft, (name) => names.some((one) => sameName(one, name)));
    this.#happen({ type: 'home', change: { type: 'draft', draft } });
  }

  painted(at: number): void {
    if (this.#state.screen?.kind === 'lesson') this.#lesson?.painted();
    else this.#table.painted(at);
  }

  hidden(isHidden: boolean): void {
    if (!isHidden) return;
    switch (this.#state.screen?.kind) {
      case 'table': return this.#table.hide();
      case 'lesson': return this.#lesson?.hidden(this.#ports.clock.now());
      case 'replay': return this.#past.replay.ask({ kind: 'playOn', playing: false });
      default:
    }
  }

  leave(): void {
    this.#ways += 1;
    this.#stop();
    this.#happen({ type: 'left' });
  }

  #happen(change: AppChange<T>): void {
    const before = this.#state;
    this.#state = appAfter(this.#game, before, change);
    if (this.#state !== before) this.#show();
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
    switch (next.to) {
      case 'home':
        this.#home.open(next.draft);
        if (next.tell) this.#ports.tell(next.tell);
        return;
      case 'table': return this.#table.open(next.game);
      case 'after': return this.#past.open(next.id, next.whose, next.ended);
      case 'replay': return this.#past.openReplay(next.id, next.event);
      case 'bests': return this.#past.openBests(next.name, next.after);
      case 'lesson':
        this.#lesson = new Lesson(this.#stage, next.part, (toPlay) => void this.#afterLesson(toPlay));
    }
  }

  /** @param begun the game as it lay before anything happened, where it was kept nowhere else */
  async #backToGame(id: string, begun: unknown): Promise<void> {
    this.#ways += 1;
    const way = this.#ways;
    const row = await this.#ports.shelf.game(id);
    if (way !== this.#ways) return;
    const opened = this.#game.openSaved(row?.value ?? begun);
    await this.#go(opened.ok ? { to: 'table', game: opened.game.saved } : { to: 'home', tell: notThere });
  }

  /** To the first screen, and on to a game as it is agreed there. */
  async #afterLesson(toPlay: boolean): Promise<void> {
    await this.#go({ to: 'home' });
    if (toPlay) await this.#home.play();
  }

  /** The same people on the same terms, with other chance. */
  #playAgain(): unknown {
    const setup = this.#state.game?.setup;
    // Whose name was deleted cannot sit down again.
    if (!setup || setup.players.some(({ name }) => isNobody(name))) return this.#go({ to: 'home' });
    return this.#go({ to: 'table', game: this.#game.begin(this.#ports, setup) });
  }

  /** The game after which own bests are looked at, also while somebody goes from one person's to another's. */
  #lookedAt(): string | null {
    const bests = shownAs<T, 'bests'>(this.#state, 'bests');
    return bests ? bests.after : shownAs<T, 'after'>(this.#state, 'after')?.saved.id ?? null;
  }

  #ask(asked: ShellCommand<T>): unknown {
    // What a table asks for beside this is its own.
    const command = asked as KnownCommand<T>;
    switch (command.kind) {
      case 'draft': return this.#happen({ type: 'home', change: { type: 'draft', draft: command.draft } });
      case 'unfold': return this.#happen({ type: 'home', change: { type: 'unfold', seat: command.seat } });
      case 'play': return this.#home.play();
      case 'continueGame': return this.#home.continueGame(command.id);
      case 'deleteGame': return this.#home.deleteGame(command.id);
      case 'moreGames': return this.#home.moreGames(command.over);
      case 'lookAt': return this.#go({ to: 'after', id: command.id });
      case 'learn': return this.#go({ to: 'lesson' });
      case 'leaveGuest': return this.#ports.back();
      case 'settings': return this.#openSettings();
      case 'home': return this.#go({ to: 'home' });
      case 'reviewOf': return this.#happen({ type: 'review', seat: command.seat });
      case 'openReplay': return this.#go({ to: 'replay', id: command.id, event: command.event });
      case 'openBests': return this.#go({ to: 'bests', name: command.name, after: this.#lookedAt() });
      case 'endReplay': return this.#state.game && this.#go({ to: 'after', id: this.#state.game.id });
      case 'toStep': case 'playOn': case 'setSpeed': case 'copied': return this.#past.replay.ask(command);
      case 'lessonOn': case 'showMe': case 'leaveLesson': return this.#lesson?.ask(command);
      default: return this.#state.screen?.kind === 'lesson' ? this.#lesson?.ask(command) : this.#askTable(command);
    }
  }

  /** The house's dialog takes the place of the menu, beneath which the game has paused: it stays so until somebody goes on. */
  #openSettings(): void {
    if (this.#state.screen?.kind === 'table') this.#happen({ type: 'table', change: { type: 'over', over: null } });
    if (this.#state.screen?.kind === 'lesson') return this.#lesson?.ask({ kind: 'settings' });
    this.#ports.openSettings();
  }

  #askTable(command: { readonly kind: string }): unknown {
    switch (command.kind) {
      case 'playAgain': return this.#playAgain();
      case 'leaveTable': return this.#go({ to: 'home' });
      default: return this.#table.ask(command as AtTable<T>);
    }
  }
}
