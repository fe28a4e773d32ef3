/** What happens at each step of a replay of a game with rows of stacks. Chooses messages. */
import type { StepTold } from '../../../shell/after/told';
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { whoIs, type Cast } from '../../../strings/words/cast';
import { lines } from '../../../strings/words/lines';
import { cardName } from '../../piles/words/cards';
import { stackAt, type RowsGame } from '../rules/rows';
import type { RowsTold } from './rows';
import { wonBy, type LayingKind } from './table';

interface Step { readonly event: unknown; readonly happenings: readonly unknown[]; readonly game: RowsGame }

/** @param ended how the game ended, at its last step; null at every other */
export function rowsStory(kind: LayingKind, { event, happenings, game }: Step, cast: Cast, ended: string | null): StepTold {
  return { told: lines(
    event === null && say('laying-story-start', { kind: kind === 'hand' ? 'hand' : 'other' }),
    ...(happenings as readonly RowsTold[]).map((one) => happened(kind, one, game, cast)),
    event !== null && game.end === null && say('laying-story-open', { count: game.open.length }),
    ended === 'stopped' && say('laying-story-stopped'),
  ) };
}

function happened(kind: LayingKind, one: RowsTold, game: RowsGame, cast: Cast): string {
  switch (one.type) {
    case 'laid': {
      const on = stackAt(game, one.on)!.at(-2)!;
      return say('laying-story-laid', { ...whoIs(one.seat, cast), card: cardName(one.card), on: cardName(on) });
    }
    case 'back': return say('laying-moment-back', whoIs(one.seat, cast));
    case 'dealt': return say('laying-story-dealt');
    case 'turned': return say('laying-story-turned', { cards: list(one.cards.flatMap((card) => (card === null ? [] : [cardName(card)]))) });
    case 'called': return say('laying-told-called', whoIs(one.seat, cast));
    case 'ended':
      if (one.by === 'flips') return say('laying-told-flips');
      if (one.winners.length !== 1) return say('laying-told-drawn');
      return say('laying-told-won', { by: wonBy(kind, one.by), ...whoIs(one.winners[0]!, cast) });
    default: return '';
  }
}
