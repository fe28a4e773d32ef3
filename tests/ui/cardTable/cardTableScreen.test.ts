/** The card table: its cards are large ones while there are few of them. */
import { expect, test } from 'vitest';
import { CATALOGUE, GAMES } from '../../../src/games/catalogue';
import { cardTableTemplate } from '../../../src/ui/cardTable/cardTableScreen';
import { markup } from '../../helpers/markup';

const drawn = (games: number, unknown = 0): string => markup(cardTableTemplate(
  { kind: 'cardTable', unknown, games: Array.from({ length: games }, (_, i) => ({
    guest: GAMES[i % GAMES.length]!, facts: CATALOGUE[GAMES[i % GAMES.length]!], card: null,
  })) },
  { ask: async () => {}, openSettings() {} } as never,
));

test('two games have the page to themselves, each with its cards; a third needs the room', () => {
  expect(drawn(2)).toMatch(/<main class="start past card-table few"/u);
  expect(drawn(2).match(/class="guest-art"/gu)).toHaveLength(2);
  expect(drawn(3)).not.toContain('few');
});

test('saved games that this version does not know are told of, and what to do', () => {
  expect(drawn(2)).not.toContain('stay');
  expect(drawn(2, 1)).toContain('One saved game is of a kind that this version doesn’t have. It stays saved. Reload the page');
  expect(drawn(2, 3)).toContain('3 saved games are of a kind that this version doesn’t have. They stay saved.');
});
