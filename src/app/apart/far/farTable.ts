/** The game that is on at a table of several devices, as long as it is: opens it with the places of this screen, and ends it. */
import type { GameTypes } from '../../../contract/contract';
import type { Connect } from '../../../host/port';
import type { TableClientState, TableClient } from '../../../apart/client/tableClient';
import { placesOf } from '../../../apart/tableShown';
import type { SavedGame } from '../../../session/savedGame';
import { isHost, type ApartAtGame, type ApartModel, type SeatBox } from '../../../ui/apart/apartModel';
import type { Ask } from '../../../ui/commands';
import type { Playing } from '../../table/playing';
import type { FarGame } from './farGame';
import type { FarGames } from './farGames';
import { primed } from './primed';

export interface FarTablePorts {
  readonly games: FarGames;
  readonly drawBeside: (model: ApartModel, ask: Ask, seats: readonly SeatBox[]) => ReturnType<ApartAtGame['draw']>;
  readonly model: () => ApartModel;
  readonly isShown: () => boolean;
  readonly ask: TableClient['ask'];
}

/** What of a game makes it another one on this screen. */
const nameOf = (id: string, places: readonly number[]): string => `${id} ${places.join()}`;

export class FarTable {
  readonly drawBeside: FarTablePorts['drawBeside'];
  readonly #ports: FarTablePorts;
  #name = '';
  #game: FarGame | null = null;
  #left = new AbortController();
  /** A game that was over before it was opened here. */
  readonly #over = new Map<string, unknown>();

  constructor(ports: FarTablePorts) {
    this.#ports = ports;
    this.drawBeside = ports.drawBeside;
  }

  isOpen(): boolean { return this.#game !== null; }
  playing(): Playing | null { return this.#game?.playing ?? null; }
  show(): void { this.#game?.show(); }
  /** SNAG's game, once it is over. */
  saved(): SavedGame | null { return this.#game?.saved?.() ?? null; }

  /** Opens the game that is on, where it is another one than before, or is played from other places. */
  async follow({ table }: TableClientState, connect: (game: string) => Connect<GameTypes>): Promise<void> {
    const playing = table?.playing ?? null;
    if (playing === null) return this.leave();
    const places = placesOf(table!);
    const name = nameOf(playing.id, places);
    if (name === this.#name) return;
    this.leave();
    this.#name = name;
    const { signal } = this.#left;
    const way = await primed(connect(playing.id), places, signal).catch(() => null);
    if (way === null || signal.aborted) return;
    const game = await this.#ports.games.open(playing.game, {
      id: playing.id, setup: playing.setup, places, connect: way.connect, isShown: this.#ports.isShown, beside: () => this.#beside(),
      pause: (on) => { if (isHost(this.#ports.model())) this.#ports.ask({ kind: 'pause', on }); },
    });
    if (signal.aborted) return game?.leave();
    this.#game = game;
    if (game === null) return way.close();
    const over = this.#over.get(playing.id);
    if (over !== undefined) game.over(over);
    game.show();
  }

  /** A game is over, and lies in the history of this device. */
  over(id: string, saved: unknown): void {
    if (this.#game !== null && this.#name.startsWith(`${id} `)) this.#game.over(saved);
    else this.#over.set(id, saved);
  }

  leave(): void {
    this.#left.abort();
    this.#left = new AbortController();
    this.#game?.leave();
    this.#game = null;
    this.#name = '';
  }

  #beside() {
    const model = this.#ports.model();
    const draw = (ask: Ask, seats: readonly SeatBox[]) => this.drawBeside(model, ask, seats);
    const hostName = model.table?.seats.find(({ device }) => device === model.table?.host)?.name ?? null;
    return { code: model.code ?? '', isHost: isHost(model), stops: model.asked?.kind === 'stop', hostName, draw };
  }
}
