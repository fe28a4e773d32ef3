/** Games that are over: the screen after one, its replay, and somebody's own bests. */
import { sameName, UNNAMED_ME } from '../../setup/names';
import { toldAt } from '../../setup/seats/sitters';
import { createReplay, type Replay } from '../../ui/parts/replay/replayState';
import type { BestsOf } from '../../games/keptBests';
import { keptDraft, keptGame, notThere, type Stage } from '../app/stage';
import type { ReplayModel, ShellTypes } from '../types';
import { afterOf, bestsIn, isParty, isWon, saidAfter } from './afterModel';
import { replayOf, stayOf } from './replayScreen';

/** A record is celebrated once the end was heard, in milliseconds. */
const RECORD_CUE = { kind: 'effect', name: 'won', at: 700, pitch: 1 } as const;

export class LookBack<T extends ShellTypes> {
  readonly replay: Replay<ReplayModel<T>>;
  readonly #stage: Stage<T>;

  constructor(stage: Stage<T>) {
    this.#stage = stage;
    const { game, ports, show } = stage;
    this.replay = createReplay({ clock: ports.clock, stay: (model) => stayOf(game.replay!, model), show: (screen) => show(screen) });
  }

  /**
   * After a game. One that is not there any more leads to the first screen.
   * @param whose whose review is wanted
   * @param ended it ended just now: if somebody here has something to celebrate, they do
   */
  async open(id: string, whose?: number, ended?: true): Promise<void> {
    const { game: rules, ports, show } = this.#stage;
    const here = this.#stage.here();
    const game = await this.#find(id);
    const before = game && await this.#known(game);
    const onward = game && (await ports.onward?.(id) ?? null);
    if (!game || !here()) return;
    const screen = afterOf(rules, game, whose ?? null, before);
    const party = ended === true && isParty(rules, screen) ? { thrownAt: ports.clock.now() } : null;
    show({ ...screen, cameUp: ended === true, party, onward }, game.saved);
    if (ended !== true) return;
    // A game that was won has sounded at the table already.
    if (party && !(rules.after.isHeard?.(screen) ?? isWon(rules.after, screen))) ports.play([RECORD_CUE]);
    if (keptDraft(this.#stage).spoken === 'voice') ports.speak(saidAfter(rules, screen), () => {});
  }

  /** @param step the step to begin at; 0: the beginning */
  async openReplay(id: string, step: number): Promise<void> {
    const game = await this.#find(id);
    if (!game) return;
    this.#stage.show(null, game.saved);
    this.replay.open(replayOf(this.#stage.game.replay!, game, step - 1));
  }

  /**
   * @param name whose; null: of the player of this device
   * @param after the game they are opened after; null: none
   */
  async openBests(name: string | null, after: string | null): Promise<void> {
    const { ports, show, here } = this.#stage;
    const isHere = here();
    const me = ports.me() ?? UNNAMED_ME;
    const names = [null, ...ports.names().filter((one) => !sameName(one, me))];
    const all = await Promise.all(names.map(async (one) => ({ name: one, shown: one ?? me, bests: await this.#person(one) })));
    if (!isHere()) return;
    // Who has not played has nothing to be looked at; the player of this device is always there.
    const people = all.filter((one) => one.name === null || one.bests.games.length > 0);
    const whose = Math.max(0, people.findIndex((one) => sameName(one.name ?? '', name ?? '')));
    show({ kind: 'bests', people, whose, bests: people[whose]!.bests, after }, null);
  }

  /** The game, if it is over and still there, and nobody has gone elsewhere meanwhile. One that is on holds what nobody may see. */
  async #find(id: string): Promise<T['Opened'] | null> {
    const { here, go } = this.#stage;
    const isHere = here();
    const game = await keptGame(this.#stage, id);
    if (!isHere()) return null;
    if (game !== null && game.saved.ended !== null) return game;
    await go({ screen: 'home', tell: notThere });
    return null;
  }

  async #person(name: string | null): Promise<BestsOf<T['Played']>> {
    return bestsIn(this.#stage.game, await this.#stage.ports.shelf.person(name));
  }

  /** What is known of the only person of a game. */
  async #known({ saved }: T['Opened']): Promise<BestsOf<T['Played']> | null> {
    const [one, ...others] = toldAt(saved).filter((each) => each?.local === true);
    return one == null || others.length > 0 ? null : this.#person(one.me === true ? null : one.name);
  }
}
