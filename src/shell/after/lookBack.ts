/** Games that are over: the screen after one, its replay, and somebody's own bests. */
import { sameName, UNNAMED_ME } from '../../setup/names';
import { createReplay, type Replay } from '../../ui/parts/replay/replayState';
import type { BestsOf } from '../../games/keptBests';
import { keptDraft, notThere, type Stage } from '../app/stage';
import type { ReplayModel, ShellTypes } from '../types';
import { afterOf, bestsIn, isParty, isWon, saidAfter } from './afterModel';
import { replayOf, stayOf } from './replayScreen';

/** A record is celebrated once the end was heard, in milliseconds. */
const RECORD_CUE = { kind: 'effect', name: 'won', at: 700, pitch: 1 } as const;

export interface LookBack<T extends ShellTypes> {
  /**
   * After a game. One that is not there any more leads to the first screen.
   * @param whose whose review is wanted
   * @param ended it ended just now: if somebody here has something to celebrate, they do
   */
  open(id: string, whose?: number, ended?: true): Promise<void>;
  /** @param step the step to begin at; 0: the beginning */
  openReplay(id: string, step: number): Promise<void>;
  /**
   * @param name whose; null: of the player of this device
   * @param after the game they are opened after; null: none
   */
  openBests(name: string | null, after: string | null): Promise<void>;
  readonly replay: Replay<ReplayModel<T>>;
}

export function createLookBack<T extends ShellTypes>(stage: Stage<T>): LookBack<T> {
  const { game: rules, ports, show } = stage;
  const replay = createReplay<ReplayModel<T>>({
    clock: ports.clock, stay: (model) => stayOf(rules.replay!, model), show: (screen) => show(screen),
  });

  /** The game, if it is over and still there, and nobody has gone elsewhere meanwhile. One that is on holds what nobody may see. */
  async function find(id: string): Promise<T['Opened'] | null> {
    const here = stage.here();
    const row = await ports.shelf.game(id);
    if (!here()) return null;
    const opened = row && rules.openSaved(row.value);
    if (opened?.ok === true && opened.game.saved.ended !== null) return opened.game;
    await stage.go({ screen: 'home', tell: notThere });
    return null;
  }

  const person = async (name: string | null): Promise<BestsOf<T['Played']>> => bestsIn(rules, await ports.shelf.person(name));

  /** What is known of the only person of a game. */
  async function known({ saved: { setup } }: T['Opened']): Promise<BestsOf<T['Played']> | null> {
    const [one, ...others] = setup.players.filter(({ kind }) => kind === 'local');
    return one === undefined || others.length > 0 ? null : person(one.me === true ? null : one.name);
  }

  return {
    replay,
    async open(id, whose, ended) {
      const here = stage.here();
      const game = await find(id);
      const before = game && await known(game);
      if (!game || !here()) return;
      const screen = afterOf(rules, game, whose ?? null, before);
      const party = ended === true && isParty(rules, screen) ? { thrownAt: ports.clock.now() } : null;
      show({ ...screen, cameUp: ended === true, party }, game.saved);
      if (ended !== true) return;
      // A game that was won has sounded at the table already.
      if (party && !(rules.after.isHeard?.(screen) ?? isWon(rules.after, screen))) ports.play([RECORD_CUE]);
      if (keptDraft(stage).spoken === 'voice') ports.speak(saidAfter(rules, screen), () => {});
    },
    async openReplay(id, step) {
      const game = await find(id);
      if (!game) return;
      show(null, game.saved);
      replay.open(replayOf(rules.replay!, game, step - 1));
    },
    async openBests(name, after) {
      const here = stage.here();
      const me = ports.me();
      const names = [null, ...ports.names().filter((one) => !sameName(one, me ?? UNNAMED_ME))];
      const all = await Promise.all(names.map(async (one) => ({ name: one, shown: one ?? me ?? UNNAMED_ME, bests: await person(one) })));
      if (!here()) return;
      // Who has not played has nothing to be looked at; the player of this device is always there.
      const people = all.filter((one) => one.name === null || one.bests.games.length > 0);
      const whose = Math.max(0, people.findIndex((one) => sameName(one.name ?? '', name ?? '')));
      const screen = { kind: 'bests', people, whose, bests: people[whose]!.bests, after } as const;
      show(screen, null);
    },
  };
}
