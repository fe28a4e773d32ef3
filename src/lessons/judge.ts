/** What an act of the learner comes to in a task: done, or wrong in one way or another. Pure: whether it was legal, the rules have said. */
import type { Tile } from '../rules/board';
import type { TableHappening } from '../session/viewState';
import type { TableRefusal } from '../table/intents';
import { YOU, type Answer, type Task, type Want, type WrongKind } from './lesson';
import type { SayKey } from './says';

export type Verdict =
  | { readonly done: true }
  | { readonly done: false; readonly kind: WrongKind; readonly tile: Tile | null };

const DONE: Verdict = { done: true };
const wrong = (kind: WrongKind, tile: Tile | null = null): Verdict => ({ done: false, kind, tile });

/** What some happenings come to where this is wanted; null where the learner had no part in them. */
export function verdictOn(want: Want, happenings: readonly TableHappening[]): Verdict | null {
  for (const happening of happenings) {
    const verdict = 'seat' in happening && happening.seat === YOU ? verdictOnOne(want, happening) : null;
    if (verdict) return verdict;
  }
  return null;
}

function verdictOnOne(want: Want, happening: TableHappening): Verdict | null {
  switch (happening.type) {
    case 'placed': {
      const isWanted = want.kind === 'place' && (want.tiles === 'any' || want.tiles.includes(happening.tile));
      return isWanted ? DONE : wrong('tile', happening.tile);
    }
    case 'snagged': return want.kind === 'call' ? DONE : wrong('called');
    case 'falseCall': return wrong('falseCall');
    // The draw that comes of it is told in the same breath.
    case 'timeUp': return want.kind === 'draw' ? null : wrong('late');
    case 'drew': return want.kind === 'draw' ? DONE : wrong('missed');
    default: return null;
  }
}

/** What an act comes to that the table did not take. */
export function verdictOnRefusal(refusal: TableRefusal): Verdict {
  switch (refusal.code) {
    case 'place-first': return wrong('drawFirst');
    case 'already-placed': return wrong('oneTile', refusal.tile);
    case 'nothing-placed': return wrong('falseCall');
    case 'not-your-move': return wrong('wait');
    default: return wrong('other');
  }
}

/** What answers a wrong act where its task has no answer of its own. */
const ANYWHERE: Readonly<Record<WrongKind, SayKey>> = {
  tile: 'any-tile', drawFirst: 'any-draw-first', oneTile: 'any-one-tile', falseCall: 'any-no-run', missed: 'any-missed', late: 'any-late',
  called: 'any-called', wait: 'any-wait', held: 'any-held', notHeld: 'any-not-held', other: 'any-other',
};

/** The answer to a wrong act. */
export function answerTo({ wrong: own, tiles }: Pick<Task, 'wrong' | 'tiles'>, kind: WrongKind, tile: Tile | null): Answer {
  const toTile = kind === 'tile' && tile !== null ? tiles?.[tile] : undefined;
  return toTile ?? own[kind] ?? { says: ANYWHERE[kind] };
}
