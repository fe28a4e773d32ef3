/** What came of a game at which cards are turned, called, and won or not, for each who played. Pure. */
import type { GameTypes } from '../../../contract/contract';
import type { OpenedGame } from '../../../contract/savedGame';
import { callTimes } from '../../../race/times';
import type { IsTheirs } from '../../../setup/seats/sitters';
import type { DealtTypes } from '../kept/dealt';

/** What happens there: each of these has who it befalls, but that nobody won a card, and the end. */
export interface CallsTypes extends DealtTypes {
  readonly Happening:
    | { readonly type: 'turned' | 'called' | 'won' | 'wrong'; readonly seat: number } | { readonly type: 'aside' }
    | { readonly type: 'ended'; readonly winners: readonly number[] };
}

type Happened = CallsTypes['Happening'];
type Opened<T extends GameTypes> = Pick<OpenedGame<T>, 'saved' | 'replayed'>;
export type CallsReport<T extends CallsTypes> = ReturnType<typeof callsReport<T>>;

/** @param theirs whether what a seat did is told of it: where somebody took over, only one person's part is */
export function callsReport<T extends CallsTypes>(
  { saved: { times, setup }, replayed: { states, happenings } }: Opened<T>, theirs: IsTheirs,
) {
  const told: readonly (readonly Happened[])[] = happenings;
  const isOf = (one: Happened, seat: number): boolean => 'seat' in one && one.seat === seat;
  const before = (event: number, is: (one: Happened) => boolean): number => told.findLastIndex((all, i) => i < event && all.some(is));
  /** How long the winner's call took; null where nobody counted, or another had been first. */
  const msOf = (event: number, seat: number): number | null => {
    const turned = before(event, ({ type }) => type === 'turned');
    const called = before(event, (one) => one.type === 'called' && isOf(one, seat));
    return called === turned + 1 && times[called]! > 0 ? Math.round(times[called]! - times[turned]!) : null;
  };
  const moments = told.flatMap((all, event) => all.flatMap((one) => (['won', 'wrong', 'aside'].includes(one.type) ? [{
    event, one: one as T['Happening'], card: (states[event + 1] as T['State']).turned,
    ms: one.type === 'won' ? msOf(event, one.seat) : null,
  }] : [])));
  const last = states.at(-1) as T['State'];
  const end = told.flat().find((one) => one.type === 'ended');
  return {
    last, turned: last.turned, moments,
    /** Null where the game was stopped. */
    winners: end ? end.winners : null,
    seats: setup.players.map((_, seat) => {
      const own = moments.filter(({ one, event }) => isOf(one, seat) && theirs(seat, event));
      const won = own.filter(({ one }) => one.type === 'won');
      return {
        /** What lies before them at the end, whoever won it there; and what is told of this person. */
        all: moments.filter(({ one }) => one.type === 'won' && isOf(one, seat)).length, cards: won.length, wrong: own.length - won.length,
        called: told.some((all, event) => theirs(seat, event) && all.some((one) => one.type === 'called' && isOf(one, seat))),
        ...callTimes(won.flatMap(({ ms, event }) => (ms === null ? [] : [{ ms, event }]))),
      };
    }),
  };
}

/** A game step by step: what happened last, and the game as it stood then. */
export function callsSteps<T extends CallsTypes>({ saved: { events, setup }, replayed: { states, happenings } }: Opened<T>) {
  return states.map((game: T['State'], step) => ({
    event: (events[step - 1] ?? null) as readonly unknown[] | null, happenings: happenings[step - 1] ?? [], game, setup,
  }));
}
export type CallsStep<T extends CallsTypes> = ReturnType<typeof callsSteps<T>>[number];
