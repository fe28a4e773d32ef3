/** The games that can be played at a table of several devices, by their words in links: how each is agreed, and how it is opened. */
import { later, type Later } from '../../../loading/later';
import type { GameChoice, TermsShown } from '../../../ui/apart/apartModel';
import type { FarGame, FarPorts, OpensFar } from './farGame';
import type { FarTerms } from './farTerms';

/** One of them, once it is loaded. */
export interface PlayableFar {
  /** What was agreed on it last on this device. */
  agreed(): Readonly<Record<string, unknown>>;
  /** @param changed told what is agreed from now on; null: something was unfolded */
  terms(changed: (agreed: Readonly<Record<string, unknown>> | null) => void): FarTerms;
  readonly open: OpensFar;
}

export interface FarGamesPorts {
  readonly choices: readonly GameChoice[];
  /** The game that is meant where none is named. */
  readonly usual: string;
  /** Brings one. Rejects where it cannot be loaded. */
  readonly load: (game: string) => Promise<PlayableFar>;
  /** One could not be loaded. */
  readonly failed: () => void;
}

export class FarGames {
  readonly choices: readonly GameChoice[];
  readonly usual: string;
  readonly #ports: FarGamesPorts;
  readonly #loaded = new Map<string, Later<PlayableFar>>();
  readonly #terms = new Map<string, FarTerms>();

  constructor(ports: FarGamesPorts) {
    this.#ports = ports;
    this.choices = ports.choices;
    this.usual = ports.usual;
  }

  async agreed(game: string): Promise<Readonly<Record<string, unknown>>> {
    return (await this.#bring(game))?.agreed() ?? {};
  }

  /** Games of an evening, each with what was agreed on it last. */
  planned(games: readonly string[]): Promise<{ game: string; agreed: Record<string, unknown> }[]> {
    return Promise.all(games.map(async (game) => ({ game, agreed: { ...await this.agreed(game) } })));
  }

  async open(game: string, ports: FarPorts): Promise<FarGame | null> {
    return await (await this.#bring(game))?.open(ports) ?? null;
  }

  /**
   * What is agreed on a game; null while that is being loaded.
   * @param came told once it is there
   */
  terms(
    game: string, agreed: unknown, changed: (agreed: Readonly<Record<string, unknown>> | null) => void, came: () => void,
  ): TermsShown | null {
    const there = this.#loaded.get(game)?.now() ?? null;
    if (there === null) {
      void this.#tellOf(game, came);
      return null;
    }
    const terms = this.#terms.get(game) ?? there.terms((next) => this.#changed(next));
    this.#terms.set(game, terms);
    this.#changed = changed;
    return terms.shown(agreed);
  }

  #changed: (agreed: Readonly<Record<string, unknown>> | null) => void = () => {};

  async #tellOf(game: string, came: () => void): Promise<void> {
    if (await this.#bring(game) !== null) came();
  }

  async #bring(game: string): Promise<PlayableFar | null> {
    const loading = this.#loaded.get(game) ?? later(() => this.#ports.load(game));
    this.#loaded.set(game, loading);
    try {
      return await loading.get();
    } catch {
      this.#ports.failed();
      return null;
    }
  }
}
