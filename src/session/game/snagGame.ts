/**
 * SNAG as the house holds a game: one value. No page is known here, so that a server plays it as this page does.
 */
import type { Thinker } from '../../ai/questions';
import type { Game } from '../../contract/contract';
import { replayed } from '../../contract/record';
import { MAX_SEATS, MIN_SEATS } from '../../rules/options';
import type { GameEvent, Happening } from '../../rules/position';
import { NO_PAST } from '../../rules/seatView';
import { nextStarter, winnersOf } from '../../rules/scoring';
import { callTimeOf, lastChanceOf } from '../../setup/callTime';
import { BREATH_MS, READING_MS, SEATING_MS, TIME_FACTOR } from '../../setup/pace';
import { isAsked, type GameSetup } from '../../setup/setup';
import { unheardIn } from '../../table/judge';
import { startTable } from '../../table/playedTable';
import { pastAfter } from '../gameLog';
import { rightInRecord, withRight } from '../moversRight';
import { isSeated } from '../savedGame';
import { NOBODY_ASKED } from './asking/asking';
import { readSecret } from './asking/open';
import { snagIntent, type SnagHappening } from './intents';
import { NOBODY_YET } from './lastChance';
import { snagKept } from './kept/snagKept';
import { snagBot } from './snagBot';
import { asksThen, snagTable } from './snagTable';
import type { HostedSnag, SnagDeal, SnagState, SnagTypes } from './snagTypes';
import { snagSeen, snagView } from './snagView';
import { seatsOf, type SnagTable } from './tableState';

/** What another place to play it may want otherwise, such as a lesson. */
export interface SnagOptions {
  /** What computer players think with. Must always answer (see `workerClient`). */
  readonly thinker: Thinker;
  readonly init?: (setup: GameSetup, deal: SnagDeal) => SnagState;
  readonly timesOf?: SnagTable['timesOf'];
}

/** How long who starts stays to be read before the game goes on by itself. It passes by sooner where only computers play. */
export function seatingTimeOf({ players, pace }: Pick<GameSetup, 'players' | 'pace'>): number {
  const people = players.filter(({ kind }) => kind !== 'bot');
  if (people.length === 0) return SEATING_MS * TIME_FACTOR[pace];
  const slowly = people.some(({ clock }) => clock !== undefined) ? READING_MS.unhurried : 1;
  return (READING_MS.two + (players.length - 2) * READING_MS.more) * slowly * TIME_FACTOR[pace];
}

const agreedTimes: SnagTable['timesOf'] = ({ setup: { rules }, players, callSeconds, pace }) => ({
  callTime: players.map((player) => callTimeOf({ rules, callSeconds }, player)),
  lastChance: lastChanceOf({ callSeconds, players }, pace), breath: BREATH_MS[pace],
});

type Rules = Pick<Game<SnagTypes>, 'init' | 'apply' | 'deal'>;

/** A game as its events make it. */
function replayedOf(saved: HostedSnag, rules: Rules) {
  const { states, happenings } = replayed(rules, saved);
  const { picks, position, deal } = states.at(-1)!;
  const events = saved.events.filter((event): event is GameEvent => event[0] !== 'pick');
  const happened = happenings.slice(picks.length) as readonly (readonly Happening[])[];
  return { deal, happenings, picks, position, events, happened };
}

/** The table of a game that begins, or goes on as it was kept. */
function start(saved: HostedSnag, now: number, open: unknown, rules: Rules, options: SnagOptions): SnagTable {
  const { setup, ended, callTimes, races, pace = setup.pace, callSeconds = setup.callSeconds } = saved;
  const { deal, picks, position, events, happened } = replayedOf(saved, rules);
  const seats = seatsOf(setup, picks);
  const secret = readSecret(open, saved.events);
  const timesOf = options.timesOf ?? agreedTimes;
  const { table } = startTable({
    rules: setup.rules, seats: setup.players.length, orderTiles: setup.order === 'drawn' ? deal.order : null, starter: deal.starter ?? 0,
    deal: deal.tiles, seatingTime: seatingTimeOf(setup),
    sofar: {
      picks, seated: isSeated(setup, picks), position, events, counted: ended === 'counted',
      unheard: unheardIn(position, events, happened), ...secret ? { held: secret.held } : {},
    },
  }, { now, times: timesOf({ setup, ...seats, callSeconds, pace }) });
  const started: SnagTable = {
    setup, played: table, timesOf, ...seats, past: pastAfter(NO_PAST, happened.flat()), landedAt: now, turnAt: now, lit: [],
    opened: { toldAt: now, unpainted: [], paintedAt: now }, looked: new Map(), unaware: [],
    races: { times: callTimes, races, events: events.length, placed: null, ended: null, race: null },
    enough: NOBODY_YET, asking: isAsked(setup) ? secret?.asking ?? NOBODY_ASKED : null, callSeconds, pace, noted: 0,
  };
  return asksThen({ table: started, happenings: [] }).table;
}

/** What has happened in a game that goes on: the draw for order, the deal, what came of each event, and who was how fast. */
function pastOf(saved: HostedSnag, rules: Rules): readonly SnagHappening[] {
  const { setup, races, ended } = saved;
  const { happenings, picks, events, happened } = replayedOf(saved, rules);
  const racedAfter = (count: number): SnagHappening[] => races.filter((race) => race.events === count).map(({ maker, callers }) =>
    withRight({ type: 'raced' as const, maker, callers }, rightInRecord(setup.rules.calls, events, happened, count)));
  return [
    ...(setup.order === 'given' ? [{ type: 'dealt' } as const] : []),
    ...happenings.flatMap((all, i) => [...all, ...(i < picks.length ? [] : racedAfter(i + 1 - picks.length))]),
    ...(ended === 'counted' ? [{ type: 'counted' } as const] : []),
  ];
}

/** SNAG as one value. */
export function createSnag(options: SnagOptions): Game<SnagTypes> {
  const rules = { ...snagKept, ...(options.init ? { init: options.init } : {}) };
  return {
    ...rules, seats: [MIN_SEATS, MAX_SEATS], intent: snagIntent, view: snagView,
    table: { ...snagTable, start: (saved, now, beside) => start(saved, now, beside?.open, rules, options) },
    seen: snagSeen,
    bot: (facts, ports) => snagBot(options.thinker, facts, ports),
    past: (saved) => pastOf(saved, rules),
    result({ setup, picks, position }, ended) {
      if (ended !== 'counted') return null;
      const tiles = position.won.map(({ length }) => length);
      const winners = winnersOf(tiles);
      return seatsOf(setup, picks).places.map((_, place, places) => {
        const seat = places.indexOf(place);
        return { won: winners.includes(seat), score: tiles[seat]! };
      });
    },
    // Rule 9: the winner begins, and the seats stay as they were.
    next({ setup, picks, position, deal }, ended) {
      if (ended !== 'counted') return null;
      const { places } = seatsOf(setup, picks);
      const first = nextStarter(position.won.map(({ length }) => length), deal.starter ?? 0);
      return { places: [...places.slice(first), ...places.slice(0, first)], agreed: { order: 'given' } };
    },
  };
}
