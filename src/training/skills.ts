/**
 * What the training room practises: some forty skills, in one table. A position never comes again, so it is not positions that are
 * scheduled, but what they ask for: a line in one direction seen from its end, a square taken twenty moves ago, a kind of danger.
 */
import type { Direction } from '../rules/board';

export const DRILLS = ['flash', 'gone', 'safe'] as const;
export type DrillName = (typeof DRILLS)[number];

const WAYS = ['across', 'down', 'falling', 'rising'] as const satisfies readonly Direction[];

/** Where in its line the tile lies that has landed last: at one of its ends, or between two others. */
export const PLACES = ['end', 'inside'] as const;
export type LastPlace = (typeof PLACES)[number];

/**
 * What a landing is: `run`, one run alone; `crossing`, one of two runs or more that it makes at once; `near`, three of four in line with
 * the landed tile among them, and no run.
 */
export const LANDINGS = ['run', 'crossing', 'near'] as const;
export type LandingKind = (typeof LANDINGS)[number];

/** How many plies ago a square was taken, as bands: the least of each. A band ends before the next one, the last one never. */
export const BANDS = [1, 3, 6, 10, 15, 20, 25, 31] as const;
export type Band = (typeof BANDS)[number];

/** A square that is still to come: `beside` one that was taken, or `far` from every one. */
export const TO_COME = ['beside', 'far'] as const;
export type ToCome = (typeof TO_COME)[number];

/**
 * What makes the wrong tile of a rack wrong: it opens a run of four (`four`), of more than four or two at once (`long`), it opens runs for
 * several tiles (`several`), it leaves open what another tile would have shut (`shuts`), it breaks up an own line that waits (`keeps`), or
 * the safe tile is safe because the tiles that it seems to wait for are gone (`gone`).
 */
export const DANGERS = ['four', 'long', 'several', 'shuts', 'keeps', 'gone'] as const;
export type Danger = (typeof DANGERS)[number];

/** What is asked in *Safe tile*: plainly which tile opens nothing, where only one does not; or which one is safe from a kind of danger. */
export const SAFE_KINDS = ['plain', ...DANGERS] as const;
export type SafeKind = (typeof SAFE_KINDS)[number];

export type FlashSkillName = `flash:${Direction}:${LastPlace}:${LandingKind}` | 'flash:quiet';
export type GoneSkillName = `gone:${Band}` | `come:${ToCome}`;
export type SafeSkillName = `safe:${SafeKind}`;
export type SkillName = FlashSkillName | GoneSkillName | SafeSkillName;

/** A skill of *Flash*: a landing that may be a run; `quiet` is one with no run and nothing near one. */
export type FlashSkill =
  | {
    readonly drill: 'flash'; readonly name: FlashSkillName;
    readonly kind: LandingKind; readonly direction: Direction; readonly place: LastPlace;
  }
  | { readonly drill: 'flash'; readonly name: FlashSkillName; readonly kind: 'quiet' };

/** A skill of *Gone?*: a square that was taken so many plies ago, or one that is to come. */
export type GoneSkill =
  | { readonly drill: 'gone'; readonly name: GoneSkillName; readonly kind: 'gone'; readonly band: Band }
  | { readonly drill: 'gone'; readonly name: GoneSkillName; readonly kind: 'come'; readonly where: ToCome };

/** A skill of *Safe tile*: the plain question, or a kind of danger. */
export interface SafeSkill { readonly drill: 'safe'; readonly name: SafeSkillName; readonly kind: SafeKind }

export type Skill = FlashSkill | GoneSkill | SafeSkill;

export const FLASH_SKILLS: readonly FlashSkill[] = [
  ...LANDINGS.flatMap((kind) => WAYS.flatMap((direction) => PLACES.map((place): FlashSkill =>
    ({ drill: 'flash', name: flashSkill(direction, place, kind), kind, direction, place })))),
  { drill: 'flash', name: 'flash:quiet', kind: 'quiet' },
];

export const GONE_SKILLS: readonly GoneSkill[] = [
  ...BANDS.map((band): GoneSkill => ({ drill: 'gone', name: `gone:${band}`, kind: 'gone', band })),
  ...TO_COME.map((where): GoneSkill => ({ drill: 'gone', name: `come:${where}`, kind: 'come', where })),
];

/** The kind that no shipped position is of: it comes in own slips alone, and is not scheduled. */
const OF_SLIPS: Danger = 'shuts';

const safeSkill = (kind: SafeKind): SafeSkill => ({ drill: 'safe', name: `safe:${kind}`, kind });

export const SAFE_SKILLS: readonly SafeSkill[] = SAFE_KINDS.filter((kind) => kind !== OF_SLIPS).map(safeSkill);

/** Every skill that is scheduled, the easier ones of a drill before the harder ones. */
export const SKILLS: readonly Skill[] = [...FLASH_SKILLS, ...GONE_SKILLS, ...SAFE_SKILLS];

/** The one of own slips is known, too. */
const byName: ReadonlyMap<unknown, Skill> = new Map([...SKILLS, safeSkill(OF_SLIPS)].map((skill) => [skill.name, skill]));

export function flashSkill(direction: Direction, place: LastPlace, kind: LandingKind): FlashSkillName {
  return `flash:${direction}:${place}:${kind}`;
}

/** The skill that is called so. */
export function skillOf(name: SkillName): Skill {
  return byName.get(name)!;
}

/** Whether a value from anywhere names a skill. */
export function isSkill(name: unknown): name is SkillName {
  return byName.has(name);
}

/** The band of a distance in plies; what has happened in this very ply counts as one ply old. */
export function bandOf(plies: number): Band {
  return BANDS.findLast((least) => least <= plies) ?? BANDS[0];
}

/** The skills of a drill. */
export function skillsOf(drill: DrillName): readonly Skill[] {
  return SKILLS.filter((skill) => skill.drill === drill);
}
