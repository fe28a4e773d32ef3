/** The games of an evening, one after the other: what has come of the last one, how the next begins. It keeps the evening as it grows. */
import type { GameAppPorts, SitsDown } from '../../games/gameApp';
import { eveningAfter, nextGame, type Evening, type EveningChange, type EveningPlayer } from '../evening';
import { eveningRow } from '../eveningAdapter';
import { readEvening } from '../keptEvening';
import { placesOf } from '../points';
import type { EveningHouse } from './house';
import type { NextStands } from './states';

/** An evening, and how it stands with its next game. */
export interface Opened { readonly evening: Evening; readonly stands: NextStands }

/** What is played here is played at this screen. */
const sitsHere = ({ kind, ...player }: EveningPlayer): SitsDown => ({ ...player, kind: kind === 'bot' ? kind : 'local' });

type Ports = Pick<GameAppPorts, 'shelf' | 'today' | 'freshWord'>;

export class EveningPlay {
  readonly #ports: Ports;
  readonly #house: EveningHouse;

  constructor(ports: Ports, house: EveningHouse) { [this.#ports, this.#house] = [ports, house]; }

  /** The evening with all that has come since it was kept; null where it isn't there any more, or can't be read. */
  async open(id: string): Promise<Opened | null> {
    const row = await this.#ports.shelf.game(id);
    const read = row && readEvening(row.value);
    return read?.ok === true ? this.#settled(read.evening) : null;
  }

  /** Does something to the next game, as the evening lies there by now: another tab may have played on. */
  async change(id: string, change: EveningChange): Promise<Opened | null> {
    const opened = await this.open(id);
    return opened && { evening: this.#keep(opened.evening, change), stands: 'new' };
  }

  /** Begins the next game, or goes on with it. @returns null where it is shown; else how the evening stands */
  async next({ id }: Evening): Promise<Opened | null> {
    const opened = await this.open(id);
    const next = opened && nextGame(opened.evening);
    if (opened === null || next === null) return opened;
    const { game, id: begun } = opened.evening.games[next]!;
    if (opened.stands === 'waits') {
      await this.#house.goOn(game, begun!);
      return null;
    }
    // It's kept before the game is: whatever comes of that is found by its id.
    const word = this.#ports.freshWord();
    const evening = this.#keep(opened.evening, { type: 'begun', id: word });
    if (await this.#house.begin(game, word, evening.players.map(sitsHere))) return null;
    return { evening: this.#keep(evening, { type: 'again' }), stands: 'refused' };
  }

  /** Counts what is over by now. */
  async #settled(evening: Evening): Promise<Opened> {
    const next = nextGame(evening);
    const { game, id } = next === null ? { game: '', id: null } : evening.games[next]!;
    if (id === null) return { evening, stands: 'new' };
    const came = await this.#house.came(game, id);
    switch (came.kind) {
      case 'over': return {
        evening: this.#keep(evening, { type: 'counted', id, places: placesOf(came.results) }), stands: 'new',
      };
      case 'waits': return { evening, stands: 'waits' };
      // Before its first event a game lies nowhere.
      case 'none': return { evening, stands: 'new' };
      case 'stopped': return { evening: this.#keep(evening, { type: 'again' }), stands: 'stopped' };
    }
  }

  #keep(evening: Evening, change: EveningChange): Evening {
    const changed = eveningAfter(evening, change, this.#ports.today());
    if (changed !== evening) this.#ports.shelf.putGame(eveningRow(changed));
    return changed;
  }
}
