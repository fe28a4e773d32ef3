/**
 * Takes in a game that a table of several devices has played to its end: checked at the door, it comes among this device's own games, once,
 * however often it is told, and in however many tabs. Loaded when the first game is over.
 */
import { CATALOGUE, isGame } from '../../games/catalogue';
import type { GameName } from '../../games/gameEntry';
import type { Keeping } from '../../games/gameStore';
import { HOUSE } from '../../games/house';
import type { GamesOfTable } from '../../storage/entries/gamesOfTable';
import { traineeOf } from '../../training/trainee';
import type { AtTable, House, Kept, Over } from './house';
import { keepEvening } from './keepEvening';
import { keepSnag } from './keepSnag';
import { laterRow } from './laterRow';

/** Never rejects. */
export async function keepOver(over: Over, at: AtTable, house: House): Promise<Kept> {
  if (house.ids.all().includes(over.id)) return { kept: 'there' };
  try {
    if (at.evening?.games.some(({ id }) => id === over.id) === true) await keepEvening(at.evening, house);
    const kept = await keptBy(over, at, house);
    // What lies only in a page's memory is told again to the next one.
    if (house.store.lasting) house.ids.add(over.id);
    return kept;
  } catch {
    return { kept: 'failed' };
  }
}

async function keptBy(over: Over, at: AtTable, house: House): Promise<Kept> {
  if (over.game === HOUSE) return keepSnag(over, at, house);
  return isGame(over.game) ? keepCards(over.game, over, at, house) : { kept: 'refused', code: 'no-such-game' };
}

async function keepCards(game: GameName, { id, saved }: Over, { places }: AtTable, house: House): Promise<Kept> {
  const [takesIn, adapter, shelf] = await Promise.all([CATALOGUE[game].takesIn(), CATALOGUE[game].adapter(), house.store.guests()]);
  const taken = takesIn(saved, { places, me: house.me() });
  if (!taken.ok) {
    const row = laterRow(id, saved);
    if (!adapter.isLater(row)) return { kept: 'refused', code: taken.problem.code };
    await shelf.putGame(game, row);
    return { kept: 'later' };
  }
  if (taken.row.id !== id) return { kept: 'refused', code: 'other-game' };
  if ((await shelf.game(game, id)).found !== null) return { kept: 'there' };
  await shelf.putGame(game, taken.row);
  await taken.keepResults({ names: house.names, remember: house.remember, shelf: personsOf(shelf, game, house.me()) });
  return { kept: 'now' };
}

function personsOf(shelf: GamesOfTable, game: GameName, me: string | null): Keeping['shelf'] {
  return { changePerson: async (name, change) => (await shelf.changePerson(game, traineeOf(name, me), change)).found };
}
