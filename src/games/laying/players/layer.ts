/**
 * How a character plays where cards are laid with no turns: when it notices what can be covered, in which order its hand goes there, and
 * what it forgets. It sees groups of places that belong together, and knows no game. No clock, no table.
 */
import { fraction, randomFrom } from '../../../chance/chance';
import type { Planned } from '../../../characters/plannedBot';
import { PROFILES } from '../../../characters/profiles';
import { HAND_MS, watchingOf } from '../../../characters/watching';
import { missChance, noticedByLooking, noticingTime } from '../../../cognition/noticing';
import type { Character } from '../../../setup/players';

/** A hand that is there already lays another card after so many milliseconds: at least, and at most. */
const FURTHER = [250, 400] as const;
/** One of two cards alike whose twin was covered is forgotten by so much more often than a match is overlooked. */
const LONE = 2;

/** What a game asks of eyes: the same for everybody who plays it. What tells characters apart is told in their profile. */
export interface Ways {
  /** How long it takes the quickest to notice something here, in milliseconds: half the time. */
  readonly median: number;
  /** How far the others are from that, beside what they are where a card has to be thought of: the exponent of that ratio. */
  readonly apart: number;
  /** By how much more often than elsewhere something is overlooked at a look, and taken for what it only looks like. */
  readonly overlooked: number;
  readonly mistaken: number;
  /** To see what goes on what one has laid oneself takes this share of the time. */
  readonly known: number;
  /** How large a share of how quick a hand is hangs on whose it is; the rest is chance. */
  readonly hand: number;
}

/** What tells the characters apart here, as the quickest and the slowest of them stand to it, in milliseconds. */
const MEDIANS = Object.values(PROFILES).map(({ atCards: { median } }) => median);
const [QUICKEST, SLOWEST] = [Math.min(...MEDIANS), Math.max(...MEDIANS)];

/**
 * Where a card can be laid. `key`: the same as long as the same card lies there. `uses`: what nothing else can be done with then. `worth`:
 * of several that a free hand could do at once, it does what is worth most; without it as they were noticed.
 */
export interface Part<Intent> {
  readonly key: string;
  readonly intent: Intent;
  readonly uses?: readonly string[];
  readonly worth?: number;
}

/** Places that are seen at one look, since they're alike; or only look so. */
export interface Group<Intent> {
  readonly parts: readonly Part<Intent>[];
  readonly isTrue: boolean;
  /** By how much more often it's overlooked than the plainest there is. */
  readonly harder: number;
  /** Whether the player has made it with a card that it knew. */
  readonly isOwn?: boolean;
}

/** What a player sees. Times are the game's own, in milliseconds. */
export interface Look<Intent> {
  readonly groups: readonly Group<Intent>[];
  /** What lies there, and was a place for a card once. */
  readonly lies: ReadonlySet<string>;
  /** What the table shows to everybody, since nobody has seen it for long. */
  readonly hint: Part<Intent> | null;
  /** What needs no looking, and is done when the hand has nothing else to do. */
  readonly chore?: Part<Intent> | null;
  /** Since when it can be seen, and from when on the player may do something. */
  readonly at: number;
  readonly freeAt: number;
  /** How many computer players look for the same thing: together they're no quicker than one. */
  readonly watchers: number;
}

/** A place that a player knows of. `at`: when it has noticed it; null: it takes it for none, or has forgotten it. */
interface Known<Intent> {
  readonly part: Part<Intent>;
  readonly isTrue: boolean;
  readonly at: number | null;
  readonly isLone: boolean;
}

/** The eyes and the hand of a character in a game. */
function eyesOf(character: Character, { median, apart, overlooked, mistaken }: Ways) {
  const { overlooking, noticing, mistaking } = watchingOf(character);
  const { atCards } = PROFILES[character];
  return {
    overlooking: { ...overlooking, miss: overlooking.miss * overlooked }, mistaking: mistaking * mistaken,
    noticing: { ...noticing, median: median * (atCards.median / QUICKEST) ** apart },
    /** From 0 for the quickest to 1 for the slowest. */
    rank: (atCards.median - QUICKEST) / (SLOWEST - QUICKEST),
  };
}

/** What a hand is to do, and when. */
type Doing<Intent> = Part<Intent> & { readonly at: number };

/** A character who has just sat down. */
export class Layer<Intent> {
  readonly #ways: Ways;
  readonly #eyes: ReturnType<typeof eyesOf>;
  readonly #slower: number;
  readonly #draw: () => number;
  readonly #mind = new Map<string, Known<Intent>>();
  #handFreeAt = -Infinity;
  #lockedUntil = -Infinity;
  #planned: readonly Doing<Intent>[] = [];

  /**
   * @param slower by how much longer it takes over everything
   * @param luck the word that its chance hangs on
   */
  constructor(character: Character, ways: Ways, slower: number, luck: string) {
    const random = randomFrom(luck);
    [this.#ways, this.#eyes, this.#slower, this.#draw] = [ways, eyesOf(character, ways), slower, () => fraction(random)];
  }

  /** Looks at the table. @returns what it does from now on; this takes the place of what it meant to do before */
  look(look: Look<Intent>): readonly Planned<Intent>[] {
    this.#remember(look.at);
    this.#takeBack(look);
    // What is gone it covers all the same, if its hand is on the way.
    const onTheWay = this.#planned.filter(({ key, at }) => !look.lies.has(key) && at <= look.at + HAND_MS).slice(0, 1);
    this.#see(look);
    const free = Math.max(this.#handFreeAt, look.freeAt, look.at);
    const noticed = [...this.#mind.values()].flatMap(({ part, at }) => (at === null ? [] : [{ ...part, at }])).toSorted((a, b) =>
      Math.max(a.at, free) - Math.max(b.at, free) || (b.worth ?? 0) - (a.worth ?? 0) || a.at - b.at);
    const { chore = null } = look;
    const hasTime = chore !== null && onTheWay.length === 0 && (noticed[0]?.at ?? Infinity) > free + this.#slower * FURTHER[0];
    const chores = hasTime ? [{ ...chore, at: free + this.#further() }] : [];
    this.#planned = this.#inTurn([...onTheWay, ...chores, ...noticed], free);
    return this.#planned;
  }

  #hand(): number {
    const { hand } = this.#ways;
    return hand * this.#eyes.rank + (1 - hand) * this.#draw();
  }

  /** How long a hand that is there already takes for another card. */
  #further(): number {
    return this.#slower * (FURTHER[0] + (FURTHER[1] - FURTHER[0]) * this.#hand());
  }

  /** What its hand has done by now is done, rightly or not. What still lies there later, it has to notice anew. */
  #remember(now: number): void {
    for (const { key, at } of this.#planned) {
      if (at > now) continue;
      this.#handFreeAt = Math.max(this.#handFreeAt, at + this.#further());
      const known = this.#mind.get(key);
      if (known?.isTrue) this.#mind.delete(key);
      else if (known) this.#mind.set(key, { ...known, at: null });
    }
    this.#planned = this.#planned.filter(({ at }) => at > now);
  }

  /** Whoever was wrong just now has its eyes on that card: all that it hadn't noticed yet it notices so much later. */
  #takeBack({ at: now, freeAt }: Look<Intent>): void {
    if (freeAt <= Math.max(this.#lockedUntil, now)) return;
    this.#lockedUntil = freeAt;
    for (const [key, known] of this.#mind) {
      if (known.at !== null && known.at > now) this.#mind.set(key, { ...known, at: known.at + freeAt - now });
    }
  }

  #see(look: Look<Intent>): void {
    const seen = new Set<string>();
    for (const group of look.groups) {
      // Whoever knows that a card had its like doesn't take it for another.
      const parts = group.isTrue ? group.parts : group.parts.filter(({ key }) => this.#mind.get(key)?.isTrue !== true);
      const fresh = parts.filter(({ key }) => this.#mind.get(key)?.isTrue !== group.isTrue);
      const at = fresh.length > 0 ? this.#noticedAt(group, look) : null;
      for (const part of fresh) this.#mind.set(part.key, { part, isTrue: group.isTrue, at, isLone: false });
      for (const { key } of parts) seen.add(key);
    }
    for (const [key, known] of this.#mind) {
      if (seen.has(key)) continue;
      if (!look.lies.has(key) || !known.isTrue) this.#mind.delete(key);
      else if (!known.isLone) this.#mind.set(key, { ...known, isLone: true, at: this.#isForgotten(known, look) ? null : known.at });
    }
    const { hint } = look;
    if (hint === null || (this.#mind.get(hint.key)?.at ?? null) !== null) return;
    const at = look.at + this.#slower * noticingTime(this.#eyes.noticing, look.watchers, this.#draw());
    this.#mind.set(hint.key, { part: hint, isTrue: true, isLone: true, at });
  }

  /** When it notices something new; null: it doesn't take it for anything. */
  #noticedAt({ isTrue, harder, isOwn = false }: Group<Intent>, { at, watchers }: Look<Intent>): number | null {
    const { overlooking, noticing, mistaking } = this.#eyes;
    const missed = missChance(overlooking, 0, harder);
    if (!isTrue) return this.#draw() < mistaking ? at + this.#slower * noticingTime(noticing, watchers, this.#draw()) : null;
    return at + this.#slower * (isOwn ? this.#ways.known : 1) * noticedByLooking(noticing, missed, watchers, this.#draw);
  }

  #isForgotten({ at }: Known<Intent>, look: Look<Intent>): boolean {
    return (at === null || at > look.at) && this.#draw() < missChance(this.#eyes.overlooking, 0, LONE);
  }

  /** One after the other, each as soon as it's noticed and the hand is free. */
  #inTurn(wanted: readonly Doing<Intent>[], freeAt: number): readonly Doing<Intent>[] {
    const used = new Set<string>();
    let free = freeAt;
    return wanted.flatMap((part) => {
      if (part.uses?.some((one) => used.has(one))) return [];
      for (const one of part.uses ?? []) used.add(one);
      const at = Math.max(part.at, free);
      free = at + this.#further();
      return [{ ...part, at }];
    });
  }
}
