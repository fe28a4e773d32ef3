/**
 * What a host hears and judges, written down where it asks its game: each act as it came, and each instant as it was judged. The host
 * knows nothing of it.
 */
import type { Act, Game, GameTypes, Place, Step } from '../../../src/contract/contract';
import { meanLag, type MeanLag } from '../../../src/race/credit';
import type { LiveTable, Tables } from '../../../server/tables';

/** How long a message takes there and back for each place, as it was measured by then; null: it wasn't. */
type Measured = readonly (number | null)[];

/** An act as it came. Times are the game's. */
export interface Heard extends Pick<Act<GameTypes>, 'place' | 'at'> {
  readonly type: 'heard';
  readonly kind: string;
  readonly over: NonNullable<Act<GameTypes>['over']>;
  /** When the game was asked about it. */
  readonly now: number;
  readonly rtts: Measured;
}

export interface Judged {
  readonly type: 'judged';
  readonly kind: string;
  readonly instant: readonly Pick<Act<GameTypes>, 'place' | 'at'>[];
  readonly now: number;
  readonly rtts: Measured;
  readonly taken: readonly Place[];
  /** Whether somebody had to pay for a call that was for nothing. */
  readonly fined: boolean;
}

/** A card was shown that was due: what counts after that is not for the one before it, and what counts before `now` not for this one. */
export interface Laid { readonly type: 'laid'; readonly thing: string; readonly due: number; readonly now: number }

/** One game in one life of its host. */
export interface Life { readonly id: string; readonly took: (Heard | Judged | Laid)[] }

const FINES = ['falseCall', 'wrong'];

export class Recording {
  readonly lives: Life[] = [];
  /** The devices of the places. */
  devices: readonly number[] = [];
  readonly #means = new Map<number, MeanLag | null>();

  /** A game as the server is to play it. */
  of<T extends GameTypes>(game: Game<T>): Game<T> {
    const { table } = game;
    const note = (one: Life['took'][number]): void => { this.lives.at(-1)!.took.push(one); };
    const judged = (kind: string, instant: readonly Act<T>[], now: number, due: number, step: Step<T>): Step<T> => {
      const { taken = [], happenings, wrong = [] } = step;
      note({
        type: 'judged', kind, now, taken, rtts: this.#rtts(), instant: instant.map(({ place, at }) => ({ place, at })),
        fined: wrong.length > 0 || happenings.some(({ type }) => FINES.includes(type)),
      });
      const card = happenings.find(({ type }) => type === 'shown') as { readonly number?: number } | undefined;
      if (card !== undefined) note({ type: 'laid', thing: `card ${card.number}`, due, now });
      return step;
    };
    return {
      ...game,
      table: {
        ...table,
        start: (saved, ...rest) => {
          this.lives.push({ id: saved.id, took: [] });
          return table.start(saved, ...rest);
        },
        order: (state, act, judging) => {
          const { place, at, over, intent: { kind } } = act;
          // What waits already may be asked about again.
          if (over !== undefined && !('heardAt' in act)) {
            note({ type: 'heard', place, at, over, kind, now: judging.now, rtts: this.#rtts() });
          }
          return table.order(state, act, judging);
        },
        act: (state, instant, judging) =>
          judged(instant[0].intent.kind, instant, judging.now, judging.now, table.act(state, instant, judging)),
        tick: (state, now, quiet) => judged('', [], now, table.due(state, quiet)!, table.tick(state, now, quiet)),
      },
    };
  }

  /** A line of a device begins: nothing was measured on it. */
  begins(device: number): void { this.#means.set(device, null); }

  measured(device: number, ms: number): void { this.#means.set(device, meanLag(this.#means.get(device) ?? null, Math.max(0, ms))); }

  #rtts(): Measured { return this.devices.map((device) => this.#means.get(device)?.ms ?? null); }
}

/** Tables that tell recordings how far away devices were measured to be. @param of the recording of a table, by its code */
export function listened(tables: Tables, of: (code: string) => Recording | undefined): Tables {
  const heard = (table: LiveTable): LiveTable => ({
    code: table.code, knows: (secret) => table.knows(secret), holds: (device) => table.holds(device),
    enter: (secret) => table.enter(secret),
    connect(device, line) {
      of(table.code)?.begins(device);
      const at = table.connect(device, line);
      return {
        receive: (text) => at.receive(text), cut: () => at.cut(),
        lag(ms) {
          of(table.code)?.measured(device, ms);
          at.lag(ms);
        },
      };
    },
  });
  return {
    async open(asked) {
      const table = await tables.open(asked);
      return typeof table === 'string' ? table : heard(table);
    },
    async find(code) {
      const table = await tables.find(code);
      return typeof table === 'string' || 'at' in table ? table : heard(table);
    },
    close: () => tables.close(),
  };
}
