/** Where in a game a record was set: the step of its replay that shows it. */
import { quickestOf } from '../race/times';
import { stepsOf } from '../rules/steps';
import type { Seat } from '../rules/position';
import type { OpenedGame } from '../session/savedGame';
import { sittersOf } from '../session/sittersOf';
import { seatOfMine } from '../setup/kept/me';
import { sameName } from '../setup/names';
import { holdsAt } from '../setup/seats/sitters';
import type { RecordName } from './pastView';

/**
 * The step at which a record of a game that is over is looked at: a run or a call as it lies there, before it is taken; else the end.
 * @param by who set it
 * @param shown what the player of this device is called now
 */
export function stepOfRecord(
  { saved, picks, replayed: { record } }: OpenedGame, name: RecordName, by: { readonly name: string; readonly me: boolean }, shown: string,
): number {
  const sitters = sittersOf(saved, picks).flatMap((all, at) =>
    all.flatMap((one) => (one.name === null ? [] : { ...one, name: one.name, seat: at })));
  const mine = seatOfMine(sitters, shown);
  const theirs = sitters.find((one) => (by.me ? one === mine : one !== mine && one.level === null && sameName(one.name, by.name)));
  const seat = theirs?.seat ?? -1;
  const worth = name === 'longest' ? longestBy(seat) : name === 'quickest' ? quickestBy(seat, saved.callTimes ?? []) : null;
  if (worth === null) return record.events.length;
  let [best, found] = [0, record.events.length];
  for (const [step, { event, happenings }] of [...stepsOf(record)].entries()) {
    const now = worth(event, happenings);
    if (now > best && theirs && holdsAt(theirs, step)) [best, found] = [now, step];
  }
  return found;
}

type Step = ReturnType<typeof stepsOf> extends Iterable<infer T> ? T : never;
/** What an event is worth for the record: the more the better, 0 nothing. */
type Worth = (event: Step['event'], happenings: Step['happenings']) => number;

function longestBy(seat: Seat): Worth {
  return (_, happenings) => Math.max(0, ...happenings.flatMap((happening) =>
    (happening.type === 'snagged' && happening.seat === seat ? happening.runs.map(({ squares }) => squares.length) : [])));
}

/** @param times how long each call of the game took, as far as that is known */
function quickestBy(seat: Seat, times: readonly (number | null)[]): Worth {
  let calls = 0;
  return ([kind, caller]) => {
    if (kind !== 'snag') return 0;
    const time = times[calls] ?? null;
    calls += 1;
    return caller === seat && quickestOf([time]) !== null ? 1 / time! : 0;
  };
}
