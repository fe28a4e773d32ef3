/** SNAG's rules at the host of all games: what chance deals, and what each event comes to. Pure. */
import * as v from 'valibot';
import { shuffled, type Chance } from '../../chance/drawn';
import type { Holder, Outcome, Place } from '../../contract/contract';
import { isTile, SQUARES } from '../../rules/board';
import { dealOf, orderTilesOf } from '../../rules/deal';
import { applyEvent, startGame } from '../../rules/game';
import type { GameEvent } from '../../rules/position';
import type { GameSetup } from '../../setup/setup';
import { reseatedPlayers } from '../../setup/seats/reseated';
import { ORDER_TILES, seating } from '../../table/seating';
import { isSeated } from '../savedGame';
import type { SnagHappening } from './intents';
import type { SnagDeal, SnagState, SnagTypes } from './snagTypes';
import { seatsOf } from './tableState';

const dealForm = v.object({
  order: v.pipe(v.array(v.custom<number>(isTile)), v.minLength(ORDER_TILES)),
  tiles: v.pipe(v.array(v.custom<number>(isTile)), v.length(SQUARES.length)),
  starter: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** A deal that hangs on no word; null where it is none. */
export function readDeal({ players }: GameSetup, value: unknown): SnagDeal | null {
  const parsed = v.safeParse(dealForm, value);
  if (!parsed.success) return null;
  const { order, tiles, starter = 0 } = parsed.output;
  const isOnce = [order, tiles].every((all) => new Set(all).size === all.length);
  return isOnce && starter < players.length ? parsed.output : null;
}

/** Before anybody has picked or placed. */
function init(setup: GameSetup, deal: SnagDeal): SnagState {
  return { setup, deal, picks: [], position: startGame(setup.rules, setup.players.length, deal.starter ?? 0, deal.tiles) };
}

/** Lets a pick happen: with the last of them the players take their seats. */
function pick(state: SnagState, place: unknown, index: unknown): Outcome<SnagTypes> {
  const { setup, deal, picks } = state;
  const isTheirs = setup.order === 'drawn' && place === picks.length && picks.length < setup.players.length;
  if (!isTheirs) return { ok: false, code: 'not-your-pick' };
  const tile = typeof index === 'number' && index < ORDER_TILES ? deal.order[index] : undefined;
  if (tile === undefined || picks.some((one) => one.index === index)) return { ok: false, code: 'no-such-tile' };
  const picked = { seat: picks.length, index: index as number, tile };
  const next = [...picks, picked];
  const seated: readonly SnagHappening[] = next.length < setup.players.length ? []
    : [{ type: 'seated', from: seating(next) }, { type: 'dealt' }];
  return { ok: true, state: { ...state, picks: next }, happenings: [{ type: 'picked', ...picked }, ...seated] };
}

function apply(state: SnagState, event: unknown): Outcome<SnagTypes> {
  const [kind, place, index, ...more] = Array.isArray(event) ? event as unknown[] : [];
  if (kind === 'pick') return more.length > 0 ? { ok: false, code: 'no-event' } : pick(state, place, index);
  if (!isSeated(state.setup, state.picks)) return { ok: false, code: 'not-now' };
  const outcome = applyEvent(state.position, event as GameEvent);
  if (!outcome.ok) return { ok: false, code: outcome.refusal.code };
  const { places } = seatsOf(state.setup, state.picks);
  return {
    ok: true, state: { ...state, position: outcome.position },
    happenings: outcome.happenings.map((one) => (one.type === 'drew' ? { ...one, place: places[one.seat]! } : one)),
  };
}

/** What begins a game, and lets events happen. */
export const snagRules = {
  init, apply,
  reseated: (setup: GameSetup, place: Place, who: Holder): GameSetup => ({ ...setup, players: reseatedPlayers(setup.players, place, who) }),
  drawDeal: (_: GameSetup, chance: Chance): SnagDeal => ({
    order: shuffled(SQUARES, chance), tiles: shuffled(SQUARES, chance),
  }),
  deal: (_: GameSetup, seed: string): SnagDeal => ({ order: orderTilesOf(seed), tiles: dealOf(seed) }),
};
