/**
 * Writes a seat's ledger, event by event. Where somebody could have called and did not, the same table with the call in it is set beside
 * the one that was, by the rules: the difference is the eye's. Pure but for its own books.
 */
import { chanceAtEnd } from '../../ai/judge/winChance';
import { liveRuns } from '../../rules/calls';
import type { Seat, TakenRun } from '../../rules/position';
import { seatView } from '../../rules/seatView';
import type { AccountName, Anchor, Link } from './link';
import type { PastStep } from '../reviewedGame';
import type { RunStory } from './runs';
import { calling, drawing, lyingOf, taking, type Table } from './tables';
import type { Asked, Worth } from './worth';

/** A table that could have been in the move that is under way: whose account the difference is, and what it is about. */
interface Aside extends Table { readonly account: 'others' | 'eye'; readonly about: number | null }

export class Bookkeeper {
  readonly links: Link[] = [];
  readonly anchors: Anchor[] = [];
  readonly #seat: Seat;
  readonly #runs: readonly RunStory[];
  /** What the seat was worth when it was looked at last. */
  #at: Worth;
  #aside: Aside | null = null;
  /** The table before the tile that was placed last: then everybody could call. */
  #still: Table | null = null;
  /** The runs of others that were charged already, by the events that made them. */
  readonly #charged = new Set<number>();
  /** The own call in vain that still costs a move. */
  #inVain: number | null = null;

  constructor(seat: Seat, runs: readonly RunStory[], start: Worth) {
    this.#seat = seat;
    this.#runs = runs;
    this.#at = start;
  }

  /** Everybody has their first rack. */
  deal(table: Table): void {
    this.#link('draws', this.#worth(table, '0'), -1);
    this.#anchor(0);
  }

  /** One event more. */
  follow(step: PastStep, event: number): void {
    const [kind] = step.event;
    if (kind === 'place') this.#placed(step, event);
    else if (kind === 'snag') this.#called(step, event);
    else this.#drawn(step, event);
    this.#lostMove(step, event);
  }

  /** The game is over. What runs that nobody took would have come to is known then. */
  close({ position, after: past }: PastStep, event: number): void {
    const table = { position, past };
    const end = this.#worth(table, String(event));
    this.#link('others', end, event);
    const open = this.#open(event);
    if (open.length > 0) this.#notClaimed(this.#worth(taking(table, this.#seat, lyingOf(table, open)), `${event}+`), end, open, event);
    this.#anchor(event);
  }

  /** What a table is worth to the seat. @param name names it: the same name for the same table only */
  #worth({ position, past }: Table, name: string): Worth {
    const seat = this.#seat;
    if (position.mover === null) return { kind: 'known', chance: chanceAtEnd(position.won.map(({ length }) => length), seat) };
    const places = position.mover === seat;
    const asked: Asked = { key: `${seat}:${name}`, kind: places ? 'judge' : 'chance', view: seatView(position, seat, past) };
    return places ? { kind: 'best', asked } : { kind: 'moment', asked };
  }

  #link(account: AccountName, to: Worth, event: number, about: number | null = null): void {
    this.links.push({ account, from: this.#at, to, event, about });
    this.#at = to;
  }

  #anchor(step: number): void { this.anchors.push({ step, worth: this.#at }); }

  #placed({ before: position, past, event: [, by, tile] }: PastStep, event: number): void {
    const table = { position, past };
    this.#still = table;
    const own = by === this.#seat;
    // Runs that this tile makes part of others, or that could be claimed only before it.
    const lost = this.#open(event).filter(({ ended }) => ended === event);
    if (!own && lost.length === 0) return;
    const now = this.#worth(table, String(event));
    const claimed = lost.length === 0 ? null : calling(table, this.#seat);
    if (claimed) this.#notClaimed(this.#worth(claimed, `${event}+`), now, lost, event);
    if (!own || now.kind !== 'best' || tile === undefined) return;
    this.#link('others', now, event);
    this.#anchor(event);
    this.#link('choice', { kind: 'tile', asked: now.asked, tile }, event, event);
    this.#anchor(event + 1);
  }

  #called(step: PastStep, event: number): void {
    const { before, event: [, by], happenings } = step;
    const taken = happenings.flatMap((happening) => (happening.type === 'snagged' ? happening.runs : []));
    const inVain = happenings.find((happening) => happening.type === 'falseCall');
    if (by === this.#seat && inVain?.penalty === 'lose-move') this.#inVain = event;
    const paid = by === this.#seat && (inVain?.paid.length ?? 0) > 0;
    if (before.mover !== null && before.placed !== null) this.#calledInMove(step, event, taken, paid);
    else this.#calledBetween(step, event, taken, paid);
  }

  /** A call before the mover has drawn: what it changes shows when they have. */
  #calledInMove({ before: position, past, event: [, by] }: PastStep, event: number, taken: readonly TakenRun[], paid: boolean): void {
    const seat = this.#seat;
    const lost = by === seat ? [] : this.#open(event).filter(({ ended }) => ended === event);
    if (lost.length > 0 && this.#still) {
      const claimed = this.#worth(taking(this.#still, seat, lyingOf(this.#still, lost)), `${event}+`);
      this.#notClaimed(claimed, this.#worth(this.#still, `${event}-`), lost, event);
    }
    if (this.#aside) return;
    const table = { position, past };
    const own = position.mover === seat;
    const mine = taken.filter(({ maker }) => maker === seat);
    const told = this.#runs.filter(({ ended, maker }) => ended === event && (maker === seat) === (by !== seat));
    const about = told[0]?.made ?? null;
    if (paid) this.#aside = { ...table, account: 'eye', about: event };
    else if (by === seat && own && taken.length > mine.length) {
      const account = told.some(({ made }) => this.#charged.has(made)) ? 'eye' : 'others';
      this.#aside = { ...taking(table, seat, liveRuns(position)), account, about };
    } else if (by !== seat && mine.length > 0) {
      const without = own ? taking(table, seat, liveRuns(position)) : taking(table, by, taken.filter((run) => !mine.includes(run)));
      this.#aside = { ...without, account: 'eye', about };
    }
  }

  /** A call between two moves, or after the last. */
  #calledBetween(step: PastStep, event: number, taken: readonly TakenRun[], paid: boolean): void {
    const { before, past, position, after, event: [, by] } = step;
    const seat = this.#seat;
    const table = { position: before, past };
    const told = this.#runs.filter(({ ended }) => ended === event);
    const late = by === seat && told.some(({ made }) => this.#charged.has(made));
    const lost = by === seat ? [] : this.#open(event).filter(({ ended }) => ended === event);
    if (paid || late || (by !== seat && taken.some(({ maker }) => maker === seat))) {
      this.#link('others', this.#worth(table, String(event)), event);
      const about = paid ? event : told[0]?.made ?? null;
      this.#link('eye', this.#worth({ position, past: after }, String(event + 1)), event, about);
    } else if (lost.length > 0) {
      const claimed = this.#worth(taking(table, seat, lyingOf(table, lost)), `${event}+`);
      this.#notClaimed(claimed, this.#worth(table, String(event)), lost, event);
    }
  }

  #drawn({ before, past, position, after, event: [, by] }: PastStep, event: number): void {
    const table = { position: before, past };
    const own = by === this.#seat;
    const aside = this.#aside ?? (own ? this.#uncalled(table, event) : null);
    this.#aside = null;
    if (!own && !aside) return;
    const now = this.#worth({ position, past: after }, String(event + 1));
    const rest = own ? 'draws' : 'others';
    if (aside) {
      this.#link(rest, this.#worth(drawing(aside, by), `${event + 1}~`), event);
      this.#link(aside.account, now, event, aside.about);
    } else this.#link(rest, now, event);
    const open = own ? this.#open(event) : [];
    if (open.length > 0) {
      const claimed = drawing(taking(table, by, lyingOf(table, open)), by);
      this.#notClaimed(this.#worth(claimed, `${event + 1}+`), now, open, event);
    }
    this.#anchor(event + 1);
  }

  /** The table with the call of the own run that the mover is about to miss; null where there is none. */
  #uncalled(table: Table, event: number): Aside | null {
    const live = liveRuns(table.position);
    const run = this.#runs.find(({ maker, missed }) => maker === this.#seat && missed === event);
    return live.length === 0 ? null : { ...taking(table, this.#seat, live), account: 'eye', about: run?.made ?? null };
  }

  /** A move is lost for a call in vain: beside it stands the same table with the seat to move. */
  #lostMove({ position, after: past, happenings }: PastStep, event: number): void {
    const lost = happenings.some((happening) => happening.type === 'lostMove' && happening.seat === this.#seat);
    if (!lost || position.mover === null || position.placed !== null) return;
    this.#link('others', this.#worth({ position: { ...position, mover: this.#seat }, past }, `${event + 1}!`), event);
    this.#link('eye', this.#worth({ position, past }, String(event + 1)), event, this.#inVain);
    this.#inVain = null;
    this.#anchor(event + 1);
  }

  /** The runs of others that lay there to be claimed before an event, and were not charged yet. */
  #open(event: number): readonly RunStory[] {
    return this.#runs.filter(({ maker, made, missed, ended }) =>
      maker !== this.#seat && missed !== null && missed < event && (ended === null || ended >= event) && !this.#charged.has(made));
  }

  /** A run could have been claimed, and was not: that is the eye's. What the others gave away is theirs. */
  #notClaimed(claimed: Worth, now: Worth, open: readonly RunStory[], event: number): void {
    this.#link('others', claimed, event);
    this.#link('eye', now, event, open[0]?.made ?? null);
    for (const { made } of open) this.#charged.add(made);
  }
}
