/** Which evening a game is one of: found among the evenings that are kept, by the game's own word. The game knows nothing of it. */
import { readEvening } from '../../evening/keptEvening';
import type { Evening } from '../../evening/evening';
import type { EveningShown } from '../../apart/tableShown';
import type { Onward } from '../../games/gameApp';
import type { GameRow, GamesAsked, GameStore } from '../../games/gameStore';
import { say } from '../../strings/say';
import type { OnwardFrom } from '../../ui/table/tableModel';

/** So many evenings are looked through, of those that wait and of those that are over. */
const LOOKED = 50;

const holds = (id: string) => ({ games }: Evening): boolean => games.some((game) => game.id === id);

/** Never rejects. @param games lists evenings @returns null where the game is one by itself */
export async function eveningOf(games: (asked: GamesAsked) => Promise<readonly GameRow[]>, id: string): Promise<OnwardFrom | null> {
  try {
    for (const over of [false, true]) {
      const found = (await games({ over, limit: LOOKED })).flatMap(({ value }) => {
        const read = readEvening(value);
        return read.ok ? [read.evening] : [];
      }).find(holds(id));
      if (found) return { evening: found.id, game: found.games.findIndex((game) => game.id === id) + 1, games: found.games.length };
    }
  } catch {
    // Where evenings can't be listed it's a game like any other; the evening waits on the card table.
  }
  return null;
}

/** The same at a table of several devices. @param evening the table's @param toLobby shows the lobby, with the card */
export function onwardAt(evening: EveningShown | null, id: string, toLobby: () => void): Onward | null {
  const game = evening?.games.findIndex((one) => one.id === id) ?? -1;
  return evening === null || game < 0 ? null : {
    line: () => say('evening-onward', { game: game + 1, games: evening.games.length }), word: () => say('evening-to-card'), go: toLobby,
  };
}

/** @param open comes to the card of an evening, as a reload does */
export async function onwardOf(
  { games }: Pick<GameStore, 'games'>, id: string, open: (kept: object) => void,
): Promise<Onward | null> {
  const from = await eveningOf(games, id);
  return from && {
    line: () => say('evening-onward', { game: from.game, games: from.games }), word: () => say('evening-to-card'),
    go: () => open({ screen: 'card', id: from.evening }),
  };
}
