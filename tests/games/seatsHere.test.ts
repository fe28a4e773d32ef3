/** What the catalogue says of seats is what each game's own agreement says: by it games are offered for an evening. */
import { expect, test } from 'vitest';
import { defaultNames } from '../../src/strings/words/start/names';
import { CATALOGUE, GAMES } from '../../src/games/catalogue';
import { AGREEMENTS } from './agreements';

/** Whether so many can play as the game is set up at first, with so many people at one screen. */
function canPlay(game: string, seats: number, people: number): boolean {
  const agreement = AGREEMENTS[game]!;
  const all = Array.from({ length: seats }, (_, i) => ({ kind: i < people ? 'local' : 'bot', level: 'pip' }));
  const draft = agreement.openDraft({ seats: all });
  const setup = agreement.setup(draft, agreement.players(draft, null, defaultNames()), false);
  return setup.players.length === seats && agreement.complaint(setup) === null;
}

test.each(GAMES)('%s: so many can play, and so many of them at one screen', (game) => {
  const { players: [least, most], here = most, pairs } = CATALOGUE[game];
  const told = Array.from({ length: 9 }, (_, seats) => Array.from({ length: seats }, (__, i) => {
    const fits = seats >= least && seats <= most && i + 1 <= here && (pairs !== true || seats % 2 === 0);
    return [seats, i + 1, fits] as const;
  })).flat();
  expect(told.filter(([seats, people, fits]) => canPlay(game, seats, people) !== fits)).toEqual([]);
});
