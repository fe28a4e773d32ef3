/** What is kept of a guest for as long as the page is open. */
import type { GameRow, Shelf } from '../../guests/shelf';
import { foldedName } from '../../setup/names';

const key = (name: string | null): string => foldedName(name ?? '');

/** An empty shelf. */
export function memoryShelf(): Shelf {
  const games = new Map<string, GameRow>();
  const persons = new Map<string, unknown>();
  return {
    putGame: (game) => void games.set(game.id, game),
    game: async (id) => games.get(id) ?? null,
    async games({ over, limit, after }) {
      const found = [...games.values()].filter((game) => game.over === over && (after === undefined || game.at < after.at));
      return found.toSorted((a, b) => b.at - a.at).slice(0, limit);
    },
    removeGame: async (id) => void games.delete(id),
    person: async (name) => persons.get(key(name)),
    async changePerson(name, change) {
      const now = change(persons.get(key(name)));
      persons.set(key(name), now);
      return now;
    },
  };
}
