/** Snap Back as a guest of the house: which screen is shown, who answers what is asked there, and the way from one to another. */
import type { CreateGuest, Guest, GuestPorts } from '../../guest';
import { openSaved } from '../kept/savedGame';
import { gameFromLink } from '../kept/link';
import type { SnapBackCommand } from '../ui/commands';
import { drawScreen } from '../ui/screens';
import { linkText } from '../words/home/complaints';
import { guestAfter, isPlaying, keptOf, NOTHING_SHOWN, type GuestChange, type GuestState } from './guestState';
import { createHomeRoom, newGame, type HomeRoom } from './homeRoom';
import { openKeptScreen } from './keptScreen';
import type { Device, Next, Stage } from './stage';
import { TableRoom } from './tableRoom';

/** @param device what it has of the device, beside what the house gives it */
export const snapBackWith = (device: Device): CreateGuest => (ports) => new SnapBack(ports, device);

class SnapBack implements Guest {
  readonly #ports: GuestPorts;
  readonly #home: HomeRoom;
  readonly #table: TableRoom;
  #state: GuestState = NOTHING_SHOWN;
  /** Counts the ways: what was waited for before the last one comes too late. */
  #ways = 0;

  constructor(ports: GuestPorts, device: Device) {
    this.#ports = ports;
    const stage: Stage = {
      ports, device, state: () => this.#state, happen: (change) => this.#happen(change), go: (next) => this.#go(next),
      ask: (command) => this.#ask(command),
      here: () => {
        const now = this.#ways;
        return () => now === this.#ways;
      },
    };
    this.#home = createHomeRoom(stage);
    this.#table = new TableRoom(stage);
  }

  async open(): Promise<void> { await this.#go({ to: 'home' }); }

  /** Begins the game that the link asks for. Where it cannot be played, the first screen tells why, with what can be read of it. */
  async openLink(asked: URLSearchParams): Promise<void> {
    const linked = gameFromLink(asked);
    if (linked === null) return this.#go({ to: 'home' });
    const { draft, problem, cards } = linked;
    await this.#go({ to: 'home', draft, ...(problem === null ? {} : { tell: () => linkText(problem) }) });
    if (problem === null) await this.#home.play({ cards });
  }

  async goBackTo(value: unknown): Promise<void> {
    const kept = openKeptScreen(value);
    if (kept?.screen === 'home') return this.#go({ to: 'home', draft: this.#home.openKept(kept.draft) });
    if (kept?.screen !== 'table') return this.#go({ to: 'home' });
    this.#ways += 1;
    const way = this.#ways;
    const row = await this.#ports.shelf.game(kept.game);
    if (way !== this.#ways) return;
    const opened = openSaved(row?.value ?? kept.begun);
    await this.#go(opened.ok ? { to: 'table', game: opened.game.saved } : { to: 'home' });
  }

  showAgain(): void {
    if (this.#state.screen?.kind === 'table') this.#table.setAnew();
    else if (this.#state.screen !== null) this.#show();
  }

  painted(at: number): void { this.#table.painted(at); }

  hidden(isHidden: boolean): void {
    if (isHidden) this.#table.hide();
  }

  leave(): void {
    this.#ways += 1;
    this.#table.leave();
    this.#state = guestAfter(this.#state, { type: 'left' });
  }

  #happen(change: GuestChange): void {
    const before = this.#state;
    this.#state = guestAfter(before, change);
    if (this.#state !== before) this.#show();
  }

  #show(): void {
    const { screen } = this.#state;
    if (screen === null) return;
    this.#ports.show({
      kind: 'guest', guest: 'snap-back', name: screen.kind, kept: keptOf(this.#state), isPlaying: isPlaying(this.#state),
      draw: () => drawScreen(screen, (command) => this.#ask(command)),
    });
  }

  async #go(next: Next): Promise<void> {
    this.#ways += 1;
    switch (next.to) {
      case 'home':
        this.#table.leave();
        this.#home.open(next.draft);
        if (next.tell) this.#ports.tell(next.tell);
        return;
      case 'table': return this.#table.open(next.game);
    }
  }

  #ask(command: SnapBackCommand): unknown {
    switch (command.kind) {
      case 'draft': return this.#happen({ type: 'home', change: { type: 'draft', draft: command.draft } });
      case 'unfold': return this.#happen({ type: 'home', change: { type: 'unfold', seat: command.seat } });
      case 'play': return this.#home.play();
      case 'continueGame': return this.#home.continueGame(command.id);
      case 'deleteGame': return this.#home.deleteGame(command.id);
      case 'settings': return this.#ports.openSettings();
      case 'leaveGuest': return this.#ports.back();
      case 'act': return this.#table.act(command.act);
      case 'overTable': return this.#table.over(command);
      case 'readTable': return this.#table.read(command);
      case 'uncover': return this.#table.uncover(command.seat);
      case 'byFingers': return this.#table.byFingers(command.on);
      case 'leaveTable': case 'home': return this.#go({ to: 'home' });
      case 'playAgain': {
        const setup = this.#table.saved()?.setup;
        return setup && this.#go({ to: 'table', game: newGame(this.#ports, setup) });
      }
      default: return undefined;
    }
  }
}
