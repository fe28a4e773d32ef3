/**
 * Grabs over lines: somebody has four and takes the first spoon, and four others, as quick as each other, are 0, 40, 180 and 120 ± 50 ms
 * away. Each of them is to go without as often as any other. Beside it, of the same presses, who would if what comes first counted.
 */
import { expect, test } from 'vitest';
import { fraction, randomFrom, scramble } from '../../../../src/chance/chance';
import { PACK, rankOf, type Card } from '../../../../src/cards/card';
import type { Chance } from '../../../../src/chance/drawn';
import { spoonsGame } from '../../../../src/games/spoons/table/passingGame';
import type { PlayedPassingTypes } from '../../../../src/games/spoons/table/passingTable';
import { createHost } from '../../../../src/host/host';
import type { Connect, Connection, FromHost } from '../../../../src/host/port';
import { GameScreen } from '../../../../src/host/screen';
import { meanLag, type MeanLag } from '../../../../src/race/credit';
import { MARKS } from '../../../../src/seats/marks';
import { createJumpingClock } from '../../../../tools/arena/clock';
import { begun } from '../../../helpers/spoons/spoons';
import { amount, LONG, SEED } from '../../../long/amount';

const HANDS = amount(60, 2000);
/** One way, in milliseconds: what all are away at least, and by how much it changes. */
const LINES = [{ delay: 0, jitter: 0 }, { delay: 20, jitter: 4 }, { delay: 90, jitter: 8 }, { delay: 60, jitter: 25 }] as const;
const HAS_FOUR = LINES.length;
const SEATS = LINES.length + 1;
const FRAME = 16;

const random = randomFrom(`grabs ${SEED}`);
const draw = (): number => fraction(random);
/** As quick as people are who look: some 430 ms, the same for all. */
const reaction = (): number => Math.max(120, 430 + 90 * (draw() + draw() + draw() + draw() - 2) * Math.sqrt(3));

/** A pack that gives four of a rank to one of so many seats. */
function packFor(dealer: number): readonly Card[] {
  const fours = PACK.filter((card) => rankOf(card) === '7');
  const others = scramble(PACK.filter((card) => rankOf(card) !== '7'), random);
  const nth = (HAS_FOUR - dealer - 1 + SEATS) % SEATS;
  return Array.from({ length: PACK.length }, (_, i) => (i < 4 * SEATS && i % SEATS === nth ? fours.pop()! : others.pop()!));
}

/** Chance by which the packs come out so, one after the other: each exchange brings the card that belongs there. */
function chanceOf(nextPack: () => readonly Card[]): Chance {
  let [cards, wanted]: [Card[], readonly Card[]] = [[], []];
  return {
    below(n) {
      if (n === PACK.length) [cards, wanted] = [[...PACK], nextPack()];
      const from = cards.indexOf(wanted[n - 1]!);
      [cards[n - 1], cards[from]] = [cards[from]!, cards[n - 1]!];
      return from;
    },
  };
}

test('four who are as quick as each other go without as often as each other, wherever they are', () => {
  const jumping = createJumpingClock(1000);
  // A timer never comes before its time, by however little.
  const clock = { ...jumping, setTimeout: (act: () => void, after: number) => jumping.setTimeout(act, Math.ceil(after)) };
  const players = Array.from({ length: SEATS }, (_, i) => ({ name: `Seat ${i}`, kind: 'remote' as const, shape: MARKS[i]! }));
  // So many letters that nobody goes out.
  const saved = begun({ players, letters: HANDS + 1 }, 'grabs', { deck: packFor(0), dealer: 0 });
  let dealer = 0;
  const host = createHost(spoonsGame, saved, {
    clock, today: () => 5, epoch: 'grabs', save() {}, failed: (error) => { throw error; }, far: true,
    chance: chanceOf(() => {
      dealer = (dealer + 1) % SEATS;
      return packFor(dealer);
    }),
  });
  /** When each press came in this hand, and who would have gone without by that. */
  let came: number[] = [];
  const firstCome = LINES.map(() => 0);
  /** How far away each is, is measured now and then. */
  const measures: (() => void)[] = [];
  LINES.forEach(({ delay, jitter }, place) => {
    const takes = (): number => Math.max(0, delay + jitter * (2 * draw() - 1));
    let [lag, down, up]: [MeanLag | null, number, number] = [null, 0, 0];
    let connection: Connection | null = null;
    /** Nothing overtakes what was sent before it. */
    const later = (free: number): number => Math.max(free, clock.now() + takes());
    const way: Connect<PlayedPassingTypes> = (places, receive, back) => {
      connection = host.connect(places, (message) => {
        down = later(down);
        const text = JSON.stringify(message);
        clock.setTimeout(() => { receive(JSON.parse(text) as FromHost<PlayedPassingTypes>); }, down - clock.now());
      }, back);
      return {
        send(message) {
          up = later(up);
          const isPress = (message as { readonly kind: string }).kind === 'act';
          clock.setTimeout(() => {
            if (isPress) came.push(place);
            connection!.send(message);
          }, up - clock.now());
        },
        close: () => connection!.close(),
      };
    };
    measures.push(() => {
      lag = meanLag(lag, takes() + takes());
      connection!.lag!(lag.ms);
    });
    let hand = -1;
    const screen: GameScreen<PlayedPassingTypes> = new GameScreen(way, [place], {
      now: () => clock.now(),
      told({ view }) {
        const isNew = view.seats[HAS_FOUR]!.took !== null && view.phase === 'playing' && view.played !== hand;
        if (isNew) hand = view.played;
        clock.setTimeout(() => {
          screen.shown(clock.now());
          if (isNew) clock.setTimeout(() => { screen.act(place, { kind: 'call' }, clock.now()); }, reaction());
        }, FRAME);
      },
    });
  });
  clock.pass(500);
  host.goOn();
  const lasts = LINES.map(() => 0);
  for (let hand = 0; hand < HANDS; hand += 1) {
    came = [];
    for (const measure of measures) measure();
    clock.pass(1500);
    host.act(HAS_FOUR, { kind: 'call' });
    clock.pass(6000);
    expect(came).toHaveLength(LINES.length);
    firstCome[came.at(-1)!]! += 1;
    const took = host.saved().events.filter(([kind]) => kind === 'spoon').slice(-LINES.length).map(([, seat]) => seat);
    lasts[LINES.findIndex((_, place) => !took.includes(place))]! += 1;
  }
  host.leave();
  const percent = (counts: readonly number[]): string => counts.map((count) => `${(100 * count / HANDS).toFixed(1)} %`).join(', ');
  if (LONG) process.stdout.write(`without a spoon: ${percent(lasts)}; if what comes first counted: ${percent(firstCome)}\n`);
  expect(lasts.reduce((sum, one) => sum + one, 0)).toBe(HANDS);
  for (const count of lasts) expect(Math.abs(count / HANDS - 0.25)).toBeLessThan(amount(0.2, 0.03));
});
