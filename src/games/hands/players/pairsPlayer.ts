/** A character in a game of pairs around a board: it swaps at a person's pace, gives its pair's signal, and watches others' faces. */
import { fraction, randomFrom } from '../../../chance/chance';
import type { Planned } from '../../../characters/plannedBot';
import { PROFILES } from '../../../characters/profiles';
import type { Card } from '../../../cards/card';
import type { Character } from '../../../setup/players';
import type { Signal } from '../rules/acts';
import type { BoardHappening } from '../rules/board';
import { isFour } from '../rules/deal';
import { partnerOf, type Paired } from '../rules/pairs';
import { FaceMaker } from './faceMaker';
import { Signaller, type SignalIntent } from './signaller';
import { Swapper, type SwapIntent } from './swapper';

/** A table as its seat sees it. */
interface SeenTable {
  readonly phase: string;
  readonly hand: readonly Card[] | null;
  readonly board: readonly Card[];
  readonly signal: Signal | null;
  readonly mayStart: boolean;
  readonly seats: readonly { readonly kind: string; readonly pair: number; readonly ready: boolean; readonly passed: boolean }[];
}

/** What it is told of, and makes something of. */
type Happening =
  | BoardHappening | { readonly type: 'acted'; readonly seat: number; readonly act: number } | { readonly type: 'dealt' | 'ended' }
  | { readonly type: 'handOver'; readonly hands: readonly (readonly Card[])[] };

/** `call`: its partner has four of a kind (null), or somebody of a pair has. */
type Intent =
  SignalIntent | SwapIntent | { readonly kind: 'act'; readonly act: number } | { readonly kind: 'call'; readonly pair: number | null };

interface News {
  readonly view: SeenTable;
  readonly happenings: readonly Happening[];
  /** Since when it sees that, in milliseconds of the game's own time, as `now` is. */
  readonly since: number;
  readonly now: number;
  /** How many hands are over, where somebody has read its signal in the last of them; null: nobody has. */
  readonly readIn: number | null;
}

export class PairsPlayer {
  readonly #place: number;
  readonly #faces: FaceMaker;
  readonly #swapper: Swapper;
  readonly #signaller: Signaller;
  /** What it says before a hand, or calls in it; null: nothing. */
  #says: Planned<Intent> | null = null;

  /** @param luck the word that its chance hangs on */
  constructor(place: number, pairs: Paired, level: Character, luck: string) {
    const random = randomFrom(luck);
    const draw = (): number => fraction(random);
    this.#place = place;
    this.#faces = new FaceMaker(place, pairs, PROFILES[level], draw);
    this.#swapper = new Swapper(place, PROFILES[level], draw);
    this.#signaller = new Signaller(place, partnerOf(pairs, place), draw);
  }

  /** What it does from now on, as it sees the table. */
  plan({ view, happenings, since, now, readIn }: News): readonly Planned<Intent>[] {
    if (this.#says !== null && (this.#says.at <= now || (view.hand === null) === (this.#says.intent.kind === 'call'))) this.#says = null;
    for (const happening of happenings) {
      if (happening.type === 'acted' && happening.seat !== this.#place) this.#look(view, happening.seat, happening.act, since, now);
      else this.see(happening);
    }
    if (view.hand === null) {
      this.#says = view.phase === 'agreeing' ? this.#signaller.plan(view, readIn, since) : null;
      return this.#says ? [this.#says] : [];
    }
    const swap = this.#swapper.plan(view, view.hand, since, now);
    const faces = this.#faces.plan(isFour(view.hand), view.signal, since, now);
    return [
      ...this.#says ? [this.#says] : [], ...swap ? [swap] : [],
      ...faces.map(({ act, at }): Planned<Intent> => ({ at, intent: { kind: 'act', act } })),
    ];
  }

  /** It keeps in mind what happened. */
  see(happening: Happening): void {
    const { reader } = this.#faces;
    switch (happening.type) {
      case 'acted': return reader.see(happening.seat, happening.act);
      case 'swapped': reader.changed(happening.seat); return this.#swapper.see(happening);
      case 'turned': case 'away': return this.#swapper.see(happening);
      case 'dealt': return this.#swapper.forget();
      case 'handOver': reader.over(happening.hands.map(isFour));
    }
  }

  /** What its partner has goes before what it means to counter. */
  #look({ seats, signal }: SeenTable, seat: number, act: number, since: number, now: number): void {
    const watchers = seats.filter(({ kind, pair }) => kind === 'bot' && pair !== seats[seat]!.pair).length;
    const call = this.#faces.look(seat, act, signal, watchers);
    if (call === null || (call.pair !== null && this.#says !== null)) return;
    this.#says = { at: Math.max(since + call.after, now + 1), intent: { kind: 'call', pair: call.pair } };
  }
}
