/**
 * Faces and remarks tell nothing of what is hidden (decision 0092). Two games that differ only in tiles that nobody has seen, or in a run
 * that lies there uncalled, look alike until somebody calls; played with the characters' real minds.
 */
import { expect, test } from 'vitest';
import { LEVEL_NAMES } from '../../../src/ai/levelNames';
import { localPlayer } from '../../../src/ai/player';
import type { Thinker } from '../../../src/ai/questions';
import { fraction, randomFrom, scramble } from '../../../src/chance/chance';
import { allRuns, type Tile } from '../../../src/rules/board';
import { liveRuns } from '../../../src/rules/calls';
import type { GameEvent } from '../../../src/rules/position';
import type { GameRecord } from '../../../src/rules/record';
import { stepsOf, type Step } from '../../../src/rules/steps';
import { createSnag } from '../../../src/session/game/snagGame';
import { hostedOf } from '../../../src/session/game/stored';
import { afterStep } from '../../../src/session/game/tableState';
import { lifeAfter, lifeOf, STILL } from '../../../src/session/life/lifeState';
import { viewStateOf } from '../../../src/session/projection';
import { newGame } from '../../../src/session/savedGame';
import type { Life } from '../../../src/session/viewState';
import type { PlayedTable } from '../../../src/table/playedTable';
import { randomGame, randomStart } from '../../helpers/randomGame';
import { setupOf } from '../../helpers/sessions';
import { amount } from '../../long/amount';

const GAMES = amount(8, 500);

/** The first player is a person, the others are characters who have this luck, whatever the deal. */
function setupFor({ seats, rules }: GameRecord, word: string) {
  const random = randomFrom(word);
  const levels = seats.map(() => LEVEL_NAMES[Math.floor(fraction(random) * LEVEL_NAMES.length)]!);
  return setupOf(levels.map((level, seat) => (seat === 0 ? 'ann' : `computer:${level}`)).join(' '), { rules });
}

/** How everybody looks after each event, as the host and a screen make it of what happens; with the characters' real looks. */
async function livesOf(record: GameRecord, word: string): Promise<Life[]> {
  const setup = setupFor(record, word);
  const luck = record.seats.map((_, seat) => `${word} ${seat}`);
  // They look as they do; what they would place is of no matter.
  const thinker: Thinker = { look: localPlayer.look, choose: ({ view }) => ({ tile: view.rack[0]!, takes: [], after: 0 }) };
  const snag = createSnag({ thinker });
  let table = snag.table.start(hostedOf(newGame(setup, record.deal, 'id', 0, { luck })), 0);
  const on = { begun: true, paused: false, ended: null };
  const bots = setup.players.flatMap(({ kind }, place) => (kind !== 'bot' ? [] : [{
    place,
    // Time stands still, so that they do nothing but look.
    bot: snag.bot({ place, setup, luck: luck[place]!, past: [] }, {
      now: () => 0,
      at(time, act) {
        if (time <= 0) queueMicrotask(act);
        return () => {};
      },
      act(intent) {
        if (intent.kind !== 'looked') return;
        ({ table } = snag.table.act(table, [{ place, intent, at: 0 }], { now: 0, isBeaten: () => false }));
      },
    }),
  }]));
  let life = STILL;
  const lives: Life[] = [];
  for (const { event, position, happenings } of stepsOf(record)) {
    const { snapshot, ...played } = table.played;
    const next = { ...played, snapshot: { ...snapshot, context: { ...snapshot.context, position } } } as PlayedTable;
    ({ table } = afterStep(table, { table: next, told: [{ type: 'played', event, happenings, at: 0 }] }, lives.length));
    const view = viewStateOf(snag.view(table, new Set([0]), on), { viewer: 0, looks: false });
    life = lifeAfter(life, view, happenings, lives.length, word);
    lives.push(lifeOf(life, view, lives.length));
    for (const { place, bot } of bots) bot.tell({ view: snag.view(table, new Set([place]), on), happenings: [], since: 0 });
    // Whoever looks has looked, and said so.
    for (let i = 0; i < 6; i += 1) await Promise.resolve();
  }
  for (const { bot } of bots) bot.stop();
  return lives;
}

/** A record whose tiles that nobody has placed lie elsewhere: in other racks, or another order of the pile. */
function withOtherHidden(record: GameRecord, word: string): GameRecord {
  const placed = new Set(record.events.flatMap((event) => (event[0] === 'place' ? [event[2]] : [])));
  const hidden = scramble(record.deal.filter((tile) => !placed.has(tile)), randomFrom(word));
  return { ...record, deal: record.deal.map((tile) => (placed.has(tile) ? tile : hidden.pop()!)) };
}

/** A random game up to some event, by rules with calls. */
function cutGame(word: string): GameRecord {
  const { record } = randomGame(word);
  const { random } = randomStart(word);
  return { ...record, events: record.events.slice(0, Math.floor(record.events.length * (0.4 + 0.5 * fraction(random)))) };
}

/** The same game with two tiles changed for one another, in the deal and wherever one is placed. */
function swapped({ deal, events, ...record }: GameRecord, one: Tile, other: Tile): GameRecord {
  const swap = (tile: Tile): Tile => (tile === one ? other : tile === other ? one : tile);
  return { ...record, deal: deal.map(swap), events: events.map((event): GameEvent =>
    (event[0] === 'place' ? ['place', event[1], swap(event[2])] : event)) };
}

/** Whether somebody calls with it. */
const calls = ({ event }: Step): boolean => event[0] === 'snag';

test(`games that differ in tiles that nobody has seen look alike (${GAMES} pairs)`, async () => {
  const seen = new Set<string | null>();
  let differ = 0;
  for (let i = 0; i < GAMES; i += 1) {
    const record = cutGame(`hidden ${i}`);
    const twin = withOtherHidden(record, `twin ${i}`);
    if (twin.deal.join() !== record.deal.join()) differ += 1;
    const lives = await livesOf(record, `word ${i}`);
    expect(await livesOf(twin, `word ${i}`)).toEqual(lives);
    lives.forEach(({ moods }) => moods.forEach((mood) => seen.add(mood)));
  }
  expect(differ).toBeGreaterThan(GAMES * 0.9);
  // All there is came up: else nothing was proved.
  expect(seen).toEqual(new Set([null, 'glance', 'gloat', 'wince', 'doze', 'gasp', 'hum']));
});

test('games that differ in a run that lies there uncalled look alike until somebody calls', async () => {
  let pairs = 0;
  let told = 0;
  for (let i = 0; pairs < GAMES && i < GAMES * 20; i += 1) {
    const record = { ...randomGame(`run ${i}`).record };
    if (record.rules.calls === 'automatic') continue;
    const steps = [...stepsOf(record)];
    // The first tile that makes a run, and the call after it.
    const at = steps.findIndex(({ event, position }) => event[0] === 'place' && liveRuns(position).length > 0);
    if (at === -1 || steps.slice(0, at).some(calls)) continue;
    const next = steps.findIndex((step, n) => n > at && calls(step));
    const made = steps[at]!;
    const tile = made.event[0] === 'place' ? made.event[2] : 0;
    const upTo = { ...record, events: record.events.slice(0, next === -1 ? undefined : next) };
    const used = new Set(upTo.events.flatMap((event) => (event[0] === 'place' ? [event[2]] : [])));
    // A tile that makes none with all that is placed until then.
    const lying = new Set([...steps[next === -1 ? steps.length - 1 : next - 1]!.position.board].filter((one) => one !== tile));
    const other = record.deal.find((one) => !used.has(one) && allRuns(new Set([...lying, one])).length === 0);
    if (other === undefined) continue;
    pairs += 1;
    expect(await livesOf(swapped(upTo, tile, other), `word ${i}`)).toEqual(await livesOf(upTo, `word ${i}`));
    // With the call it shows.
    if (next !== -1) {
      const withCall = (await livesOf({ ...record, events: record.events.slice(0, next + 1) }, `word ${i}`)).at(-1);
      if (withCall?.moods.some((mood) => mood !== null && mood !== 'glance' && mood !== 'hum')) told += 1;
    }
  }
  expect(pairs).toBeGreaterThan(GAMES / 3);
  expect(told).toBeGreaterThan(pairs / 2);
});

test('what was not seen is told with the call, and of those alone who could have seen it', async () => {
  for (let i = 0; i < GAMES; i += 1) {
    const { record } = randomGame(`unaware ${i}`);
    const lives = await livesOf(record, `word ${i}`);
    const steps = [...stepsOf(record)];
    lives.forEach(({ moods }, n) => moods.forEach((mood, seat) => {
      const before = lives[n - 1]?.moods[seat] ?? null;
      if (mood !== 'doze' || before === 'doze') return;
      const took = steps[n]!.happenings.flatMap((happening) => (happening.type === 'snagged'
        ? [[happening.seat, ...happening.runs.filter(({ missed }) => missed).map(({ maker }) => maker)]] : []));
      expect(took).toHaveLength(1);
      expect(took.flat()).not.toContain(seat);
    }));
  }
});
