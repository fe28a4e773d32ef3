/** The known names: everybody who has sat down here, the latest first, so that nobody has to type their name twice. */
import { isPersonsName, sameName } from '../names';
import type { Player } from '../players';

/** How many are kept. */
const MOST_NAMES = 30;

/** What of a list can be known names: sound ones, each once. */
export function soundNames(names: readonly string[]): string[] {
  const sound: string[] = [];
  for (const name of names) {
    if (sound.length === MOST_NAMES) break;
    if (isPersonsName(name) && !sound.some((one) => sameName(one, name))) sound.push(name);
  }
  return sound;
}

/** The names with those who sit down now in front. The names of bots are not kept. */
export function withSeated(names: readonly string[], players: readonly Player[]): string[] {
  return soundNames([...players.filter(({ kind }) => kind === 'local').map(({ name }) => name), ...names]);
}

/** The names without one, however it is written. */
export function withoutName(names: readonly string[], name: string): string[] {
  return names.filter((one) => !sameName(one, name));
}

/** The names that can still be chosen at this table. */
export function freeNames(names: readonly string[], players: readonly Pick<Player, 'name'>[]): string[] {
  return players.reduce((left, { name }) => withoutName(left, name), [...names]);
}
