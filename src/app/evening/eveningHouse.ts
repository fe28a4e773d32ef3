/** The games of the house as an evening plays them: those with a card on the card table, and the house's own. */
import { cameOf, type Came } from '../../evening/came';
import type { EveningHouse } from '../../evening/page/house';
import type { SitsDown } from '../../games/gameApp';
import { ALL_GAMES, CATALOGUE, isGame } from '../../games/catalogue';
import type { AppName } from '../../games/gameEntry';
import type { GameStore } from '../../games/gameStore';
import { say } from '../../strings/say';
import type { GameApps } from '../games/gameApps';

/** The game whose page is the house itself. Nothing rejects. */
export interface HouseGame {
  begin(id: string, players: readonly SitsDown[]): Promise<boolean>;
  goOn(id: string): Promise<void>;
  came(id: string): Promise<Came>;
  lookAt(id: string): Promise<void>;
}

export interface EveningHousePorts {
  readonly own: HouseGame;
  readonly shelfOf: (app: AppName) => GameStore;
  readonly apps: () => Pick<GameApps, 'seat' | 'goBackTo'>;
}

/** What a game came to needs nobody who thinks. */
const NOBODY_THINKS = () => { throw new Error('nobody thinks about a game that is over'); };

export function eveningHouse({ own, shelfOf, apps }: EveningHousePorts): EveningHouse {
  return {
    games: ALL_GAMES.map(([game, { players, here, pairs }]) => ({
      game, players, here, pairs, name: () => (isGame(game) ? say(`guest-name-${game}`) : say('evening-snag')),
    })),
    begin: (game, id, players) => (isGame(game) ? apps().seat(game, players, id) : own.begin(id, players)),
    async goOn(game, id) {
      if (isGame(game)) await apps().goBackTo(game, 'cardTable', { screen: 'table', game: id });
      else await own.goOn(id);
    },
    async came(game, id) {
      if (!isGame(game)) return own.came(id);
      try {
        const row = await shelfOf(game).game(id);
        return row === null ? { kind: 'none' } : cameOf(await CATALOGUE[game].game({ think: NOBODY_THINKS } as never), row.value);
      } catch {
        return { kind: 'waits' };
      }
    },
    async lookAt(game, id) {
      if (isGame(game)) await apps().goBackTo(game, 'cardTable', { screen: 'after', game: id });
      else await own.lookAt(id);
    },
  };
}
