/** Snap Back as it is kept: how a game is read and played through, and what the house asks of its rows. */
import * as v from 'valibot';
import type * as host from '../../../contract/contract';
import { writeRecord } from '../../../contract/record';
import type { OpenedGame } from '../../../contract/savedGame';
import { LAST_MOMENT } from '../../../outside/moment';
import { seatedRules } from '../../dealtRules';
import { storageOf } from '../../storageAdapter';
import { startGame, type Game, type GameEvent, type Reveal } from '../rules/game';
import { happeningsOf, type EndedBy, type SnapBackHappening } from '../rules/happening';
import { applyEvent, SNAP_BACK_RECORD } from '../rules/record';
import { FACES } from '../rules/result';
import { bestOf, snapBackBests, worthsOf } from './bests';
import { cardOf, cardsIn, dealOf, goneOn, readDeal, type SnapBackDeal } from './deal';
import { agreement, startDice, type SnapBackSetup } from './setup';

/** What of Snap Back is kept, as types. */
export interface KeptSnapBack extends host.GameTypes {
  readonly Setup: SnapBackSetup;
  readonly Deal: SnapBackDeal;
  /** The game, the cards that are to come, and what was revealed last; null: something else happened last. */
  readonly State: { readonly game: Game; readonly deal: SnapBackDeal; readonly reveal: Reveal | null };
  readonly Event: GameEvent;
  readonly Notes: {
    /** For each `call` among the events how long its first caller took from the painted card, in milliseconds; null: nobody counted. */
    readonly callTimes: readonly (number | null)[];
    /** Where it was left while numbers were chosen against the count: when that ends, by the time of the game (`played`). */
    readonly countEndsAt?: number | undefined;
  };
  readonly Happening: SnapBackHappening;
  readonly Ended: Exclude<EndedBy, 'stopped'>;
}
export type SavedSnapBack = host.SavedGame<KeptSnapBack>;

export type OpenedSnapBack = OpenedGame<KeptSnapBack>;

const ms = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MOMENT));
const notesForm = v.object({
  callTimes: v.fallback(v.array(v.nullable(ms)), []), countEndsAt: v.fallback(v.optional(ms), undefined),
});

export const rules: host.GameRules<KeptSnapBack> = {
  name: 'snap-back', endings: ['time'], noted: ['trueSix'], ...seatedRules<KeptSnapBack>(agreement),
  deal: dealOf,
  drawDeal: (_, chance) => goneOn({ word: 'drawn', cards: [] }, 1, chance),
  readDeal: (_, value) => readDeal(value),
  readNotes(kept, events) {
    const { callTimes, countEndsAt } = v.parse(notesForm, kept);
    const calls = events.filter(([kind]) => kind === 'call');
    return {
      callTimes: callTimes.length === calls.length ? callTimes : calls.map(() => null),
      ...countEndsAt !== undefined && events.at(-1)?.[0] === 'call' ? { countEndsAt } : {},
    };
  },
  init: (setup, deal) => ({ game: startGame(setup.players.length, startDice(setup)), deal, reveal: null }),
  apply({ game, deal }, event) {
    // The rules look for the next card where it lies in the deck.
    const deck = Object.assign([], { [game.shown]: cardOf(deal, game.shown + 1) });
    const outcome = applyEvent(game, event, deck);
    return outcome.ok ? {
      ok: true, state: { game: outcome.game, deal, reveal: outcome.reveal },
      happenings: happeningsOf(event as GameEvent, outcome.game, outcome.reveal),
    } : outcome;
  },
  decided: ({ game: { over } }) => (over ? 'trueSix' : null),
};

export const storage = storageOf({
  rules, agreement, bests: snapBackBests,
  /** The die at the end of each game that can be compared: `bests.ts` says which. */
  card(kept) {
    const best = bestOf(kept).die;
    return best && { best: best.worth, curve: worthsOf(kept, 'die'), most: FACES.length };
  },
});
export const { openSaved, toStore, rowOf, adapter } = storage;

/** The record of a game as one line, with the cards that were shown and no more. */
export function recordText({ saved: { setup, events }, replayed: { states } }: OpenedSnapBack): string {
  const { game, deal } = states.at(-1)!;
  const deck = cardsIn(deal, game.shown);
  return writeRecord(SNAP_BACK_RECORD, { seats: setup.players.map(({ name }) => name), dice: startDice(setup), deck, events }, game);
}
