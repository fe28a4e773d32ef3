/** The computer players of a game: each is told what its place can see, once it counts, and acts as anybody does. */
import { isAlike } from '../outside/alike';
import type { Bot, BotPorts, Game, GameTypes, Place, SavedGame, Standing } from './contract';
import { seenBy } from './screens';

interface SeatedBot<T extends GameTypes> {
  readonly own: ReadonlySet<Place>;
  readonly bot: Bot<T>;
  /** The view that it was told last. */
  view: T['View'] | null;
}

export class Bots<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #bots: readonly SeatedBot<T>[];

  /** @param past what has happened so far */
  constructor(
    game: Game<T>, { setup, luck }: SavedGame<T>, past: readonly T['Happening'][], ports: Omit<BotPorts<T>, 'act'>,
    act: (place: Place, intent: T['Intent'], at: number) => void,
  ) {
    this.#game = game;
    this.#bots = game.players(setup).flatMap(({ kind }, place): SeatedBot<T>[] => {
      if (kind !== 'bot') return [];
      const own = new Set([place]);
      const facts = { place, setup, luck: luck[place] ?? '', past: seenBy(game, past, own) };
      return [{ own, bot: game.bot(facts, { ...ports, act: (intent, at) => act(place, intent, at) }), view: null }];
    });
  }

  /** Tells those who can see a difference. @param settled what counts from now on @param since since when it can be seen */
  tell(table: T['Table'], standing: Standing<T>, settled: readonly T['Happening'][], since: number): void {
    for (const seated of this.#bots) {
      const view = this.#game.view(table, seated.own, standing);
      const happenings = seenBy(this.#game, settled, seated.own);
      const isNews = happenings.length > 0 || !isAlike(view, seated.view);
      seated.view = view;
      if (isNews) seated.bot.tell({ view, happenings, since });
    }
  }

  /** Something was laid that may still be taken back: they are not told of it yet. */
  laid(): void { for (const { bot } of this.#bots) bot.laid?.(); }

  stop(): void { for (const { bot } of this.#bots) bot.stop(); }
}
