/** Games as a table of several devices plays them: everybody elsewhere, dealt by chance, with people who are replaced meanwhile. */
import { fraction, randomFrom } from '../../src/chance/chance';
import type { Chance } from '../../src/chance/drawn';
import type { GameTypes, Holder, Place, SavedGame } from '../../src/contract/contract';
import { toStore } from '../../src/contract/savedGame';
import type { TestGame } from '../games/testGame';
import { HERE, playByChance, playOf } from '../host/helpers/plays';

/** A hand-over: once there are so many events. */
export type Change = readonly [events: number, place: Place, who: Holder];

/** Chance from a word, where nobody may work it out in earnest. */
export function chanceOf(word: string): Chance {
  const random = randomFrom(word);
  return { below: (n) => Math.floor(fraction(random) * n) };
}

/** A game of two people and a character as the host has it in the end. @param most it is stopped after so many events */
export async function playedAtTable<T extends GameTypes>(
  one: TestGame<T>, seed: string, changes: readonly Change[] = [], most = Infinity,
): Promise<SavedGame<T>> {
  const { game } = one;
  const begun = one.begin([{ kind: 'remote' }, { kind: 'remote' }, { kind: 'bot' }], seed);
  const saved = { ...begun, deal: game.drawDeal(begun.setup, chanceOf(seed)) } as SavedGame<T>;
  const play = playOf(game, saved, { screens: [0, 1, 2].map((place) => ({ places: [place], line: HERE })) });
  playByChance(one, play, seed);
  play.host.goOn();
  for (const [events, place, who] of changes) {
    await play.until(() => play.host.saved().events.length >= events);
    play.host.seat(place, who);
  }
  await play.until(() => play.host.saved().ended !== null || play.host.saved().events.length >= most);
  play.screens[0]!.screen.stop();
  await play.until(() => play.host.saved().ended !== null);
  if (play.failures.length > 0) throw play.failures[0] as Error;
  return play.host.saved();
}

/** The same as it comes over the line. */
export function asTold<T extends GameTypes>({ game }: TestGame<T>, saved: SavedGame<T>): unknown {
  return JSON.parse(JSON.stringify(toStore(game, saved)));
}
