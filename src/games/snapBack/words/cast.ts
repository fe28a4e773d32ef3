/** The players of a game as sentences speak of them. */
import { who, type Who } from '../../../strings/words/grammar';
import { list } from '../../../strings/formats';
import { inside, object, subject } from '../../../strings/words/grammar';
import type { SnapBackPlayer } from '../kept/setup';
import type { Seat } from '../rules/game';

export interface Cast {
  readonly names: readonly string[];
  /** The only person of the game, who is spoken to; null where several play at this screen. */
  readonly you: Seat | null;
}

export function castOf(players: readonly Pick<SnapBackPlayer, 'name' | 'kind'>[]): Cast {
  const people = players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  return { names: players.map(({ name }) => name), you: people.length === 1 ? people[0]! : null };
}

export function whoIs(seat: Seat, { names, you }: Cast): Who {
  return who(names[seat] ?? '', seat === you ? true : undefined);
}

/** Several as a sentence begins: "You and Ann". */
export function whoAre(seats: readonly Seat[], cast: Cast): string {
  return list(seats.map((seat, i) => {
    const name = cast.names[seat] ?? '';
    const you = seat === cast.you ? true : undefined;
    return i === 0 ? subject(name, you) : inside(name, you);
  }));
}

/** Several to whom something is done: "you and Ann". */
export function whomAll(seats: readonly Seat[], { names, you }: Cast): string {
  return list(seats.map((seat) => object(names[seat] ?? '', seat === you ? true : undefined)));
}
