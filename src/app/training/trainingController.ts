/** The training room: whose training it is, what is shown of it, and the drill that is on. */
import type { Clock } from '../../bots/clock';
import type { KeptPreferences } from '../../setup/kept/preferences';
import { sameName, UNNAMED_ME } from '../../setup/names';
import { openDrill } from '../../training/kept';
import { newSession, openKeptDrill, withSlips } from '../../training/plan';
import type { DrillState, KeptDrill, SessionName } from '../../training/drill';
import type { Library } from '../../training/library';
import { NO_TRAINING, type TrainingState } from '../../training/progress';
import { progressAfter, type TrainingEvent } from '../../training/progressAfter';
import type { AppName, TrainingGame } from '../../games/gameEntry';
import type { GameShown } from '../../ui/cardTable/cardTableModel';
import type { GamePlace } from '../../games/gameApp';
import type { SlipAdder } from './slips/slipAdder';
import type { SlipFinder } from './slips/slipFinder';
import type { GameApps } from '../games/gameApps';
import type { Answering } from '../next';
import type { Presenter } from '../presenter';
import type { Agreement } from '../setup/agreement';
import { isToPause, NO_PAUSE, pauseAfter, type PauseState } from '../table/pause';
import type { Playing } from '../table/playing';
import { createDrill, type DrillGame } from './drill/drillController';
import { reportShown } from '../review/reportShown';
import { endOf, roomOf } from './shownTraining';
import { isAmong, peopleHere } from './peopleHere';
import type { TrainingKeeper } from './trainingKeeper';

export interface TrainingControllerPorts {
  readonly presenter: Pick<Presenter, 'show' | 'screen' | 'tell'>;
  readonly agreement: Pick<Agreement, 'now' | 'names'>;
  readonly preferences: Pick<KeptPreferences, 'now'>;
  readonly keeper: TrainingKeeper;
  /** What questions are made of, the own games with these ids among it. */
  readonly gather: (slipped: readonly string[]) => Promise<Library>;
  /** Finds what to practise in somebody's last games. */
  readonly findSlips: SlipFinder;
  /** Adds the slip at a step of a report to the training of whoever made it. */
  readonly addSlip: SlipAdder;
  readonly guests: GameApps;
  /** Gets up from the table of the house's own game. */
  readonly leaveTable: () => void;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  /** A word that nobody had before. */
  readonly freshWord: () => string;
}

type Asked = 'addToTraining' | 'trainAs' | 'startDrill' | 'drillOn' | 'judgeGone' | 'drillRead' | 'openGuest';

export interface TrainingController extends Playing, Answering<Asked> {
  /** Whether a drill is on. */
  isOn(): boolean;
  /** Shows the room, as it stands now. */
  open(): Promise<void>;
  /** Comes back to the drill that this tab showed; to the room, where it cannot be opened any more. */
  goBackTo(kept: unknown): Promise<void>;
  /** The guests of the house, whose cards lie here. */
  readonly guests: GameApps;
  /** Nobody is here any more. */
  leave(): void;
}

/** Nobody is in the room yet. */
export function createTrainingController(ports: TrainingControllerPorts): TrainingController {
  return new Room(ports);
}

class Room implements TrainingController {
  readonly #ports: TrainingControllerPorts;
  /** Who trains; undefined is the player of this device, whoever that is now. */
  #who: string | undefined;
  #training: TrainingState = NO_TRAINING;
  #gameCards: readonly GameShown<TrainingGame>[] = [];
  #game: DrillGame | null = null;
  #paused: PauseState = NO_PAUSE;
  #rounds = 0;
  /** Counts what was opened here or left: what was asked for before that comes too late. */
  #opened = 0;
  /** Ends the search for slips. */
  #searching = new AbortController();

  readonly guests: GameApps;

  constructor(ports: TrainingControllerPorts) {
    this.#ports = ports;
    this.guests = ports.guests;
  }

  isOn(): boolean { return this.#game !== null; }

  async open(): Promise<void> {
    const here = this.#stop();
    await this.#readTraining();
    if (!here()) return;
    this.#showRoom();
    void this.#findSlips(here);
  }

  async trainAs({ name }: { readonly name: string | null }): Promise<void> {
    this.#who = name === this.#me() ? undefined : name ?? UNNAMED_ME;
    await this.open();
  }

  async startDrill({ session }: { readonly session: SessionName }): Promise<void> {
    const here = this.#stop();
    await this.#readTraining();
    const library = await this.#gather();
    if (!here()) return;
    const { freshWord, today } = this.#ports;
    const drill = newSession(session, library, this.#training, freshWord(), today());
    if (drill) this.#begin(drill);
    else this.#showRoom();
  }

  async goBackTo(kept: unknown): Promise<void> {
    const { who = undefined, drill } = typeof kept === 'object' && kept !== null ? kept as { who?: unknown; drill?: unknown } : {};
    const here = this.#isHere(who);
    if (here) this.#who = who;
    const opened = openDrill(drill);
    // A drill of somebody whose name was deleted must not count for another.
    if (opened === null || (who !== undefined && !here)) return this.open();
    const stillHere = this.#stop();
    await this.#readTraining();
    const state = openKeptDrill(opened, withSlips(await this.#gather(), this.#training));
    if (!stillHere()) return;
    if (state) this.#begin(state);
    else this.#showRoom();
  }

  async addToTraining({ step }: { readonly step: number }): Promise<void> {
    const { presenter, addSlip } = this.#ports;
    const report = reportShown(presenter.screen());
    if (report) presenter.tell([{ kind: 'training', told: await addSlip(report, step) }]);
  }

  async openGuest({ guest, from, kept }: { readonly guest: AppName; readonly from: GamePlace; readonly kept?: unknown }): Promise<void> {
    this.leave();
    this.#ports.leaveTable();
    await (kept === undefined ? this.guests.open(guest, from) : this.guests.goBackTo(guest, from, kept));
  }

  drillOn({ at }: { readonly at: number }): void { this.#game?.on(at); }
  judgeGone({ gone, at }: { readonly gone: boolean; readonly at: number }): void { this.#game?.judge(gone, at); }
  drillRead(): void { this.#game?.read(); }
  act(...[act, at]: Parameters<Playing['act']>): void { this.#game?.act(act, at); }
  painted(): void { this.#game?.painted(); }
  setPace(): void { /* A drill has a pace of its own. */ }

  pause(...[command]: Parameters<Playing['pause']>): void {
    const screen = this.#ports.presenter.screen();
    if (!this.#game || screen?.kind !== 'drill') return;
    this.#paused = pauseAfter(this.#paused, command, screen.state);
    this.#game.pause(isToPause(this.#paused, screen.state));
  }

  showAgain(): void {
    if (this.#game) this.#game.showAgain();
    else if (this.#ports.presenter.screen()?.kind === 'training') this.#showRoom();
  }

  leave(): void { void this.#stop(); this.guests.leave(); }

  /** Ends the drill that is on. @returns whether nobody has opened or left anything since */
  #stop(): () => boolean {
    this.#game?.stop();
    this.#game = null;
    this.#paused = NO_PAUSE;
    this.#searching.abort();
    const opened = this.#opened += 1;
    return () => opened === this.#opened;
  }

  #me(): string | null { return this.#ports.agreement.now().me ?? null; }

  #people(): readonly (string | null)[] { return peopleHere(this.#me(), this.#ports.agreement.names()); }

  #name(): string { return this.#who ?? this.#me() ?? UNNAMED_ME; }

  /** Whether somebody is called this here. */
  #isHere(who: unknown): who is string { return isAmong(this.#people(), who); }

  async #readTraining(): Promise<void> {
    // Whose name was deleted meanwhile trains no more: nothing must come to lie under it again.
    if (!this.#isHere(this.#who)) this.#who = undefined;
    const name = this.#name();
    [this.#training, this.#gameCards] = await Promise.all([this.#ports.keeper.training(name), this.guests.trainingCards(name)]);
  }

  /** Adds the slips of their last games, as they are found while the room is open. Never rejects. */
  async #findSlips(here: () => boolean): Promise<void> {
    this.#searching = new AbortController();
    const name = this.#name();
    const whose = { name, me: sameName(name, this.#me() ?? UNNAMED_ME) };
    const known = new Set(this.#training.slips.map(({ id }) => id));
    try {
      for await (const slips of this.#ports.findSlips(whose, known, this.#searching.signal)) {
        if (!here()) return;
        this.#keep({ type: 'slips', slips });
        this.showAgain();
      }
    } catch {
      // What cannot be read or judged now is found another time.
    }
  }

  #gather(): Promise<Library> {
    return this.#ports.gather(this.#training.slips.map(({ game }) => game));
  }

  #showRoom(): void {
    const { presenter, preferences: { now }, today } = this.#ports;
    const [people, guests] = [this.#people(), this.#gameCards];
    const who = people.find((name) => sameName(name ?? UNNAMED_ME, this.#name())) ?? null;
    presenter.show({ kind: 'training', who, people, ...roomOf(this.#training, today()), guests, unhurried: now().unhurried });
  }

  #begin(drill: DrillState): void {
    const { clock, presenter, agreement, preferences } = this.#ports;
    this.#rounds += 1;
    const who = this.#who;
    this.#game = createDrill(drill, this.#rounds, (kept: KeptDrill | null) => ({ ...(who === undefined ? {} : { who }), drill: kept }), {
      clock, show: presenter.show, unhurried: () => preferences.now().unhurried,
      liking: () => ({ pace: 'normal', input: agreement.now().input }),
      answered: (now) => this.#answered(now),
      ended: (now) => {
        this.#keep({ type: 'ended', drill: now, now: this.#ports.today() });
        return endOf(now, this.#training, this.#ports.today());
      },
    });
  }

  #answered({ session, questions, given }: DrillState): void {
    const question = questions[given.length - 1];
    const last = given.at(-1);
    if (!question || !last) return;
    const ref = JSON.stringify(question.ref);
    const slip = session === 'slips' ? this.#training.slips.find((one) => JSON.stringify(one.ref) === ref)?.id : undefined;
    this.#keep({ type: 'answered', question, given: last, now: this.#ports.today(), ...(slip === undefined ? {} : { slip }) });
  }

  /** Keeps what happened. Where the disk refuses, the drill goes on, and a banner tells it. */
  #keep(event: TrainingEvent): void {
    this.#training = progressAfter(this.#training, event);
    void this.#ports.keeper.change(this.#name(), (now) => progressAfter(now, event));
  }
}
