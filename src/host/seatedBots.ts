/** The computer players of a game: each is told what its place can see, once it counts, and acts as anybody does. */
import { isAlike } from '../outside/alike';
import type { Bot, BotPorts, Game, GameTypes, Place, Standing } from '../contract/contract';
import { isSettled, type Round } from './judge/round';
import { isOn } from './screen';
import { seenBy } from './screens';

interface SeatedBot<T extends GameTypes> {
  readonly own: ReadonlySet<Place>;
  readonly bot: Bot<T>;
  /** The view that it was told last. */
  view: T['View'] | null;
}

export class Bots<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #luck: readonly string[];
  readonly #ports: Omit<BotPorts<T>, 'act'>;
  readonly #act: (place: Place, intent: T['Intent'], at: number) => void;
  readonly #bots = new Map<Place, SeatedBot<T>>();
  /** What has happened and counts. What was taken back is not in it, nor what screens were told of once more. */
  readonly #past: T['Happening'][];
  /** The table when they were told of it last. */
  #known: T['Table'] | null = null;

  /** @param past what has happened so far */
  constructor(
    game: Game<T>, { luck }: { readonly luck: readonly string[] }, past: readonly T['Happening'][], ports: Omit<BotPorts<T>, 'act'>,
    act: (place: Place, intent: T['Intent'], at: number) => void,
  ) {
    [this.#game, this.#luck, this.#past, this.#ports, this.#act] = [game, luck, [...past], ports, act];
  }

  /** Lets a character play wherever one sits now, and nowhere else. @param places those at which somebody else sits down */
  sit(setup: T['Setup'], places?: readonly Place[]): void {
    const players = this.#game.players(setup);
    for (const place of places ?? players.keys()) {
      this.#bots.get(place)?.bot.stop();
      this.#bots.delete(place);
      if (players[place]?.kind !== 'bot') continue;
      const own = new Set([place]);
      const facts = { place, setup, luck: this.#luck[place] ?? '', past: seenBy(this.#game, this.#past, own) };
      const bot = this.#game.bot(facts, {
        ...this.#ports,
        // Who has got up thinks on for a moment, and does nothing any more.
        act: (intent, at) => { if (this.#bots.get(place) === seated) this.#act(place, intent, at); },
      });
      const seated: SeatedBot<T> = { own, bot, view: null };
      this.#bots.set(place, seated);
    }
    this.#known = null;
  }

  /**
   * They look when something counts: until then it may be taken back.
   * @param before the round before @param settled what counts from now on
   */
  follow(
    { laid: before, lays }: Round<T>, round: Round<T>, standing: Standing<T>, settled: readonly T['Happening'][], now: number,
  ): void {
    this.#past.push(...settled);
    if (!isOn(standing)) return;
    const { laid, table } = round;
    if (round.lays > lays) for (const { bot } of this.#bots.values()) bot.laid?.();
    if (!isSettled(round) || (table === this.#known && settled.length === 0)) return;
    this.#known = table;
    const counts = laid !== null && (laid.at !== before?.at || !before.final);
    this.#tell(table, standing, settled, counts ? laid.shownAt ?? now : now);
  }

  stop(): void { for (const { bot } of this.#bots.values()) bot.stop(); }

  /** Tells those who can see a difference. @param since since when it can be seen */
  #tell(table: T['Table'], standing: Standing<T>, settled: readonly T['Happening'][], since: number): void {
    for (const seated of this.#bots.values()) {
      const view = this.#game.view(table, seated.own, standing);
      const happenings = seenBy(this.#game, settled, seated.own);
      const isNews = happenings.length > 0 || !isAlike(view, seated.view);
      seated.view = view;
      if (isNews) seated.bot.tell({ view, happenings, since });
    }
  }
}
