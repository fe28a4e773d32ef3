/**
 * What a moment is worth to a seat: known, or what an adviser is asked for. Questions are named, so that the same moment is asked for once.
 */
import type { ForgottenRun } from '../../ai/questions';
import type { Tile } from '../../rules/board';
import type { SeatView } from '../../rules/seatView';
import type { Judged } from '../verdict';

/** A question to the adviser: about a seat that is to place now (`judge`), or one that waits for another (`chance`). */
export interface Asked {
  readonly key: string;
  readonly kind: 'judge' | 'chance';
  readonly view: SeatView;
}

/** A win chance that is known, or will be once a question is answered: of the best tile, of one tile, of a moment. */
export type Worth =
  | { readonly kind: 'known'; readonly chance: number }
  | { readonly kind: 'best'; readonly asked: Asked }
  | { readonly kind: 'tile'; readonly asked: Asked; readonly tile: Tile }
  | { readonly kind: 'moment'; readonly asked: Asked };

/** The answers so far, by the names of the questions. */
export interface Answers {
  readonly judged: ReadonlyMap<string, Judged>;
  readonly chances: ReadonlyMap<string, number>;
  /** The runs whose forgetting explains a tile, by the question about its rack. */
  readonly forgotten: ReadonlyMap<string, ForgottenRun>;
}

/** The chance that something is worth; null as long as it is not answered. */
export function chanceOf(worth: Worth, { judged, chances }: Answers): number | null {
  switch (worth.kind) {
    case 'known': return worth.chance;
    case 'moment': return chances.get(worth.asked.key) ?? null;
    case 'tile': return judged.get(worth.asked.key)?.tiles.find(({ tile }) => tile === worth.tile)?.chance ?? null;
    case 'best': {
      const tiles = judged.get(worth.asked.key)?.tiles ?? [];
      return tiles.length === 0 ? null : Math.max(...tiles.map(({ chance }) => chance));
    }
  }
}
