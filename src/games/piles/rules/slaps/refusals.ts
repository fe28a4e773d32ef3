/** Why something cannot happen where one common pile is slapped: what each such game asks first, and what it asks of a card and a slap. */
import { isIn, isOpen, mayTurn, type PilesAct } from '../game';
import { areNoSeats } from '../refusals';
import type { SlapsState } from './slaps';

type Reason = (game: SlapsState, act: PilesAct<string>) => boolean;

/** @param most how many seats each kind of event may name */
export const firstReasons = (most: Readonly<Record<string, number>>) => ({
  'game-over': ({ end }) => end !== null,
  'unknown-event': (_, { kind, seats }) => !Object.hasOwn(most, kind) || seats.length < 1 || seats.length > most[kind]!,
  'bad-seat': (game, { seats }) => areNoSeats(game, seats),
  'pile-owed': ({ owed }, { kind }) => kind === 'flip' && owed !== null,
} as const satisfies Readonly<Record<string, Reason>>);

export const LATER_REASONS = {
  'no-cards': ({ stocks }, { kind, seats }) => kind === 'flip' && stocks[seats[0]!]!.length === 0,
  'not-your-turn': (game, { kind, seats }) => kind === 'flip' && !mayTurn(game, seats[0]!),
  'empty-pile': (game, { kind }) => kind === 'slap' && !isOpen(game),
  'shut-out': (game, { kind, seats }) => kind === 'slap' && seats.some((seat) => !isIn(game, seat)),
  'not-owed': ({ owed }, { kind, seats }) => kind === 'take' && seats[0] !== owed,
} as const satisfies Readonly<Record<string, Reason>>;
