/**
 * The way to the game that is on, for as long as the table's line lives and beyond: it remembers the last that was told, so that a line
 * which comes after a cut goes on from there, with nothing missed and nothing twice.
 */
import type { GameTypes } from '../../contract/contract';
import type { Connect, FromHost, LastTold } from '../../host/port';
import type { ToTable } from '../messages';

/** What only a host at the same device takes heed of. A table's server has its own measure of lines; each act says what was shown. */
const HERE_ALONE: readonly unknown[] = ['shown', 'expect'];

type Say = (message: Extract<ToTable, { readonly kind: 'look' | 'game' }>) => void;

export class GameWay {
  readonly #say: Say;
  #game: string | null = null;
  #receive: ((message: FromHost<GameTypes>) => void) | null = null;
  #last: LastTold | null = null;

  /** @param say says something to the table; while the line is cut it says nothing */
  constructor(say: Say) { this.#say = say; }

  /** The way to this game. Whoever takes it anew has it alone. */
  connect(game: string): Connect<GameTypes> {
    return (_places, receive, back) => {
      [this.#game, this.#receive, this.#last] = [game, receive, back !== undefined && back.sequence > 0 ? back : null];
      this.look();
      const isOn = (): boolean => this.#receive === receive;
      return {
        send: (message) => {
          if (isOn() && !HERE_ALONE.includes((message as { readonly kind?: unknown }).kind)) this.#say({ kind: 'game', game, message });
        },
        close: () => { if (isOn()) [this.#game, this.#receive, this.#last] = [null, null, null]; },
      };
    };
  }

  /** Says which game is looked at, and what of it is known. */
  look(): void {
    if (this.#game !== null) this.#say({ kind: 'look', game: this.#game, back: this.#last });
  }

  hear(game: string, message: FromHost<GameTypes>): void {
    if (game !== this.#game || this.#receive === null) return;
    if (message.kind !== 'refused') {
      const { epoch, screen, sequence } = message;
      // What comes twice, or too late, is known already.
      if (epoch === this.#last?.epoch && screen === this.#last.screen && sequence <= this.#last.sequence) return;
      this.#last = { epoch, screen, sequence };
    }
    this.#receive(message);
  }
}
