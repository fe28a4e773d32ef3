/** Games that are over: the screen after one, its replay, and somebody's own bests. */
import { sameName, UNNAMED_ME } from '../../setup/names';
import { notThere, settingsOf, type Stage } from '../app/stage';
import type { ShellTypes } from '../types';
import { createReplay, type Replay } from './replay';

/** A record is celebrated once the end was heard, in milliseconds. */
const RECORD_AFTER_MS = 700;

export interface LookBack<T extends ShellTypes> {
  /**
   * After a game. One that is not there any more leads to the first screen.
   * @param whose whose review is wanted
   * @param ended it ended just now: if somebody here has something to celebrate, they do
   */
  open(id: string, whose?: number, ended?: true): Promise<void>;
  /** @param event the event to begin at; -1: the beginning */
  openReplay(id: string, event: number): Promise<void>;
  /**
   * @param name whose; null: of the player of this device
   * @param after the game they are opened after; null: none
   */
  openBests(name: string | null, after: string | null): Promise<void>;
  readonly replay: Replay<T>;
}

export function createLookBack<T extends ShellTypes>(stage: Stage<T>): LookBack<T> {
  const { game: rules, ports, happen } = stage;
  const replay = createReplay<T>(rules.replay, { clock: ports.clock, show: (screen) => happen({ type: 'replay', screen }) });

  /** The game, if it is over and still there, and nobody has gone elsewhere meanwhile. One that is on holds what nobody may see. */
  async function find(id: string): Promise<T['Opened'] | null> {
    const here = stage.here();
    const row = await ports.shelf.game(id);
    if (!here()) return null;
    const opened = row && rules.openSaved(row.value);
    if (opened?.ok === true && opened.game.saved.ended !== null) return opened.game;
    await stage.go({ to: 'home', tell: notThere });
    return null;
  }

  const person = async (name: string | null): Promise<T['Bests']> => rules.bests.open(await ports.shelf.person(name));

  /** What is known of the only person of a game. */
  async function known({ saved: { setup } }: T['Opened']): Promise<T['Bests'] | null> {
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
      const screen = rules.after.of(game, whose ?? null, before);
      const party = ended === true && rules.after.isParty(screen) ? { thrownAt: ports.clock.now() } : null;
      happen({ type: 'opened', game: game.saved, screen: { ...screen, cameUp: ended === true, party } });
      if (ended !== true) return;
      // A game that was won has sounded at the table already.
      if (party && !rules.after.isHeard(screen)) ports.play([{ kind: 'effect', name: 'won', at: RECORD_AFTER_MS, pitch: 1 }]);
      if (settingsOf(stage).spoken === 'voice') ports.speak(rules.after.said(screen), () => {});
    },
    async openReplay(id, event) {
      const game = await find(id);
      if (!game) return;
      happen({ type: 'opened', game: game.saved, screen: null });
      replay.open(game, event);
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
      const screen = { kind: 'bests', people, whose, bests: people[whose]?.bests ?? rules.bests.open(null), after } as const;
      happen({ type: 'opened', game: null, screen });
    },
  };
}
