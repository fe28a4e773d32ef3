/** Games of California Speed, Aggravation and Speed that chance plays: whatever may happen happens, in any order, with many ties. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { fraction, randomFrom, scramble } from '../../../src/chance/chance';
import type { Card } from '../../../src/cards/card';
import { drawDeal, type CardDeal } from '../../../src/cards/pack';
import type { RecordForm, RecordTypes } from '../../../src/contract/record';
import { record as aggravation } from '../../../src/games/aggravation/rules/record';
import type { AggravationGame } from '../../../src/games/aggravation/rules/game';
import { record as california } from '../../../src/games/californiaSpeed/rules/record';
import { LOCKS, SEATS, type LayingGame, type Seat, type Stack } from '../../../src/games/laying/rules/game';
import { stacksOf, type RowsGame } from '../../../src/games/laying/rules/rows';
import { record as speed } from '../../../src/games/speed/rules/record';
import { REFILLS, type SpeedGame } from '../../../src/games/speed/rules/game';

/** What a record of any of them has before its events. */
interface Header extends CardDeal { readonly seats: readonly string[]; readonly options: { readonly lock: number } }
interface Types extends RecordTypes { readonly Header: Header; readonly State: LayingGame; readonly Event: readonly unknown[] }

type Random = ReturnType<typeof randomFrom>;

/** A game with what may come next in it: all that could, and more. */
export interface Randomly {
  readonly form: RecordForm<Types>;
  readonly options: (random: Random) => Header['options'];
  readonly attempts: (game: LayingGame, random: Random) => readonly (readonly unknown[])[];
  /** All cards of it, wherever they lie. */
  readonly cards: (game: LayingGame) => readonly Card[];
}

const lockOf = (random: Random) => LOCKS[uniformInt(random, 0, LOCKS.length - 1)]!;

const laysOf = ({ open, done }: RowsGame): unknown[][] => SEATS.flatMap((seat) => [
  ...open.flatMap((stack): unknown[][] => [['lay', seat, stack], ['lay', seat, stack, 'tie']]),
  ...done.map(({ on }) => ['back', seat, on]),
]);
const rowsCards = ({ hands, rows }: RowsGame): readonly Card[] => [...hands, ...rows.flat()].flat();

/** Two stacks with like tops, for either seat to call. */
function callsOf(game: AggravationGame): unknown[][] {
  const stacks = stacksOf(game);
  const top = ([side, place]: Stack): string => game.rows[side]![place]!.at(-1)![0]!;
  return SEATS.filter((seat) => game.hands[seat]!.length === 0).flatMap((seat) => stacks.flatMap((one, i) =>
    stacks.slice(i + 1).filter((two) => top(one) === top(two))
      .flatMap((two) => [['call', seat, one, two], ['call', seat, two, one, 'tie']])));
}

function speedAttempts(game: SpeedGame, random: Random): unknown[][] {
  const { hands, talons, piles } = game;
  const lays = SEATS.flatMap((seat) => hands[seat]!.flatMap((card) => SEATS.flatMap((pile): unknown[][] => [
    ['lay', seat, card, pile], ['lay', seat, card, pile, 'tie'], ['back', seat, card, pile],
  ])));
  const shuffled = (pile: Seat) => (talons[pile]!.length > 0 ? null : scramble(piles[pile]!, random));
  const turns = [['turn', null], ['turn', null, shuffled(0), shuffled(1)]];
  return [...lays, ...turns, ['fill', null], ...SEATS.map((seat) => ['draw', seat])];
}

export const RANDOMLY: Readonly<Record<string, Randomly>> = {
  california: {
    form: california as unknown as RecordForm<Types>, options: (random) => ({ lock: lockOf(random) }),
    attempts: (game) => [...laysOf(game as RowsGame), ['deal', null]], cards: (game) => rowsCards(game as RowsGame),
  },
  aggravation: {
    form: aggravation as unknown as RecordForm<Types>, options: (random) => ({ lock: lockOf(random) }),
    attempts: (game) => [...laysOf(game as RowsGame), ...callsOf(game as AggravationGame), ['turn', null]],
    cards: (game) => rowsCards(game as RowsGame),
  },
  speed: {
    form: speed as unknown as RecordForm<Types>,
    options: (random) => ({ lock: lockOf(random), refill: REFILLS[uniformInt(random, 0, 1)]! }),
    attempts: (game, random) => speedAttempts(game as SpeedGame, random),
    cards: (game) => {
      const { hands, stocks, talons, piles } = game as SpeedGame;
      return [...hands, ...stocks, ...talons, ...piles].flat();
    },
  },
};

type Event = readonly unknown[];

/** Plays a game to its end, and what may still come in its last instant. @param step told of each event */
export function randomGame(
  { form, options, attempts }: Randomly, seed: string, step: (before: LayingGame, event: Event, after: LayingGame) => void,
) {
  const random = randomFrom(`game:${seed}`);
  const header: Header = { seats: ['Ann', 'Bo'], options: options(random), ...drawDeal(1, 2, seed) };
  // In some games nobody covers a match for long, so that much happens at one instant.
  const ties = fraction(random);
  const events: Event[] = [];
  let game = form.start(header);
  const next = (): { readonly event: Event; readonly state: LayingGame } | null => {
    const joins = (event: Event): boolean => event[0] === 'back' || event.at(-1) === 'tie';
    const mixed = scramble(attempts(game, random).filter((event) => game.done.length > 0 || !joins(event)), random);
    const order = fraction(random) < ties ? mixed.toSorted((a, b) => Number(joins(b)) - Number(joins(a))) : mixed;
    for (const event of order) {
      const outcome = form.apply(game, event, header);
      if (outcome.ok) return { event, state: outcome.state };
    }
    return null;
  };
  for (let now = next(); now !== null; now = next()) {
    step(game, now.event, now.state);
    events.push(now.event);
    game = now.state;
  }
  return { record: { ...header, events }, game };
}
