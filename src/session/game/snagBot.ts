/** A computer player of SNAG at the host of all games: what its place is told becomes what its bot knows, and its bot's intents acts. */
import { DEFAULT_LEVEL } from '../../ai/levelNames';
import type { Thinker } from '../../ai/questions';
import { createBot, type Bot as SeatBot } from '../../bots/bot';
import { createBreathClock, type BreathClock } from '../../bots/breathClock';
import type { Clock } from '../../bots/clock';
import { fraction, randomFrom } from '../../chance/chance';
import { isAlike } from '../../outside/alike';
import type { Bot, BotFacts, BotPorts } from '../../contract/contract';
import type { Seat } from '../../rules/position';
import { TIME_FACTOR } from '../../setup/pace';
import { isAsked } from '../../setup/setup';
import type { Intent } from '../../table/intents';
import type { BotView } from './botView';
import { afterHeadStart, type Contest } from './headStart';
import type { SnagTypes } from './snagTypes';

/** @param thinker what it thinks with; must always answer (see `workerClient`) */
export function snagBot(thinker: Thinker, facts: BotFacts<SnagTypes>, ports: BotPorts<SnagTypes>): Bot<SnagTypes> {
  return new PlaceBot(thinker, facts, ports);
}

class PlaceBot implements Bot<SnagTypes> {
  readonly #thinker: Thinker;
  readonly #facts: BotFacts<SnagTypes>;
  readonly #ports: BotPorts<SnagTypes>;
  /** The game's time, but that it stands still while a run lies lit. */
  readonly #clock: BreathClock;
  readonly #chance: () => number;
  #told: BotView | null = null;
  #news: BotView['news'] | null = null;
  #bot: SeatBot | null = null;
  /** What takes back each thing that it is about to say. */
  #waiting: readonly (() => void)[] = [];
  #isStopped = false;

  constructor(thinker: Thinker, facts: BotFacts<SnagTypes>, ports: BotPorts<SnagTypes>) {
    const random = randomFrom(`chance:${facts.luck}`);
    this.#thinker = thinker;
    this.#facts = facts;
    this.#ports = ports;
    this.#clock = createBreathClock(clockOf(ports));
    this.#chance = () => fraction(random);
  }

  tell({ view: { bot: told } }: { readonly view: SnagTypes['View'] }): void {
    if (!told) return;
    const before = this.#told;
    this.#told = told;
    this.#clock.follow(told.isLit);
    // Who changes seats looks at all anew.
    if (before?.seat !== told.seat) this.#bot?.stop();
    const bot = before?.seat === told.seat && this.#bot ? this.#bot : this.#seated(told.seat);
    this.#bot = bot;
    if (!isAlike(told.news, this.#news) || before?.contest.pace !== told.contest.pace) bot.tell(told.news);
    this.#news = told.news;
    if (told.asked !== null && before?.asked !== told.asked) void this.#answer(bot);
  }

  stop(): void {
    this.#isStopped = true;
    this.#bot?.stop();
    for (const forget of this.#waiting) forget();
  }

  #seated(seat: Seat): SeatBot {
    const { place, setup, luck } = this.#facts;
    const contest = (): Contest => this.#told!.contest;
    this.#news = null;
    return createBot({
      seat, level: setup.players[place]?.level ?? DEFAULT_LEVEL, seed: luck, thinker: this.#thinker, chance: this.#chance,
      pace: () => TIME_FACTOR[contest().pace], clock: this.#clock, asked: isAsked(setup),
      callsAt: (moment) => afterHeadStart(contest(), moment, this.#clock.now()),
      send: (intent) => this.#act(placed(intent)),
      looked: (ply, sees) => this.#whenOn({ kind: 'looked', ply, sees }),
    });
  }

  /** It has answered at once, or thought it over: what comes in a pause counts after it. */
  async #answer(bot: SeatBot): Promise<void> {
    this.#whenOn({ kind: 'answer', snag: await bot.answer() });
  }

  #whenOn(intent: SnagTypes['Intent']): void {
    if (this.#isStopped) return;
    const forget = this.#ports.at(this.#ports.now(), () => {
      this.#waiting = this.#waiting.filter((one) => one !== forget);
      this.#act(intent);
    });
    this.#waiting = [...this.#waiting, forget];
  }

  #act(intent: SnagTypes['Intent']): void { this.#ports.act(intent, this.#ports.now()); }
}

/** What it wants, as its place asks for it. */
function placed(intent: Intent): SnagTypes['Intent'] {
  const { seat: _, at: __, ...asked } = intent;
  return asked;
}

/** The game's time as a clock. */
function clockOf({ now, at }: BotPorts<SnagTypes>): Clock {
  return {
    now,
    setTimeout: (act, milliseconds) => at(now() + milliseconds, act),
    clearTimeout: (id) => (id as (() => void) | null | undefined)?.(),
  };
}
