/**
 * Calls that were pressed at this screen while their judge is elsewhere: each is shown as called at once, and only as called, until the
 * table tells what became of it. Nobody else sees anything of it before. It knows no game.
 */

/** A call as it was made, and which of a game's calls it is, where there are several. */
export interface CallMade { readonly seat: number; readonly called?: string | undefined }

/** Happenings that tell nothing of a call, by their types: first the one with which something comes that calls are for from then on. */
export type Silent = readonly [lays: string, ...others: string[]];

/** What a game says of its calls. `hears`: whether a call is heard now; what is called otherwise is for nothing. */
export interface Calling<View> { readonly hears: (view: View) => boolean; readonly silent: Silent }

/** What is shown of calls here. `late`: the seats whose call came to nothing, since something else was there. */
export interface CallsHere { readonly sent: readonly CallMade[]; readonly late: readonly number[] }

type Happenings = readonly { readonly type: string }[];

/** What was called is shown as called no longer than this, if nothing comes of it, in milliseconds. */
export const CALLED_MS = 1200;
/** That it was too late is said for so long. */
const LATE_MS = 2500;

/** Whether this tells what became of a call. What somebody else calls does: whoever was second is told so, or their call was void. */
export const tellsOfCalls = (silent: Silent, happenings: Happenings): boolean => happenings.some(({ type }) => !silent.includes(type));

/** Whether something has come with this that calls are for from now on. */
export const laysAnother = ([lays]: Silent, happenings: Happenings): boolean => happenings.some(({ type }) => type === lays);

export interface CallsMadePorts {
  readonly silent: Silent;
  readonly clock: { setTimeout(callback: () => void, milliseconds: number): unknown; clearTimeout(id: unknown): void };
  readonly changed: (calls: CallsHere) => void;
  /** Nothing came of a call, and it may have been for what lay there before. */
  readonly late?: (seat: number) => void;
}

interface Made { readonly call: CallMade; is: 'sent' | 'missed' | 'late'; readonly timer: unknown }

export class CallsMade {
  readonly #ports: CallsMadePorts;
  /** Of each seat its last call, and what ends that it is shown. `missed`: something else has come meanwhile. */
  readonly #made = new Map<number, Made>();

  constructor(ports: CallsMadePorts) { this.#ports = ports; }

  shown(): CallsHere {
    const [sent, late] = [[], []] as [CallMade[], number[]];
    for (const { is, call } of this.#made.values()) {
      if (is === 'late') late.push(call.seat);
      else sent.push(call);
    }
    return { sent, late };
  }

  /** Somebody here has called. */
  send(call: CallMade): void {
    this.#put(call, 'sent', CALLED_MS);
    this.#ports.changed(this.shown());
  }

  /** @param isOther whether something else is to be done than before, which tells of calls too where nothing happened */
  told(happenings: Happenings, isOther = false): void {
    const { silent } = this.#ports;
    if (laysAnother(silent, happenings)) for (const one of this.#made.values()) if (one.is === 'sent') one.is = 'missed';
    if (happenings.length === 0 ? isOther : tellsOfCalls(silent, happenings)) this.settle();
  }

  /** What became of all calls here is known, or that they wait. */
  settle(): void {
    const settled = [...this.#made.values()].filter(({ is }) => is !== 'late');
    for (const { call: { seat }, timer } of settled) {
      this.#ports.clock.clearTimeout(timer);
      this.#made.delete(seat);
    }
    if (settled.length > 0) this.#ports.changed(this.shown());
  }

  leave(): void {
    for (const { timer } of this.#made.values()) this.#ports.clock.clearTimeout(timer);
    this.#made.clear();
  }

  #put(call: CallMade, is: Made['is'], milliseconds: number): void {
    const { clock } = this.#ports;
    clock.clearTimeout(this.#made.get(call.seat)?.timer);
    this.#made.set(call.seat, { call, is, timer: clock.setTimeout(() => this.#through(call), milliseconds) });
  }

  #through(call: CallMade): void {
    const isMissed = this.#made.get(call.seat)?.is === 'missed';
    this.#made.delete(call.seat);
    if (isMissed) this.#put(call, 'late', LATE_MS);
    this.#ports.changed(this.shown());
    if (isMissed) this.#ports.late?.(call.seat);
  }
}
