/** What can be laid on rows of stacks, as a review asks: each marked stack is a chance, whoever takes it. */
import type { KeptLaying } from '../kept/saved';
import type { Stack } from '../rules/game';
import { topAt, type RowsGame } from '../rules/rows';
import type { LooksBack } from './report';

/** Where an event lays a card. */
const spotOf = (event: unknown): Stack => (event as readonly [string, number, Stack])[2];

export const chancesOnRows: LooksBack<KeptLaying & { readonly State: RowsGame }> = {
  chances: ({ open }) => open.map(String),
  chanceOf: (event) => String(spotOf(event)), under: (game, event) => topAt(game, spotOf(event)),
};
