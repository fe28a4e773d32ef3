/** The first sentence of a review: "You won it at turn 68, when Otto set up 24–54 for you." */
import type { Seat } from '../../../rules/position';
import type { AtTurn, Cause, Turning } from '../../../review/turning';
import { list } from '../../formats';
import { say } from '../../say';
import { inside, object } from '../grammar';
import { runTold, whoIs, type Cast } from './moments';

/** How the game ended for the person, and what it turned on, as far as that is known. */
export function turningTold({ result, tiles, others, tiedWith, decided }: Turning, cast: Cast): string {
  const { you, name } = whoIs(cast.person, cast);
  if (result === 'tied') {
    const tied = say('turning-tied', { you, name, tiles, others: list(tiedWith.map((seat) => named(seat, cast, object))) });
    const when = decided?.kind === 'turned' && decided.cause ? causeTold(decided.cause, cast) : null;
    return decided?.kind === 'turned' && when ? `${tied} ${say('turning-level', { turn: decided.at.turn, when })}` : tied;
  }
  switch (decided?.kind) {
    case undefined: return say('turning-result', { result, you, name, score: say('turning-score', { tiles, others: othersTold(others) }) });
    case 'always': return say(`turning-${result}-always`, { you, name });
    case 'slowly': return say(`turning-${result}-slowly`, { you, name, turn: decided.at.turn });
    case 'turned': {
      const told = { you, name, turn: decided.at.turn };
      const { cause } = decided;
      return cause ? say(`turning-${result}-when`, { ...told, when: causeTold(cause, cast) }) : say(`turning-${result}`, told);
    }
  }
}

/** The others' tiles after one's own: "16", "20 and 6". */
function othersTold(others: readonly number[]): string {
  return list(others.toSorted((a, b) => b - a).map(String));
}

/** The turn to which the sentence leads; null where it names none. */
export function turningAt({ decided }: Turning): AtTurn | null {
  return decided === null || decided.kind === 'always' ? null : decided.at;
}

/** What happened, as the second half of a sentence: "when Otto took 24–54". */
function causeTold(cause: Cause, cast: Cast): string {
  const { you, name } = whoIs(cause.seat, cast);
  switch (cause.kind) {
    case 'took': {
      const run = runTold(cause.tiles);
      return cause.from === null ? say('turning-took', { you, name, run })
        : say('turning-claimed', { you, name, run, maker: named(cause.from, cast, inside) });
    }
    case 'setUp': return say('turning-set-up', { you, name, run: runTold(cause.tiles), whom: named(cause.whom, cast, object) });
    case 'missed': return say('turning-missed', { you, name, run: runTold(cause.tiles) });
    case 'falseCall': return say('turning-false-call', { you, name });
    case 'chose': return say('turning-chose', { you, name, tile: cause.tile, better: cause.better });
    case 'drew': return say('turning-drew', { you, name, tile: cause.tile });
    case 'played': return say('turning-played', { you, name, tile: cause.tile });
  }
}

/** Somebody in the middle of a sentence, in one of their forms. */
function named(seat: Seat, { names, you }: Cast, form: typeof inside): string {
  return form(names[seat] ?? '', seat === you ? true : undefined);
}
