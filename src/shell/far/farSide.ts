/** A game at a table of several devices, on the screens that games share: what is agreed on it there, and its table over the line. */
import type { FarAgreed, FarPlay, FarSide, TermRow } from '../../games/farSide';
import { keptDraft, type Stage } from '../app/stage';
import { termRows } from '../home/termRows';
import { seatsSentence } from '../../strings/words/refusals/seats';
import type { TableController } from '../table/tableController';
import type { DraftOf, SetPlayer, ShellTypes } from '../types';

/** At a table of several devices each plays at a screen of their own; how it's read aloud, and with which keys, is theirs alone. */
const SITS = { people: 1, around: false };
const OWN = ['term-spoken', 'term-sitting', 'term-keys'];
const TWO = [{ kind: 'local' }, { kind: 'local' }] as const;

export class Far<T extends ShellTypes> implements FarSide {
  readonly #stage: Stage<T>;
  readonly #table: TableController<T>;
  /** The game that is on there, or was; null: none. */
  #on: FarPlay | null = null;

  constructor(stage: Stage<T>, table: TableController<T>) { [this.#stage, this.#table] = [stage, table]; }

  agreed(): FarAgreed { return this.agreedIn(keptDraft(this.#stage)); }

  rows(agreed: unknown, change: (agreed: FarAgreed) => void): readonly TermRow[] {
    const { agreement } = this.#stage.game;
    const draft = agreement.openDraft({ ...agreed as object | null, seats: TWO });
    return termRows(agreement.of.terms, draft, SITS, (next) => change(this.agreedIn(next))).filter(({ name }) => !OWN.includes(name));
  }

  wrong(agreed: unknown, players: number): string | null {
    const { agreement } = this.#stage.game;
    const seats = Array.from({ length: players }, () => TWO[0]);
    const setup = agreement.setup(agreement.openDraft({ ...agreed as object | null, seats }), [], false);
    const wrong = agreement.of.wrong?.({ ...setup, players: seats }) ?? null;
    return wrong === null ? null : seatsSentence(agreement, wrong);
  }

  play(far: FarPlay): boolean {
    const { game, ports } = this.#stage;
    const setup = game.agreement.read(far.setup);
    if (setup === null) return false;
    const players = (setup.players as readonly SetPlayer[]).map((player, place) => (player.kind === 'bot' ? player
      : { ...player, kind: far.places.includes(place) ? 'local' as const : 'remote' as const }));
    this.#on = far;
    this.#table.openFar({ ...game.begin(ports, { ...setup, players }), id: far.id }, far);
    return true;
  }

  over(): void { if (this.#on) void this.#stage.go({ screen: 'after', game: this.#on.id, ended: true }); }

  leave(): void { this.#on = null; }

  /** What leads back to that table from its game, and from what the game came to. @returns whether it was something so */
  asks(kind: string): boolean {
    if (this.#on === null || !['playAgain', 'home', 'leaveTable'].includes(kind)) return false;
    if (kind === 'playAgain' && this.#on.isHost()) this.#on.playAgain();
    else this.#on.toLobby();
    return true;
  }

  /** What a table is told of a draft. */
  agreedIn(draft: DraftOf<T>): FarAgreed {
    const { players: _, ...terms } = this.#stage.game.agreement.setup({ ...draft, seats: TWO }, [], false) as T['Agreed']['Setup'];
    return terms as FarAgreed;
  }
}
