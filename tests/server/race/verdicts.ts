/**
 * The judge once more, over times that were written down: what each press counts at, who was first of all who pressed for the same thing,
 * however late their presses came, and how long had to be waited. Pure; it is made of the formulas of src/race alone.
 */
import { credited, MOST_CREDIT_MS, owedAfter, quotaOf } from '../../../src/race/credit';
import { fromTheLeft, instants, TIE_MS } from '../../../src/race/order';
import type { Said } from './racer';
import type { Heard, Judged, Laid, Life } from './recording';

/** Times that were worked out twice are the same, but for what sums of them lose. */
const ALIKE_MS = 1e-3;
/** The game is asked so much later than a press came, at most: the machine may have had something else to do between. */
const ASKED_WITHIN = 250;

/** A call that came, with what it was for. */
export interface Came extends Said {
  readonly arrived: number;
  /** When it counts as the host has it, and as it's worked out here. */
  readonly at: number;
  readonly reckoned: number;
}

/** A race that somebody won. */
export interface Race {
  /** Everybody who pressed for it, by when they came. */
  readonly presses: readonly Came[];
  /** Who won it by the host, and by the times. */
  readonly taken: readonly number[];
  readonly reckoned: readonly number[];
  /** From when the winning press came until it was judged; and how much of that the lines didn't ask for. */
  readonly waited: number;
  readonly late: number;
}

export interface Verdicts {
  readonly races: readonly Race[];
  /** What should not be. */
  readonly faults: readonly string[];
  /** How many acts' times were worked out. */
  readonly acts: number;
}

/** `before`: who had taken something of it already. */
interface Won extends Pick<Race, 'waited' | 'late' | 'taken'> { readonly thing: string; readonly before: readonly number[] }

interface Call { readonly place: number; readonly credit: number; readonly line: number; won: boolean }

const rising = (places: readonly number[]): readonly number[] => places.toSorted((a, b) => a - b);

class Reckoner {
  readonly faults: string[] = [];
  readonly #said: Said[];
  readonly #came: Came[] = [];
  readonly #laid: Laid[] = [];
  readonly #won: Won[] = [];
  readonly #owed = new Map<number, number>();
  readonly #acted = new Map<number, { readonly at: number; readonly arrived: number }>();
  readonly #calls: Call[] = [];

  constructor(said: readonly Said[]) { this.#said = [...said]; }

  hear({ place, at, over, kind, now, rtts }: Heard): void {
    const arrivedOf = ({ sent, took }: Said): number => sent + took + over.lag;
    const i = this.#said.findLastIndex((one) => one.place === place && one.kind === kind
      && arrivedOf(one) <= now + ALIKE_MS && now - arrivedOf(one) < ASKED_WITHIN);
    const [said] = i < 0 ? [] : this.#said.splice(i, 1);
    if (said === undefined) return void this.faults.push(`nobody said what ${kind} of ${place} came from, at ${now}`);
    const arrived = arrivedOf(said);
    const line = rtts[place] ?? null;
    const counted = credited({ ...said, arrived }, this.#quota(place, line));
    const reckoned = Math.max(counted.at, this.#acted.get(place)?.at ?? -Infinity);
    this.#acted.set(place, { at: reckoned, arrived });
    if (Math.abs(reckoned - at) > ALIKE_MS) this.faults.push(`${kind} of ${place} counts at ${at}, and not at ${reckoned}`);
    if (said.thing === null) return;
    this.#calls.push({ place, credit: Math.round(counted.credit), line: Math.round(line ?? 0), won: false });
    this.#came.push({ ...said, arrived, at, reckoned });
  }

  judge({ instant, now, rtts, taken, fined }: Judged): void {
    if (fined) this.faults.push(`somebody had to pay, at ${now}, who had pressed for what was there`);
    if (taken.length === 0) return;
    const taking = this.#came.findLast((one) => instant.some(({ place, at }) => place === one.place && at === one.at));
    if (taking === undefined) return void this.faults.push(`what was taken at ${now} nobody had pressed for`);
    const thing = this.#thingOf(taking);
    if (thing === null) return void this.faults.push(`what was taken at ${now} had gone, or had not come`);
    const before = this.#won.filter((one) => one.thing === thing).flatMap((one) => one.taken);
    // Where several runs lie there at once, whoever calls next takes the next.
    if (before.length > 0 && taking.maker === null) this.faults.push(`${thing} was taken twice`);
    const first = this.#cameFor(thing, before).toSorted((a, b) => a.at - b.at)[0]!;
    this.#won.push({ thing, before, taken: rising(taken), waited: now - first.arrived, late: now - this.#dueAt(first, rtts) });
    for (const place of taken) this.#pay(place);
  }

  /** Once all has come: a press that came after a verdict may have been earlier than those that it was made of. */
  races(): readonly Race[] {
    return this.#won.map(({ thing, before, ...won }) => {
      const presses = this.#cameFor(thing, before);
      const winning = instants(presses.map((one) => ({ ...one, kind: 'call', seat: one.place, at: one.reckoned })))[0]!;
      const [{ maker, seats }] = winning;
      const winners = maker === null ? winning : fromTheLeft(winning, maker, seats).slice(0, 1);
      return { ...won, presses, reckoned: rising(winners.map(({ place }) => place)) };
    });
  }

  lay(laid: Laid): void { this.#laid.push(laid); }

  /** All calls for it, but for those of some places. */
  #cameFor(thing: string, without: readonly number[]): readonly Came[] {
    return this.#came.filter((one) => this.#thingOf(one) === thing && !without.includes(one.place));
  }

  /** What a call is for: where cards come by themselves, what lay there when it counts; null: nothing did. */
  #thingOf({ thing, reckoned }: Came): string | null {
    if (this.#laid.length === 0) return thing;
    const i = this.#laid.findLastIndex(({ now }) => now <= reckoned);
    const next = this.#laid[i + 1];
    return next !== undefined && next.due <= reckoned ? null : this.#laid[i]?.thing ?? null;
  }

  /** When a press can be judged: once of each other an act has come that counts later, or none can that counts sooner. */
  #dueAt({ place, at, arrived }: Came, rtts: Heard['rtts']): number {
    const last = Math.max(...rtts.flatMap((rtt, other) => {
      const until = at + TIE_MS + this.#quota(other, rtt);
      const act = this.#acted.get(other);
      return other === place ? [] : act !== undefined && act.at >= at ? Math.min(act.arrived, until) : until;
    }));
    return Math.max(arrived, Math.min(last, arrived + MOST_CREDIT_MS));
  }

  #quota(place: number, line: number | null): number { return quotaOf(line, this.#owed.get(place) ?? 0); }

  /** Whoever has won a race owes what they were credited with for it. */
  #pay(place: number): void {
    const call = this.#calls.findLast((one) => one.place === place && !one.won);
    if (call === undefined) return;
    call.won = true;
    this.#owed.set(place, owedAfter(call.line, this.#owed.get(place) ?? 0, call.credit));
  }
}

/** Judges what happened in one game. @param said all that was pressed at its table */
export function verdictsOf({ id, took }: Life, said: readonly Said[]): Verdicts {
  const reckoner = new Reckoner(said.filter(({ game }) => game === id));
  for (const one of took) {
    if (one.type === 'heard') reckoner.hear(one);
    else if (one.type === 'laid') reckoner.lay(one);
    else reckoner.judge(one);
  }
  const races = reckoner.races();
  const wrong = races.filter(({ taken, reckoned }) => taken.join() !== reckoned.join())
    .map(({ taken, reckoned, presses }) => `${taken.join()} took what ${reckoned.join()} had: ${JSON.stringify(presses)}`);
  return { races, faults: [...reckoner.faults, ...wrong], acts: took.filter(({ type }) => type === 'heard').length };
}
