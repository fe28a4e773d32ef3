/** The game that is on at a table of several devices, as long as it is: opens it with the places of this screen, and ends it. */
import type { GameTypes } from '../../../contract/contract';
import type { Connect } from '../../../host/port';
import type { TableClientState, TableClient } from '../../../apart/client/tableClient';
import { hostSeat } from '../../../apart/seating';
import { placesOf } from '../../../apart/tableShown';
import type { SavedGame } from '../../../session/savedGame';
import { isHost, type ApartAtGame, type ApartModel } from '../../../ui/apart/apartModel';
import { presenceNamed } from '../../../ui/apart/presence';
import type { Playing } from '../../table/playing';
import type { FarGame } from './farGame';
import type { FarGames } from './farGames';
import { primed } from './primed';

export interface FarTablePorts {
  readonly games: FarGames;
  readonly drawBeside: (model: ApartModel, ...parts: Parameters<ApartAtGame['draw']>) => ReturnType<ApartAtGame['draw']>;
  readonly drawCorner: (model: ApartModel, ...parts: Parameters<ApartAtGame['corner']>) => ReturnType<ApartAtGame['corner']>;
  readonly model: () => ApartModel;
  readonly isShown: () => boolean;
  readonly ask: TableClient['ask'];
  readonly toLobby: () => void;
}

/** What of a game makes it another one on this screen. */
const nameOf = (id: string, places: readonly number[]): string => `${id} ${places.join()}`;

export class FarTable {
  readonly drawBeside: FarTablePorts['drawBeside'];
  readonly drawCorner: FarTablePorts['drawCorner'];
  readonly #ports: FarTablePorts;
  #name = '';
  #game: FarGame | null = null;
  #left = new AbortController();
  #id: string | null = null;
  /** Whether it was over before it was opened here. */
  #isOver = false;

  constructor(ports: FarTablePorts) {
    this.#ports = ports;
    this.drawBeside = ports.drawBeside;
    this.drawCorner = ports.drawCorner;
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
    [this.#name, this.#id] = [name, playing.id];
    const { signal } = this.#left;
    const way = await primed(connect(playing.id), places, signal).catch(() => null);
    if (way === null || signal.aborted) return;
    const game = await this.#ports.games.open(playing.game, {
      id: playing.id, setup: playing.setup, places, connect: way.connect, isShown: this.#ports.isShown, beside: () => this.#beside(),
      evening: () => this.#ports.model().table?.evening ?? null,
      pause: (on) => { if (isHost(this.#ports.model())) this.#ports.ask({ kind: 'pause', on }); },
      ask: this.#ports.ask, toLobby: this.#ports.toLobby,
    });
    if (signal.aborted) return game?.leave();
    this.#game = game;
    if (game === null) return way.close();
    // One that was over before lies in the history already, where it was kept.
    if (this.#isOver || table!.phase === 'over') game.over();
    game.show();
  }

  /** Which game it is, also while it is being opened; null: none. */
  id(): string | null { return this.#id; }

  /** It is over, and lies in the history of this device. */
  over(): void {
    this.#isOver = true;
    this.#game?.over();
  }

  leave(): void {
    this.#left.abort();
    this.#left = new AbortController();
    this.#game?.leave();
    this.#game = null;
    [this.#name, this.#id, this.#isOver] = ['', null, false];
  }

  #beside() {
    const model = this.#ports.model();
    const draw: ApartAtGame['draw'] = (...parts) => this.drawBeside(model, ...parts);
    const presence = (name: string) => (model.table ? presenceNamed(model.table, name) : undefined);
    const hostName = (model.table && hostSeat(model.table))?.name ?? null;
    const corner: ApartAtGame['corner'] = (ask) => this.drawCorner(model, ask);
    return { code: model.code ?? '', isHost: isHost(model), stops: model.asked?.kind === 'stop', hostName, draw, corner, presence };
  }
}
