/** What befell the persons at the screen, and must not pass unseen: a run missed, a call that was false, a move lost. */
import type { TableHappening, Update } from '../../session/viewState';
import { words } from '../../strings';

/** Whom the draw for order has made change seats, where people sit around the table; null where nobody has to. */
export function seatsChangeAlert({ state, happenings }: Update): string | null {
  const moves = happenings.some((happening) => happening.type === 'seated' && happening.from.some((old, seat) => old !== seat));
  return moves ? words().PROMPT.changeSeats(state.seats[0]?.name ?? '') : null;
}

/** The sentences for what happened to a person here and is not of his doing or to his liking, or null. */
export function alerts({ state, happenings }: Update): string | null {
  const { seats } = state;
  const names = seats.map(({ name }) => name);
  const persons = seats.map(({ kind }) => kind === 'local');
  const told = happenings.filter((happening) => persons.some((isOne, seat) => isOne && concerns(happening, seat)))
    .flatMap((happening) => [words().sentence(happening, names, persons, state.asks ? 'asked' : state.calls), words().costSentence(happening, names)])
    .filter((text) => text !== null);
  return told.length === 0 ? null : told.join(' ');
}

function concerns(happening: TableHappening, person: number): boolean {
  switch (happening.type) {
    case 'snagged': return happening.runs.some(({ maker }) => maker === person && happening.seat !== person) || (happening.seat === person && happening.costsMove === true);
    // Who was how fast concerns all.
    case 'raced': return true;
    case 'falseCall': case 'lostMove': case 'timeUp': return happening.seat === person;
    default: return false;
  }
}
