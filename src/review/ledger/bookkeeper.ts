/**
 * Writes a seat's ledger, event by event. Where somebody could have called and did not, the same table with the call in it is set beside
 * the one that was, by the rules: the difference is the eye's. Pure but for its own books.
 */
import { afterClaims, isDrawDue } from '../../ai/judge/claims';
import { chanceAtEnd } from '../../ai/judge/winChance';
import { liveRuns } from '../../rules/calls';
import type { Seat, TakenRun } from '../../rules/position';
import { seatView } from '../../rules/seatView';
import type { AccountName, Anchor, Link } from './link';
import type { PastStep } from '../reviewedGame';
import type { RunStory } from './runs';
import { calling, ended, lyingOf, taking, type Table } from './tables';
import type { Asked, Worth } from './worth';

/** A table as it counts: as it is, or once the move that is under way has ended. */
type Seen = (table: Table) => Table;
const asItIs: Seen = (table) => table;

export class Bookkeeper {
  readonly links: Link[] = [];
  readonly anchors: Anchor[] = [];
  readonly #seat: Seat;
  readonly #runs: readonly RunStory[];
  /** What the seat was worth when it was looked at last. */
  #at: Worth;
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
    this.#unclaimed(table, table, this.#open(event), event);
    this.#link('others', { kind: 'known', chance: chanceAtEnd(position.won.map(({ length }) => length), this.#seat) }, event);
    this.#anchor(event);
  }

  /**
   * What a table is worth to the seat. Runs that it was charged for it has not seen: nobody expects it to call them.
   * @param name names it: the same name for the same table only
   */
  #worth(table: Table, name: string): Worth {
    const seat = this.#seat;
    const { position, past } = table;
    const unseen = lyingOf(table, this.#runs.filter(({ made }) => this.#charged.has(made)));
    const seen = seatView(position, seat, past);
    const view = unseen.length === 0 ? seen : { ...seen, dead: [...seen.dead, ...unseen.map(({ squares }) => squares)] };
    // What lies there when all is over is expected to be called, too.
    if (position.mover === null) return { kind: 'known', chance: chanceAtEnd(afterClaims(view, false).won, seat) };
    const places = position.mover === seat && !isDrawDue(view);
    const key = [`${seat}:${name}`, ...unseen.map(({ squares }) => squares.join('-'))].join(':');
    const asked: Asked = { key, kind: places ? 'judge' : 'chance', view };
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
    // Runs that this tile makes part of others, or that could be claimed only before it.
    const lost = this.#open(event).filter((run) => run.ended === event);
    const claimed = lost.length === 0 ? null : calling(table, this.#seat);
    if (claimed) this.#unclaimed(claimed, table, lost, event);
    if (by !== this.#seat || tile === undefined) return;
    const now = this.#worth(table, String(event));
    if (now.kind !== 'best') return;
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
    const inMove = before.mover !== null && before.placed !== null;
    const still = inMove ? this.#still : { position: before, past: step.past };
    const lost = by === this.#seat ? [] : this.#open(event).filter((run) => run.ended === event);
    if (still) this.#unclaimed(still, still, lost, event);
    this.#ownCall(step, event, taken, paid, inMove ? (table) => ended(table, this.#seat) : asItIs);
  }

  /** What an own call changed for the eye: one in vain that was paid for, one that came late, and one that another was faster with. */
  #ownCall(step: PastStep, event: number, taken: readonly TakenRun[], paid: boolean, seen: Seen): void {
    const { before, past, position, after, event: [, by] } = step;
    const seat = this.#seat;
    const table = { position: before, past };
    const told = this.#runs.filter((run) => run.ended === event);
    const late = by === seat ? told.filter(({ made }) => this.#charged.has(made)) : [];
    const beaten = by !== seat && before.mover === seat ? told.find(({ maker, missed }) => maker === seat && missed === event) : undefined;
    if (!paid && late.length === 0 && !beaten) return;
    // The same with all that the call took besides.
    const besides = (later: readonly RunStory[]): Table => taking(table, seat, taken.filter(({ squares }) =>
      !lyingOf(table, later).some((run) => run.squares.join() === squares.join())));
    const without = paid ? table : beaten ? taking(table, seat, liveRuns(before)) : besides(late);
    this.#link(before.mover === seat && seen !== asItIs ? 'draws' : 'others', this.#worth(seen(without), `${event}^`), event);
    for (const [i, { made }] of late.slice(0, -1).entries()) {
      this.#link('eye', this.#worth(seen(besides(late.slice(i + 1))), `${event}^${i}`), event, made);
    }
    const about = paid ? event : (late.at(-1) ?? beaten)?.made ?? null;
    this.#link('eye', this.#worth(seen({ position, past: after }), `${event + 1}^`), event, about);
  }

  /** What the own move lacked is charged before the draw: what a seat draws changes nothing of what it has missed. */
  #drawn({ before, past, position, after, event: [, by] }: PastStep, event: number): void {
    if (by !== this.#seat) return;
    const seat = this.#seat;
    const table = { position: before, past };
    const live = liveRuns(before);
    const missed = this.#runs.find((run) => run.maker === seat && run.missed === event);
    const seen: Seen = (one) => ended(one, seat);
    if (live.length > 0) {
      this.#link('draws', this.#worth(seen(taking(table, seat, live)), `${event}^`), event);
      this.#link('eye', this.#worth(seen(table), `${event}^^`), event, missed?.made ?? null);
    }
    this.#unclaimed(table, table, this.#open(event), event, seen, live.length > 0 ? null : 'draws');
    this.#link('draws', this.#worth({ position, past: after }, String(event + 1)), event);
    this.#anchor(event + 1);
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
    return this.#runs.filter((run) => run.maker !== this.#seat && run.missed !== null && run.missed < event
      && (run.ended === null || run.ended >= event) && !this.#charged.has(run.made));
  }

  /**
   * Runs could have been claimed, and were not: that is the eye's, run for run. That they lay there at all is another's doing.
   * @param claimed the table in which the seat claims them: the same, where nothing hinders it @param rest the account of what brings the
   * seat there; null where it stands there
   */
  #unclaimed(
    claimed: Table, table: Table, open: readonly RunStory[], event: number, seen: Seen = asItIs, rest: AccountName | null = 'others',
  ): void {
    if (open.length > 0 && rest !== null) this.#link(rest, this.#worth(seen(claimed), `${event}+`), event);
    for (const { made } of open) {
      this.#charged.add(made);
      this.#link('eye', this.#worth(seen(table), `${event}+`), event, made);
    }
  }
}
