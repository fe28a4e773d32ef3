/** People at a table in a test, who do something now and then, by chance; and the games of the house with a word for each. */
import { fraction, randomFrom } from '../../../src/chance/chance';
import type { Game, GameTypes } from '../../../src/contract/contract';
import { CATALOGUE } from '../../games/catalogue';
import type { TestGame } from '../../games/testGame';
import type { Device } from './device';

export const GAMES: ReadonlyMap<string, Game<GameTypes>> = new Map(CATALOGUE.map(({ game }) => [game.name, game]));

export const testGame = (name: string): TestGame<GameTypes> => CATALOGUE.find(({ game }) => game.name === name)!;

/** What is agreed on a game in a test, without those who play. */
export function agreedFor(name: string, word = 'table'): Readonly<Record<string, unknown>> {
  const { players: _, ...agreed } = testGame(name).begin([{ kind: 'local' }, { kind: 'remote' }], word).setup as Record<string, unknown>;
  return agreed;
}

/** Lets whoever plays at a device do something now and then, until it's told to stop. @returns ends it */
export function playByChance(device: Device, word: string): () => void {
  const random = randomFrom(word);
  const chance = (): number => fraction(random);
  let isOn = true;
  const next = (): void => {
    device.house.clock.setTimeout(() => {
      if (!isOn) return;
      const { seen, table } = device;
      if (seen !== null && table?.phase === 'playing' && table.playing !== null && !seen.standing.paused) {
        const { choose } = testGame(table.playing.game);
        for (const place of device.places) {
          const intent = choose(seen.view, place, chance);
          if (intent) device.act(place, intent);
        }
      }
      next();
    }, 150 + 600 * chance());
  };
  next();
  return () => { isOn = false; };
}
