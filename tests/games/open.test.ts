/**
 * What people have done in secret that is no event yet: a server that is killed comes back with it, and nobody hears of it before its time.
 * Where nobody keeps it, as at one screen, nothing of it is kept.
 */
import { describe, expect, test } from 'vitest';
import { localPlayer } from '../../src/ai/player';
import type { Game, GameTypes, Place, SavedGame } from '../../src/contract/contract';
import { openSaved, toStore } from '../../src/contract/savedGame';
import { createHost, type HostedGame } from '../../src/host/host';
import { createSnag } from '../../src/session/game/snagGame';
import { createJumpingClock } from '../../tools/arena/clock';
import { dealPlaying } from '../helpers/arranged';
import { CATALOGUE } from './catalogue';

const REMOTE = { kind: 'remote' } as const;
const asText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What somebody does, and how long it is until the next. */
type Doing = readonly [place: Place, intent: object, after?: number];

interface Case {
  readonly name: string;
  readonly game: Game<GameTypes>;
  readonly saved: SavedGame<GameTypes>;
  readonly acts: readonly Doing[];
  /** Which of the acts is secret, and what else might have been done there. */
  readonly secret: number;
  readonly other: object;
  /** What comes of it. */
  readonly outcome: (events: readonly unknown[]) => unknown;
}

interface Lived {
  readonly events: readonly unknown[];
  /** After each act: what was kept, what was open, and all that each device had heard. */
  readonly after: readonly { readonly saved: unknown; readonly open: unknown; readonly heard: readonly (readonly string[])[] }[];
}

/**
 * Lets all of it be done.
 * @param kill the act after which the server is killed, and another takes the game up
 * @param keeps whether it keeps what is open
 */
function lived({ game, saved, acts }: Pick<Case, 'game' | 'saved' | 'acts'>, kill: number | null = null, keeps = true): Lived {
  const clock = createJumpingClock(1000);
  let kept: { saved: SavedGame<GameTypes>; open: unknown } = { saved, open: null };
  let life = 0;
  const places = [...saved.luck.keys()];
  const heard: string[][] = [...places, -1].map(() => []);
  const takeUp = (): HostedGame<GameTypes> => {
    life += 1;
    const mine = life;
    const opened = openSaved(game, asText(toStore(game, kept.saved)));
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    const host = createHost(game, opened.saved, {
      clock, today: () => 77, epoch: `life ${life}`, failed: (error) => { throw error; },
      // Whoever was killed writes nothing any more.
      save: (one, open) => { if (mine === life) kept = { saved: one, open: asText(open) }; },
      ...keeps ? { open: kept.open } : {},
    });
    for (const [i, messages] of heard.entries()) {
      host.connect(i < places.length ? [i] : [], (message) => { if (mine === life) messages.push(JSON.stringify(message)); });
    }
    host.goOn();
    return host;
  };
  const { pass } = clock;
  let host = takeUp();
  const after = acts.map(([place, intent, wait = 60], i) => {
    pass(wait);
    host.act(place, intent as GameTypes['Intent']);
    pass(40);
    const then = { saved: kept.saved, open: kept.open, heard: heard.map((messages) => [...messages]) };
    if (i === kill) host = takeUp();
    return then;
  });
  pass(20_000);
  return { events: host.saved().events, after };
}

const named = (name: string) => CATALOGUE.find(({ game }) => game.name === name)!;
const snag = createSnag({ thinker: localPlayer }) as unknown as Game<GameTypes>;

function snagAt(order: readonly number[], more: object, calls = 'classic'): SavedGame<GameTypes> {
  const saved = named('snag').begin([REMOTE, REMOTE, REMOTE], 'twins open');
  const setup = { ...saved.setup, order: 'given', callSeconds: null, ...more } as unknown as { rules: object };
  const deal = { order: dealPlaying([], 3), tiles: dealPlaying(order, 3) };
  return { ...saved, setup: { ...setup, rules: { ...setup.rules, calls } } as object, deal };
}
const move = (place: Place, tile: number): Doing[] => [[place, { kind: 'place', tile }], [place, { kind: 'draw' }]];
const says = (place: Place, yes: boolean): Doing => [place, { kind: 'answer', snag: yes }];
/** Moves at which everybody is asked, and nobody says anything. */
const quiet = (place: Place, tile: number, ...others: Place[]): Doing[] => [...move(place, tile), ...others.map((one) => says(one, false))];

/** Three who turn cards and are asked. */
function asked(name: string): SavedGame<GameTypes> {
  const saved = named(name).begin([REMOTE, REMOTE, REMOTE], 'bots');
  return { ...saved, setup: { ...saved.setup, asked: true } as object };
}
const firstOf = (saved: SavedGame<GameTypes>, game: Game<GameTypes>): Place =>
  ((game.deal(saved.setup, saved.seed) as { dealer: number }).dealer + 1) % 3;

function pilesCase(name: string): Case {
  const { game } = named(name);
  const saved = asked(name);
  const first = firstOf(saved, game);
  return {
    name: `${name}: answers`, game, saved, secret: 1, other: { kind: 'answer', says: 'pass' }, outcome: (events) => events.slice(0, 2),
    acts: [
      [first, { kind: 'turn' }, 2000], [(first + 1) % 3, { kind: 'answer', says: 'any' }, 2000],
      [first, { kind: 'answer', says: 'pass' }], [(first + 2) % 3, { kind: 'answer', says: 'pass' }],
    ],
  };
}

function snapBackAt(more: object): SavedGame<GameTypes> {
  const saved = named('snap-back').begin([REMOTE, REMOTE, REMOTE], 'open');
  return { ...saved, setup: { ...saved.setup, minutes: null, ...more } as object };
}
const numbers = (...claims: number[]): Doing[] => claims.map((claim, place) => [place, { kind: 'choose', claim }]);
const revealed = (events: readonly unknown[]): unknown => events.find((event) => (event as readonly unknown[])[0] === 'reveal');
const next = (count: number): Doing[] => Array.from({ length: count }, () => [0, { kind: 'next' }]);
const rounds: Doing[] = [...quiet(0, 34, 1, 2), ...quiet(1, 35, 2, 0), ...quiet(2, 36, 0, 1)];

const CASES: readonly Case[] = [
  {
    name: 'SNAG: a round of asking', game: snag, saved: snagAt([34, 35, 36], { callSeconds: 'asked' }),
    acts: [...move(0, 34), says(2, true), says(1, false)], secret: 2, other: { kind: 'answer', snag: false }, outcome: (events) => events,
  },
  {
    name: 'SNAG: a round in which several take a run', game: snag, saved: snagAt([34, 35, 36, 37], { callSeconds: 'asked' }),
    acts: [...rounds, ...move(0, 37), says(1, true), says(2, true)], secret: rounds.length + 2, other: { kind: 'answer', snag: false },
    outcome: (events) => events,
  },
  {
    name: 'SNAG: a round in a race, whose run lies lit when the server is killed', game: snag,
    saved: snagAt([34, 35, 36, 37], { callSeconds: 'asked' }, 'race'),
    acts: [
      ...quiet(0, 34, 0, 1, 2), ...quiet(1, 35, 0, 1, 2), ...quiet(2, 36, 0, 1, 2), ...move(0, 37),
      says(0, false), says(1, true), says(2, true),
    ],
    secret: 18, other: { kind: 'answer', snag: false }, outcome: (events) => events,
  },
  {
    name: 'SNAG: a call that waits for the maker’s draw', game: snag, saved: snagAt([34, 35, 36], {}),
    acts: [[0, { kind: 'place', tile: 34 }], [1, { kind: 'call' }], [0, { kind: 'draw' }]],
    // That is for characters alone: nothing comes of it.
    secret: 1, other: { kind: 'looked', ply: 0, sees: [] }, outcome: (events) => events,
  },
  pilesCase('snap'), pilesCase('twins'),
  {
    name: 'Snap Back: answers, and numbers that wait for all', game: named('snap-back').game, saved: snapBackAt({ untimed: true }),
    acts: [
      ...next(8), [1, { kind: 'answer', calls: true }], [0, { kind: 'answer', calls: false }], [2, { kind: 'answer', calls: false }],
      ...numbers(3, 4, 0),
    ],
    secret: 8, other: { kind: 'answer', calls: false }, outcome: (events) => events,
  },
  {
    name: 'Snap Back: numbers that wait for all', game: named('snap-back').game, saved: snapBackAt({ untimed: true }),
    acts: [
      ...next(8), [1, { kind: 'answer', calls: true }], [0, { kind: 'answer', calls: false }], [2, { kind: 'answer', calls: false }],
      ...numbers(3, 4, 0),
    ],
    secret: 11, other: { kind: 'choose', claim: 5 }, outcome: revealed,
  },
  {
    name: 'Snap Back: numbers against the count', game: named('snap-back').game, saved: snapBackAt({}),
    acts: [
      [1, { kind: 'call' }, 14_000], ...numbers(2, 3, 4).map(([place, intent]): Doing => [place, intent, 150]),
      [0, { kind: 'next' }, 9000],
    ],
    secret: 1, other: { kind: 'choose', claim: 5 }, outcome: revealed,
  },
];

describe.each(CASES.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const whole = lived(one);
  const { secret, acts, outcome } = one;

  test('comes back as it was after whatever is done, and ends as it would have', () => {
    expect(outcome(whole.events)).toBeDefined();
    for (const kill of [...acts.keys()].slice(secret - 1)) {
      expect([kill, outcome(lived(one, kill).events)]).toEqual([kill, outcome(whole.events)]);
    }
  });

  test('is open as long as it is no event, and nothing is after that', () => {
    expect(whole.after[secret]!.open).not.toBeNull();
    expect(whole.after[secret]!.open).not.toEqual(whole.after[secret - 1]!.open);
    expect(whole.after.at(-1)!.open).toBeNull();
  });

  test('is told to nobody before its time, and is not in the game that is kept', () => {
    const [place, , ...rest] = acts[secret]!;
    const otherwise = lived({ ...one, acts: acts.with(secret, [place, one.other, ...rest]) });
    expect(outcome(otherwise.events)).not.toEqual(outcome(whole.events));
    const [said, unsaid] = [whole.after[secret]!, otherwise.after[secret]!];
    expect({ ...said.saved as object, savedAt: 0, played: 0 }).toEqual({ ...unsaid.saved as object, savedAt: 0, played: 0 });
    for (const [i, heard] of said.heard.entries()) if (i !== place) expect(heard).toEqual(unsaid.heard[i]);
  });

  test('is lost where nobody keeps it, as at one screen', () => {
    expect(outcome(lived(one, secret, false).events)).not.toEqual(outcome(whole.events));
  });
});

test('a game without secrets has nothing open', () => {
  const { game, begin } = named('bell');
  const saved = begin([REMOTE, REMOTE], 'open');
  const { after } = lived({ game, saved, acts: [[0, { kind: 'press' }], [1, { kind: 'press' }, 9000]] });
  expect(after.map(({ open }) => open)).toEqual([null, null]);
});

test('what is no sound secret of this moment of the game is passed over', () => {
  const { game } = named('snap');
  const saved = asked('snap');
  const unsound = [{ events: 0, secret: ['any'] }, { events: 99, secret: ['any', null, null] }, { events: 0, secret: [1] }];
  for (const open of ['mine', 7, {}, ...unsound]) {
    expect(game.table.open?.(game.table.start(saved, 0, { open }))).toBeNull();
  }
});
