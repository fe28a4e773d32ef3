/**
 * The slips of all games of a name, the worst first. Games that nobody has reviewed yet are reviewed meanwhile, the newest first, while the
 * list is looked at and as long as nobody stops it; what is found is kept, so that no game is done twice.
 */
import type { Found, FoundSeat } from '../../review/found';
import type { ReviewAdviser } from '../../review/reviewer';
import type { GameSummary } from '../../session/gameSummary';
import { UNNAMED_ME } from '../../setup/names';
import type { Store } from '../../storage/store';
import type { GameSlip, SlipsModel, Whose } from '../../ui/slips/slipsModel';
import type { AgainController } from '../again/againController';
import { pause, type GameLibrary } from '../gameLibrary';
import type { HistoryController } from '../historyController';
import { STAY, type Answering, type Next } from '../next';
import type { Agreement } from '../setup/agreement';
import { foundOnce } from '../review/reviewer';
import { gamesOf, noSlips, slipsAfter, slipsModel, type OwnGame, type SlipsChange, type SlipsState } from './slipsState';

/** So many games are looked through at a time, so that the page stays quick. */
const PIECE = 500;

export interface SlipsPorts {
  readonly library: Pick<GameLibrary, 'list' | 'find'>;
  /** Where it is kept what reviews found. */
  readonly store: Pick<Store, 'reviews' | 'putReview'>;
  readonly adviser: ReviewAdviser;
  readonly agreement: Pick<Agreement, 'now'>;
  /** Where a slip is tried again, and where it is looked at. */
  readonly again: Pick<AgainController, 'open'>;
  readonly history: Pick<HistoryController, 'review'>;
  readonly show: (screen: SlipsModel) => void;
  /** Whether the list is what is shown now. */
  readonly isShown: () => boolean;
}

export interface SlipsController extends Answering<'slips' | 'moreSlips' | 'workOnSlips' | 'toSlip'> {
  /** Whether somebody came from the list and goes back to it. */
  isOpen(): boolean;
  open(whose: Whose): void;
  /** Leaves the list for a slip of it, to come back. @param at its place in the list @returns it, and those after it */
  leave(at: number): readonly GameSlip[];
  /** Shows the list again. */
  again(): void;
  /** Nobody comes back. */
  close(): void;
}

/** No list is open. */
export function createSlipsController(ports: SlipsPorts): SlipsController {
  return new SlipsList(ports);
}

class SlipsList implements SlipsController {
  readonly #ports: SlipsPorts;
  #state: SlipsState | null = null;
  /** Ends the work that is under way. */
  #stop = new AbortController();

  constructor(ports: SlipsPorts) { this.#ports = ports; }

  isOpen(): boolean { return this.#state !== null; }

  open(whose: Whose): void {
    this.#stop.abort();
    this.#state = noSlips(whose);
    this.#draw(true);
    void this.#find(this.#begin());
  }

  slips({ whose }: { readonly whose: Whose }): void { this.open(whose); }

  moreSlips(): void { this.#happen({ type: 'more' }); }

  workOnSlips({ on }: { readonly on: boolean }): void {
    this.#stop.abort();
    if (!on) this.#happen({ type: 'work', work: 'stopped' });
    // Who stopped before all games were found begins with the finding.
    else if (this.#state?.complete === false) this.open(this.#state.whose);
    else void this.#reviewAll(this.#begin());
  }

  async toSlip({ at, again: tries }: { readonly at: number; readonly again: boolean }): Promise<Next> {
    const { again, history } = this.#ports;
    const [slip, ...others] = this.leave(at);
    if (!slip || tries && await again.open(slip, others.filter(({ tile }) => tile !== null))) return STAY;
    return history.review(slip.game, slip.seat, slip.step);
  }

  leave(at: number): readonly GameSlip[] {
    // Whoever looks at one of them wants the worker for it.
    this.#stop.abort();
    this.#happen({ type: 'looked', at });
    return this.#state?.slips.slice(at) ?? [];
  }

  again(): void {
    this.#draw(true);
    const work = this.#state?.work;
    if (this.#state && work === 'finding') this.open(this.#state.whose);
    else if (work === 'reviewing') this.workOnSlips({ on: true });
  }

  close(): void {
    this.#stop.abort();
    this.#state = null;
  }

  #begin(): AbortSignal {
    this.#stop = new AbortController();
    return this.#stop.signal;
  }

  #happen(change: SlipsChange): void {
    if (!this.#state) return;
    this.#state = slipsAfter(this.#state, change);
    this.#draw();
  }

  /** @param opens whether it is to be shown now, whatever is shown */
  #draw(opens = false): void {
    const { show, isShown } = this.#ports;
    if (this.#state && (opens || isShown())) show(slipsModel(this.#state));
  }

  /** Finds their games, and what was found in them before; then reviews the others. Never rejects. */
  async #find(signal: AbortSignal): Promise<void> {
    const { library, store, agreement } = this.#ports;
    const me = agreement.now().me ?? UNNAMED_ME;
    try {
      for (let after: GameSummary | null = null, more = true; more;) {
        const listed: readonly GameSummary[] = await library.list({ over: true, after, limit: PIECE });
        const games = this.#state ? gamesOf(listed, this.#state.whose, me) : [];
        const known = games.length === 0 ? new Map<string, Found>() : await store.reviews(games.map(({ id }) => id));
        if (signal.aborted) return;
        this.#happen({ type: 'found', games, known });
        after = listed.at(-1) ?? null;
        more = listed.length === PIECE;
        if (more) await pause();
      }
      this.#happen({ type: 'complete' });
    } catch {
      this.#happen({ type: 'failed' });
    }
    if (!signal.aborted) await this.#reviewAll(signal);
  }

  /** Reviews what nobody has reviewed yet. Never rejects. */
  async #reviewAll(signal: AbortSignal): Promise<void> {
    this.#happen({ type: 'work', work: 'reviewing' });
    for (let game = this.#state?.waiting[0]; game; game = this.#state?.waiting[0]) {
      const found = await this.#reviewed(game, signal);
      if (signal.aborted) return;
      this.#happen({ type: 'reviewed', game, found });
      if (found) await this.#keep(game, found);
      if (signal.aborted) return;
    }
    this.#happen({ type: 'work', work: 'done' });
  }

  /** What the first pass of a review finds; null where the game cannot be reviewed. */
  async #reviewed({ id, seat }: OwnGame, signal: AbortSignal): Promise<FoundSeat | null> {
    const { library, adviser } = this.#ports;
    try {
      const { game } = await library.find(id);
      return game && await foundOnce(game, seat, adviser, signal);
    } catch {
      return null;
    }
  }

  async #keep({ id }: OwnGame, found: FoundSeat): Promise<void> {
    try {
      await this.#ports.store.putReview(id, found);
    } catch {
      this.#happen({ type: 'failed' });
    }
  }
}
