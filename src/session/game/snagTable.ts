/** SNAG's table at the host of all games: who may act and when, what is due, what is written down. The machine says what comes of it. */
import type { Act, Judging, Order, Place, Step, TableOf } from '../../contract/contract';
import type { Seat } from '../../rules/position';
import { SETTLE_MS } from '../../setup/pace';
import type { Moment } from '../../table/context';
import type { Intent } from '../../table/intents';
import { contextOf, isOver, isVoidNow, nextDue, pressTable, stepTable, tickTable } from '../../table/playedTable';
import {
  answered, askedBefore, askedLast, intentsOf, isAnswered, isAskedNow, questionsTo, withoutTurn, type Asking,
} from './asking/asking';
import { afterPainting } from './headStart';
import type { SnagIntent } from './intents';
import { openOf } from './asking/open';
import { reseatedPlayers } from '../../setup/seats/reseated';
import { isToCount, whoHasEnough, withEnough } from './lastChance';
import { afterRace } from './races';
import { snagRules } from './snagRules';
import type { SnagTypes } from './snagTypes';
import { afterStep, unlitTime, type Happened, type SnagTable } from './tableState';

type SnagAct = Act<SnagTypes>;
/** What the machine judges. */
type Press = SnagIntent & { readonly kind: Intent['kind'] };

/** At pace `instant` nothing waits, unless several people play: who of them pressed first is known a moment later. */
const settleOf = ({ pace, players }: SnagTable): number =>
  (pace === 'instant' && players.filter(({ kind }) => kind !== 'bot').length < 2 ? 0 : SETTLE_MS);

const momentOf = (table: SnagTable, now: number): Moment => ({ now, times: table.timesOf(table) });

const seatAt = ({ places }: SnagTable, place: Place): Seat => places.indexOf(place);

const isPress = (intent: SnagIntent): intent is Press => ['pick', 'place', 'call', 'draw', 'count'].includes(intent.kind);

const pressOf = (table: SnagTable, { place, intent, at }: SnagAct): Intent => ({ ...intent as Press, seat: seatAt(table, place), at });

/** Whether a call was only beaten, as the judge knows it. */
function beatenBy(table: SnagTable, instant: readonly SnagAct[], { isBeaten }: Judging<SnagTypes>): (call: Intent) => boolean {
  return ({ seat, at }) => {
    const place = table.places[seat] ?? seat;
    const { knows, over } = instant.find((one) => one.place === place) ?? {};
    // What a screen here has painted is no measure: its picture moves long after the run was seen to go.
    const isFar = table.players[seat]?.kind === 'remote';
    return isBeaten({ place, intent: { kind: 'call' }, at, ...(isFar && knows !== undefined && { knows }), ...(over && { over }) });
  };
}

/** How a press stands to others. */
function orderOf(table: SnagTable, act: SnagAct, judging: Judging<SnagTypes>): Order {
  const press = pressOf(table, act);
  const { asking, played, setup: { rules } } = table;
  if (asking) {
    const isBusy = asking.questions !== null;
    const { mover } = contextOf(played).position;
    // Only the mover calls unasked, and by the rule of the first call not even they.
    if (press.kind === 'call' && (isBusy || press.seat !== mover || rules.calls !== 'classic')) return null;
    if (press.kind === 'count' || (press.kind === 'draw' && isBusy)) return null;
  }
  if (settleOf(table) === 0) return 'atOnce';
  if (press.kind !== 'call') return 'ordered';
  return isVoidNow(played, press, beatenBy(table, [act], judging)) ? 'atOnce' : 'tie';
}

/** Asks everybody, once all that came before is seen. */
function ask(table: SnagTable, asking: Asking, seats: readonly Seat[], draw: (Intent & { readonly kind: 'draw' }) | null): SnagTable {
  const questions = questionsTo(seats, (seat) => table.players[seat]?.kind === 'local', draw);
  return { ...table, asking: { ...asking, questions, round: asking.round + 1, askedLast: asking.askedLast || draw === null } };
}

/** What came of a step, and who is asked then. */
export function asksThen(happened: Happened): Happened {
  const { table, happenings } = happened;
  const seats = table.asking && askedLast(table.asking, contextOf(table.played));
  return table.asking && seats ? { table: ask(table, table.asking, seats, null), happenings } : happened;
}

/** Lets the machine judge what was pressed in one instant. */
function judgePresses(
  table: SnagTable, presses: readonly Intent[], isBeaten: (call: Intent) => boolean, now: number,
): Happened & { readonly undone: readonly Intent[] } {
  const step = pressTable(table.played, presses, momentOf(table, now), isBeaten);
  return { ...asksThen(afterStep(table, step, now)), undone: step.undone };
}

/** Does what a round of asking has come to, as far as nothing lies lit. */
function doPending(table: SnagTable, now: number): Happened {
  let happened: Happened = { table, happenings: [] };
  let { pending } = table.asking!;
  while (pending.length > 0 && contextOf(happened.table.played).breath === null) {
    const calls = pending.filter(({ kind }) => kind === 'call');
    const instant = calls.length > 0 ? calls : pending.slice(0, 1);
    const { undone, ...next } = judgePresses(happened.table, instant, () => false, now);
    // All of them called at one instant: who was not first is beaten.
    const beaten = (one: Intent): boolean => one.kind === 'call' && isVoidNow(next.table.played, one, () => true);
    pending = [...undone.filter((one) => !beaten(one)), ...pending.filter((one) => !instant.includes(one))];
    happened = { table: next.table, happenings: [...happened.happenings, ...next.happenings] };
  }
  const asking = { ...happened.table.asking!, pending, questions: pending.length > 0 ? happened.table.asking!.questions : null };
  return asksThen({ ...happened, table: { ...happened.table, asking } });
}

function answer(table: SnagTable, seat: Seat, snag: boolean, now: number): Happened {
  const { asking } = table;
  if (!asking?.questions || !isAskedNow(asking, seat)) return { table, happenings: [] };
  const questions = answered(asking.questions, seat, snag);
  const pending = isAnswered(questions) ? intentsOf(questions, now) : [];
  const next = { ...table, asking: { ...asking, questions, pending } };
  // Nobody can come before those who were all asked: who leaves right after the last answer has lost nothing.
  return pending.length > 0 ? doPending(next, now) : { table: next, happenings: [] };
}

/** Does what is no press. */
function agree(table: SnagTable, place: Place, intent: SnagIntent, now: number): Happened {
  const seat = seatAt(table, place);
  const noted = table.noted + 1;
  switch (intent.kind) {
    case 'pace': return { table: { ...table, pace: intent.pace, noted }, happenings: [] };
    case 'callSeconds': return { table: table.asking ? table : { ...table, callSeconds: intent.seconds, noted }, happenings: [] };
    case 'answer': return answer(table, seat, intent.snag, now);
    case 'takeSeats': return asksThen(afterStep(table, stepTable(table.played, { type: 'takeSeats' }, momentOf(table, now)), now));
    case 'looked': return {
      table: table.looked.get(seat)?.ply === intent.ply ? table
        : { ...table, looked: new Map([...table.looked, [seat, { ply: intent.ply, sees: intent.sees }]]) },
      happenings: [],
    };
    default: return { table, happenings: [] };
  }
}

/** All have said that they see nothing more. */
function counted(table: SnagTable, now: number): Happened {
  const { table: next, happenings } = judgePresses(table, [{ kind: 'count', seat: whoHasEnough(table)[0]!, at: now }], () => false, now);
  return { table: next, happenings };
}

/** Who has taken runs in this. */
function takenIn({ places }: SnagTable, happenings: Happened['happenings']): Pick<Step<SnagTypes>, 'taken'> {
  const taken = happenings.flatMap((one) => (one.type === 'snagged' ? [places[one.seat] ?? one.seat] : []));
  return taken.length === 0 ? {} : { taken };
}

/** What is due next. */
function dueIn(table: SnagTable): { readonly what: 'table' | 'clock' | 'race' | 'pending' | 'count'; readonly at: number } | null {
  const { played, races: { race }, asking } = table;
  const settle = settleOf(table);
  const next = nextDue(played, settle);
  const isLit = contextOf(played).breath !== null;
  const all = [
    ...(next ? [{ what: next.id === 'clock' ? 'clock' as const : 'table' as const, at: next.at }] : []),
    ...(race ? [{ what: 'race' as const, at: race.endsAt }] : []),
    ...(asking && asking.pending.length > 0 && !isLit
      ? [{ what: 'pending' as const, at: played.seenAt + settle }] : []),
    ...(isToCount(table) ? [{ what: 'count' as const, at: played.seenAt }] : []),
  ];
  return all.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

export const snagTable: Omit<TableOf<SnagTypes>, 'start'> = {
  races: ['call'],
  unraced: ({ asking }) => asking !== null,
  waiting: ({ played, places }) => contextOf(played).held.map(({ seat, at }) => ({ place: places[seat] ?? seat, at })),
  open: openOf,
  order(table, act, judging) {
    const { place, intent } = act;
    const kind = table.players[seatAt(table, place)]?.kind;
    const isAgreed = intent.kind === 'pace' || intent.kind === 'callSeconds';
    if (isOver(table.played) && !isAgreed) return null;
    switch (intent.kind) {
      // Another pace is for the next game, too.
      case 'pace': case 'callSeconds': return kind === 'local' || place === -1 ? 'atOnce' : null;
      case 'looked': return kind === 'bot' ? 'atOnce' : null;
      case 'takeSeats': return kind === 'bot' || kind === undefined ? null : 'atOnce';
      case 'answer': return table.asking && isAskedNow(table.asking, seatAt(table, place)) ? 'atOnce' : null;
      default: return kind === undefined ? null : orderOf(table, act, judging);
    }
  },
  act(table, instant, judging): Step<SnagTypes> {
    const { now } = judging;
    const [{ place, intent }] = instant as readonly [SnagAct];
    if (!isPress(intent)) return agree(table, place, intent, now);
    // What everybody was asked about comes first.
    const before = table.asking && table.asking.pending.length > 0 ? doPending(table, now) : { table, happenings: [] };
    const first = pressOf(table, instant[0]!);
    const { asking, played } = before.table;
    if (asking && first.kind === 'draw') {
      if (asking.questions) return before;
      const seats = askedBefore(first, contextOf(played));
      if (seats) return { table: ask(before.table, asking, seats, first), happenings: before.happenings };
    }
    const enough = first.kind === 'count' ? withEnough(before.table, first.seat) : null;
    if (enough) return { table: { ...before.table, enough }, happenings: before.happenings };
    const presses = instant.map((act) => pressOf(table, act));
    const { table: next, happenings, undone } = judgePresses(before.table, presses, beatenBy(before.table, instant, judging), now);
    return {
      table: next, happenings: [...before.happenings, ...happenings], ...takenIn(table, happenings),
      undone: instant.filter((_, i) => undone.includes(presses[i]!)),
    };
  },
  seat(table, place, who) {
    const { setup, players, asking, opened, looked, unaware } = table;
    const seat = seatAt(table, place);
    return {
      ...table, setup: snagRules.reseated(setup, place, who), players: reseatedPlayers(players, seat, who),
      asking: asking && withoutTurn(asking, seat),
      // No screen of theirs paints any more, and what the character there has seen the person has not, nor the other way round.
      opened: { ...opened, unpainted: opened.unpainted.filter((one) => one !== seat) },
      looked: new Map([...looked].filter(([one]) => one !== seat)), unaware: unaware.filter((one) => one !== seat),
    };
  },
  due: (table) => dueIn(table)?.at ?? null,
  hurries: (table) => ['clock', 'race'].includes(dueIn(table)?.what ?? ''),
  rests: ({ played }) => contextOf(played).breath?.endsAt ?? null,
  painted(table, places, told, at) {
    const seats = new Set([...places].map((place) => seatAt(table, place)));
    const opened = afterPainting(table.opened, seats, unlitTime(table, told), unlitTime(table, at));
    return opened === table.opened ? table : { ...table, opened };
  },
  tick(table, now): Step<SnagTypes> {
    const what = dueIn(table)?.what;
    if (what === 'pending') return doPending(table, now);
    if (what === 'count') return counted(table, now);
    if (what === 'race') {
      const { races, told } = afterRace(table.races, table.players.length);
      return { table: { ...table, races, noted: table.noted + told.length }, happenings: told };
    }
    const happened = asksThen(afterStep(table, tickTable(table.played, momentOf(table, now), settleOf(table)), now));
    return { ...happened, ...takenIn(table, happened.happenings) };
  },
  written({ played, races, pace, callSeconds, noted }) {
    const { picks, events, position } = contextOf(played);
    return {
      events: [...picks.map(({ seat, index }) => ['pick', seat, index] as const), ...events], callTimes: races.times, races: races.races,
      ...(events.length > 0 ? { won: position.won.map(({ length }) => length) } : {}), pace, callSeconds, noted,
    };
  },
  end: ({ played }) => (isOver(played) ? 'counted' : null),
};
