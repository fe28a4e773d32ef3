/** A character at its seat: it swaps at a person's pace, makes faces, gives its pair's signal, and watches all others' faces. */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import { fraction, randomFrom } from '../../../chance/chance';
import { plannedBot, type Planned } from '../../../characters/plannedBot';
import { PROFILES, type Profile } from '../../../characters/profiles';
import type { Bot, BotFacts, BotNews, BotPorts } from '../../../contract/contract';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import { reachTime, wantedSwap } from '../../hands/players/collecting';
import { FaceMaker } from '../../hands/players/faceMaker';
import { freshSignal } from '../../hands/players/faces';
import { isFour } from '../../hands/rules/deal';
import { partnerOf } from '../../hands/rules/pairs';
import { optionsOf } from '../kept/setup';
import type { CashHappening } from '../rules/game';
import type { CashIntent } from './state';
import type { CashTypes } from './types';
import type { CashView } from './view';

class Player {
  readonly #place: number;
  readonly #partner: number;
  readonly #now: () => number;
  readonly #profile: Profile;
  readonly #faces: FaceMaker;
  readonly #draw: () => number;
  /** What it means to do, each thing once. */
  readonly #will = new Map<'agree' | 'swap' | 'pass' | 'call', Planned<CashIntent>>();
  #gone: ReadonlySet<Rank> = new Set();
  #board: readonly Card[] = [];

  constructor({ place, setup, luck, past }: BotFacts<CashTypes>, now: () => number) {
    const random = randomFrom(luck);
    const options = optionsOf(setup);
    [this.#place, this.#partner, this.#now] = [place, partnerOf(options, place), now];
    this.#draw = () => fraction(random);
    this.#profile = PROFILES[setup.players[place]?.level ?? DEFAULT_CHARACTER];
    this.#faces = new FaceMaker(place, options, this.#profile, this.#draw);
    for (const happening of past) this.#see(happening);
  }

  /** What it does from now on, as it sees the table. */
  plan({ view, happenings, since }: BotNews<CashTypes>): readonly Planned<CashIntent>[] {
    const [will, now] = [this.#will, this.#now()];
    for (const [deed, { at }] of will) if (at <= now) will.delete(deed);
    for (const happening of happenings) {
      if (happening.type === 'acted' && happening.seat !== this.#place) this.#look(view, happening.seat, happening.act, since);
      else this.#see(happening);
    }
    if (view.hand === null) {
      will.clear();
      if (view.phase === 'agreeing') this.#agree(view, since);
      return [...will.values()];
    }
    will.delete('agree');
    this.#swap(view, view.hand, since);
    const faces = this.#faces.plan(isFour(view.hand), view.signal, since, now);
    return [...will.values(), ...faces.map(({ act, at }): Planned<CashIntent> => ({ at, intent: { kind: 'act', act } }))];
  }

  #later(deed: 'agree' | 'swap' | 'pass' | 'call', at: number, intent: CashIntent): void {
    this.#will.set(deed, { at: Math.max(at, this.#now() + 1), intent });
  }

  #look({ seats, signal }: CashView, seat: number, act: number, since: number): void {
    const watchers = seats.filter(({ kind, pair }) => kind === 'bot' && pair !== seats[seat]!.pair).length;
    const call = this.#faces.look(seat, act, signal, watchers);
    if (call === null || (call.pair !== null && this.#will.has('call'))) return;
    const called = call.pair === null ? { called: 'cash', pair: null } as const : { called: 'counter', pair: call.pair } as const;
    this.#later('call', since + call.after, { kind: 'call', ...called });
  }

  #see(happening: CashHappening): void {
    const { reader } = this.#faces;
    switch (happening.type) {
      case 'acted': return reader.see(happening.seat, happening.act);
      case 'turned': this.#board = happening.board; return;
      case 'swapped':
        reader.changed(happening.seat);
        this.#board = this.#board.map((card) => (card === happening.take ? happening.give : card));
        return;
      case 'away': {
        const kept = this.#board.filter(() => this.#draw() >= this.#profile.overlooking.miss).map(rankOf);
        this.#gone = new Set([...this.#gone, ...kept]);
        return;
      }
      case 'dealt': this.#gone = new Set(); return;
      case 'handOver': reader.over(happening.hands.map(isFour));
    }
  }

  /** Of two characters the one in the lower seat chooses their signal, and another once they were read. */
  #agree({ seats, shown, mayStart, signal }: CashView, since: number): void {
    const [own, partner] = [seats[this.#place]!, seats[this.#partner]!];
    const wasRead = shown?.end[0] === 'counter' && shown.end[2] === own.pair && shown.end[3] && this.#readAt !== shown.end;
    if (partner.kind === 'bot' && this.#place < this.#partner && (!mayStart || wasRead)) {
      this.#readAt = shown?.end ?? null;
      return this.#later('agree', since + 400, { kind: 'signal', acts: freshSignal(signal, this.#draw) });
    }
    if (mayStart && !own.ready) this.#later('agree', since + 700 + 1200 * this.#draw(), { kind: 'ready' });
  }

  /** After which hand it has thought of another signal. */
  #readAt: unknown = null;

  #swap({ board, phase, seats }: CashView, hand: readonly Card[], since: number): void {
    const will = this.#will;
    const planned = will.get('swap')?.intent;
    const isGone = planned?.kind === 'swap' && (!board.includes(planned.take) || !hand.includes(planned.give));
    if (isGone || phase !== 'swapping') will.delete('swap');
    if (phase !== 'swapping' || will.has('swap')) return;
    const wanted = isFour(hand) ? null : wantedSwap(hand, board, this.#gone, this.#draw());
    const at = since + reachTime(this.#profile, seats.filter(({ kind }) => kind === 'bot').length, this.#draw());
    if (wanted !== null) {
      will.delete('pass');
      this.#later('swap', at, { kind: 'swap', ...wanted });
    } else if (!seats[this.#place]!.passed && !will.has('pass')) this.#later('pass', at + 500, { kind: 'pass' });
  }
}

export function cashBot(facts: BotFacts<CashTypes>, ports: BotPorts<CashTypes>): Bot<CashTypes> {
  const player = new Player(facts, ports.now);
  return plannedBot<BotNews<CashTypes>, CashIntent>(ports, (news) => player.plan(news));
}
