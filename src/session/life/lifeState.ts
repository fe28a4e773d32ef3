/**
 * How the characters at a table look and what they say, made of what was told to everybody there: who placed, took, called falsely, whose
 * turn it is, and who had not seen what was called. Nothing that is hidden comes in, nor what a tile makes: before a call it is the same
 * whether a run lies there or not (decision 0092). Pure.
 */
import type { LevelName } from '../../ai/levelNames';
import { fraction, randomFrom } from '../../chance/chance';
import { RUN_LENGTH } from '../../rules/board';
import type { Seat } from '../../rules/position';
import type { Life, Mood, Remark, TableHappening, ViewState } from '../viewState';
import { REMARKS } from '../viewState';

/** How long a face lasts that somebody pulls, and how long a remark stands, in milliseconds. */
export const MOOD_MS: Readonly<Record<Exclude<Mood, 'glance'>, number>> = { gloat: 3200, wince: 3200, doze: 4200, gasp: 2200, hum: 2600 };
export const REMARK_MS = 5000;

/** So many tiles at least are placed between two remarks, and before the first that is no greeting: at most one comes to as many moves. */
export const PLIES_A_REMARK = 10;
/** How likely somebody says something who may, of a run, as a greeting, and in a turn in which nothing has been taken for long. */
const TALKS = { run: 0.8, hello: 0.75, quiet: 0.3 } as const;

/** How many tiles are placed, and no run taken, until somebody hums, and says how quiet it is; and how often they say that in a game. */
const QUIET = { hums: 4, speaks: 8, times: 2 } as const;
/** How likely somebody hums at the beginning of a quiet turn. */
const HUMS = 0.3;

/** A face that somebody pulls, and until when. */
interface Felt { readonly mood: Mood; readonly until: number }

export interface LifeState {
  /** By seat: who pulls a face. */
  readonly felt: ReadonlyMap<Seat, Felt>;
  /** Whether a tile was placed in this move. */
  readonly landed: boolean;
  /** How many tiles were placed so far, and how many of them since a run was taken. */
  readonly plies: number;
  readonly calm: number;
  /** What was said in this game, and after how many tiles. */
  readonly said: readonly { readonly remark: Remark; readonly ply: number }[];
  /** Until when the last of it stands there. */
  readonly standsUntil: number;
}

/** Nothing has happened yet. */
export const STILL: LifeState = { felt: new Map(), landed: false, plies: 0, calm: 0, said: [], standsUntil: -Infinity };

/** Who sits there, and which of them had not seen what was called. */
type Table = Pick<ViewState, 'seats' | 'unaware'>;
type Snagged = TableHappening & { readonly type: 'snagged' };

/**
 * The characters after something has happened.
 * @param now in milliseconds, for how long faces and remarks stay
 * @param word names the game: what is said hangs on it alone
 */
export function lifeAfter(life: LifeState, table: Table, happenings: readonly TableHappening[], now: number, word: string): LifeState {
  return happenings.reduce((state, happening) => afterOne(state, table, happening, now, word), life);
}

function afterOne(life: LifeState, table: Table, happening: TableHappening, now: number, word: string): LifeState {
  switch (happening.type) {
    case 'dealt': return withRemark(life, greetersOf(table), TALKS.hello, now, word);
    case 'placed': return { ...withoutHum(life), landed: true, plies: life.plies + 1, calm: life.calm + 1 };
    case 'turn': return inQuietTurn({ ...life, landed: false }, table, happening.seat, now, word);
    case 'over': return { ...life, landed: false };
    case 'snagged': {
      const felt = withFelt({ ...broken(life, now), calm: 0 }, table, moodsAt(table, happening), now);
      return withRemark(felt, speakersOf(table, happening), TALKS.run, now, word);
    }
    case 'falseCall': return withFelt(broken(life, now), table, startledBy(table, happening.seat), now);
    default: return life;
  }
}

/** Who took a run from whom: its maker had missed it, or was slower. */
function robbedBy({ seat, runs }: Snagged): readonly Seat[] {
  return [...new Set(runs.map(({ maker }) => maker))].filter((maker) => maker !== seat);
}

/** What a call makes of everybody's face, now that all know of the run. */
function moodsAt({ seats, unaware = [] }: Table, happening: Snagged): ReadonlyMap<Seat, Mood> {
  const robbed = robbedBy(happening);
  return new Map(seats.flatMap((_, seat): [Seat, Mood][] => {
    if (seat === happening.seat) return [[seat, 'gloat']];
    if (robbed.includes(seat)) return [[seat, 'wince']];
    if (unaware.includes(seat)) return [[seat, 'doze']];
    // Whoever had seen somebody's missed run, and was slower, could have had it.
    if (robbed.length > 0) return [[seat, 'wince']];
    return happening.tiles.length > RUN_LENGTH ? [[seat, 'gasp']] : [];
  }));
}

/** A false call is its caller's to rue, and makes all others start. */
function startledBy({ seats }: Table, caller: Seat): ReadonlyMap<Seat, Mood> {
  return new Map(seats.map((_, seat) => [seat, seat === caller ? 'wince' : 'gasp']));
}

/** A call breaks the quiet, and what somebody says of it just now. */
function broken(life: LifeState, now: number): LifeState {
  return life.said.at(-1)?.remark.on === 'quiet' ? { ...life, standsUntil: Math.min(life.standsUntil, now) } : life;
}

/** Whoever hums stops as a tile lands, and looks. */
function withoutHum(life: LifeState): LifeState {
  return { ...life, felt: new Map([...life.felt].filter(([, { mood }]) => mood !== 'hum')) };
}

/**
 * A turn begins, and nothing was taken for a while: one of the characters who are not to move may hum, or say so. It hangs on how many
 * tiles were placed, and on nothing that they make.
 */
function inQuietTurn(life: LifeState, table: Table, mover: Seat, now: number, word: string): LifeState {
  if (life.calm < QUIET.hums) return life;
  const idle = table.seats.flatMap(({ level }, seat) => (level === null || seat === mover ? [] : [seat]));
  const random = randomFrom(`hum:${word}:${life.plies}`);
  const hummer = idle[Math.floor(fraction(random) * idle.length)];
  if (hummer === undefined) return life;
  const complained = life.said.filter(({ remark: { on } }) => on === 'quiet').length;
  if (life.calm >= QUIET.speaks && complained < QUIET.times) {
    const level = table.seats[hummer]?.level;
    const speaker = level ? [{ seat: hummer, level, to: mover, on: 'quiet' as const }] : [];
    const spoken = withRemark(life, speaker, TALKS.quiet, now, word);
    if (spoken !== life) return spoken;
  }
  return fraction(random) < HUMS ? withFelt(life, table, new Map([[hummer, 'hum']]), now) : life;
}

/** Faces are the characters' own: people have none here. */
function withFelt(life: LifeState, { seats }: Table, moods: ReadonlyMap<Seat, Mood>, now: number): LifeState {
  const felt = new Map(life.felt);
  for (const [seat, mood] of moods) {
    if (seats[seat]?.level != null && mood !== 'glance') felt.set(seat, { mood, until: now + MOOD_MS[mood] });
  }
  return { ...life, felt };
}

/** Who has something to say of a run that changed hands, the robbed first; nobody of one that its maker took. */
function speakersOf({ seats }: Table, happening: Snagged): Omit<Remark, 'nth'>[] {
  const robbed = robbedBy(happening);
  const [victim] = robbed;
  if (victim === undefined) return [];
  const speaker = (seat: Seat, to: Seat, on: Remark['on']): Omit<Remark, 'nth'>[] => {
    const level: LevelName | null = seats[seat]?.level ?? null;
    return level === null ? [] : [{ seat, level, to, on }];
  };
  return [...robbed.flatMap((seat) => speaker(seat, happening.seat, 'robbed')), ...speaker(happening.seat, victim, 'took')];
}

/** Who may greet the first person at the table. */
function greetersOf({ seats }: Table): Omit<Remark, 'nth'>[] {
  const to = seats.findIndex(({ level }) => level === null);
  return seats.flatMap(({ level }, seat) => (level === null || to === -1 ? [] : [{ seat, level, to, on: 'hello' as const }]));
}

/** The face with which something is said by somebody who pulls none. */
const SAID_WITH: Readonly<Record<Remark['on'], Exclude<Mood, 'glance'>>> = { hello: 'gloat', quiet: 'hum', robbed: 'wince', took: 'gloat' };

/**
 * With what one of these says, if it is time for that: seldom, and nothing twice in a game.
 * @param speakers who may say what to whom
 * @param likely how likely anything is said
 */
function withRemark(life: LifeState, speakers: readonly Omit<Remark, 'nth'>[], likely: number, now: number, word: string): LifeState {
  const { plies, said } = life;
  const greets = plies === 0 && said.length === 0 && speakers.every(({ on }) => on === 'hello');
  if (!greets && plies - (said.at(-1)?.ply ?? 0) < PLIES_A_REMARK) return life;
  const random = randomFrom(`remark:${word}:${plies}`);
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(fraction(random) * list.length)];
  if (fraction(random) >= likely) return life;
  const speaker = one(speakers);
  if (!speaker) return life;
  const heard = said.flatMap(({ remark: { level, on, nth } }) => (level === speaker.level && on === speaker.on ? [nth] : []));
  const nth = one(Array.from({ length: REMARKS }, (_, i) => i + 1 as Remark['nth']).filter((left) => !heard.includes(left)));
  if (nth === undefined) return life;
  const felt = new Map(life.felt);
  // Whoever speaks looks like it for as long.
  felt.set(speaker.seat, { mood: felt.get(speaker.seat)?.mood ?? SAID_WITH[speaker.on], until: now + REMARK_MS });
  return { ...life, felt, said: [...said, { remark: { ...speaker, nth }, ply: plies }], standsUntil: now + REMARK_MS };
}

/** A game that is taken up again: what was said in it is known, and no face or remark is left of it. */
export function lifeTakenUp(table: Table, past: readonly TableHappening[], word: string): LifeState {
  // Nobody remembers who had not seen what.
  const { plies, calm, said, landed } = lifeAfter(STILL, { seats: table.seats }, past, -Infinity, word);
  return { ...STILL, plies, calm, said, landed };
}

/** What is seen of it at a moment. */
export function lifeOf({ felt, landed, said, standsUntil }: LifeState, { seats, phase, paused }: ViewState, now: number): Life {
  const isOn = phase === 'playing' || phase === 'lastChance';
  const last = said.at(-1)?.remark ?? null;
  return {
    moods: seats.map(({ level, thinks }, seat) => {
      const face = felt.get(seat);
      if (level === null) return null;
      if (face && face.until > now) return face.mood;
      return isOn && (landed || thinks) ? 'glance' : null;
    }),
    remark: isOn && !paused && standsUntil > now ? last : null,
    said: last,
  };
}

/** When something of it is over next, by itself; null while nothing is to be. */
export function lifeEnds({ felt, standsUntil }: LifeState, now: number): number | null {
  const ends = [standsUntil, ...[...felt.values()].map(({ until }) => until)].filter((end) => end > now);
  return ends.length === 0 ? null : Math.min(...ends);
}
