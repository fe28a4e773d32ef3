/**
 * How the characters at a table look and what they say, made of what was told to everybody there: who placed, took, called falsely, whose
 * turn it is, and who had not seen what was called. Nothing that is hidden comes in, nor what a tile makes: before a call it is the same
 * whether a run lies there or not (decision 0092). Pure.
 */
import type { LevelName } from '../../ai/levelNames';
import { fraction, randomFrom } from '../../chance/chance';
import type { Seat } from '../../rules/position';
import type { Life, Mood, Remark, TableHappening, ViewState } from '../viewState';
import { REMARKS } from '../viewState';

/** How long a face lasts that somebody pulls, and how long a remark stands, in milliseconds. */
export const MOOD_MS: Readonly<Record<Exclude<Mood, 'glance'>, number>> = { gloat: 3200, wince: 3200, doze: 4200 };
export const REMARK_MS = 5000;

/** At most one remark comes to so many tiles placed, and as many lie between two. */
export const PLIES_A_REMARK = 10;
/** How likely somebody says something who may. */
const TALKS = 0.8;

/** A face that somebody pulls, and until when. */
interface Felt { readonly mood: Mood; readonly until: number }

export interface LifeState {
  /** By seat: who pulls a face. */
  readonly felt: ReadonlyMap<Seat, Felt>;
  /** Whether a tile was placed in this move. */
  readonly landed: boolean;
  /** How many tiles were placed so far. */
  readonly plies: number;
  /** What was said in this game, and after how many tiles. */
  readonly said: readonly { readonly remark: Remark; readonly ply: number }[];
  /** Until when the last of it stands there. */
  readonly standsUntil: number;
}

/** Nothing has happened yet. */
export const STILL: LifeState = { felt: new Map(), landed: false, plies: 0, said: [], standsUntil: -Infinity };

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
    case 'placed': return { ...life, landed: true, plies: life.plies + 1 };
    case 'turn': case 'over': return { ...life, landed: false };
    case 'snagged': return withRemark(withFelt(life, table, moodsAt(table, happening), now), table, happening, now, word);
    case 'falseCall': return withFelt(life, table, new Map([[happening.seat, 'wince']]), now);
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
    return robbed.length > 0 ? [[seat, 'wince']] : [];
  }));
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

/** With what somebody says of it, if it is time for that: seldom, and nothing twice in a game. */
function withRemark(life: LifeState, table: Table, happening: Snagged, now: number, word: string): LifeState {
  const { plies, said } = life;
  const last = said.at(-1)?.ply ?? 0;
  if ((said.length + 1) * PLIES_A_REMARK > plies || plies - last < PLIES_A_REMARK) return life;
  const random = randomFrom(`remark:${word}:${plies}`);
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(fraction(random) * list.length)];
  if (fraction(random) >= TALKS) return life;
  const speaker = one(speakersOf(table, happening));
  if (!speaker) return life;
  const heard = said.flatMap(({ remark: { level, on, nth } }) => (level === speaker.level && on === speaker.on ? [nth] : []));
  const nth = one(Array.from({ length: REMARKS }, (_, i) => i + 1 as Remark['nth']).filter((left) => !heard.includes(left)));
  if (nth === undefined) return life;
  const felt = new Map(life.felt);
  // Whoever speaks looks like it for as long.
  const face = felt.get(speaker.seat);
  if (face) felt.set(speaker.seat, { ...face, until: now + REMARK_MS });
  return { ...life, felt, said: [...said, { remark: { ...speaker, nth }, ply: plies }], standsUntil: now + REMARK_MS };
}

/** A game that is taken up again: what was said in it is known, and no face or remark is left of it. */
export function lifeTakenUp(table: Table, past: readonly TableHappening[], word: string): LifeState {
  // Nobody remembers who had not seen what.
  const { plies, said, landed } = lifeAfter(STILL, { seats: table.seats }, past, -Infinity, word);
  return { ...STILL, plies, said, landed };
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
