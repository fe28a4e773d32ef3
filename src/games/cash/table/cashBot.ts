/** A character at its seat: it swaps at a person's pace, makes faces, gives its pair's signal, and watches all others' faces. */
import { fraction, randomFrom } from '../../../chance/chance';
import { plannedBot, type Planned } from '../../../characters/plannedBot';
import { PROFILES } from '../../../characters/profiles';
import type { Bot, BotFacts, BotNews, BotPorts } from '../../../contract/contract';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import { FaceMaker } from '../../hands/players/faceMaker';
import { Signaller } from '../../hands/players/signaller';
import { Swapper } from '../../hands/players/swapper';
import { isFour } from '../../hands/rules/deal';
import { partnerOf } from '../../hands/rules/pairs';
import { optionsOf } from '../kept/setup';
import type { CashHappening } from '../rules/game';
import type { CashIntent } from './state';
import type { CashTypes, CashView } from './view';

class Player {
  readonly #place: number;
  readonly #now: () => number;
  readonly #faces: FaceMaker;
  readonly #swapper: Swapper;
  readonly #signaller: Signaller;
  /** What it says before a hand, or calls in it; null: nothing. */
  #says: Planned<CashIntent> | null = null;

  constructor({ place, setup, luck, past }: BotFacts<CashTypes>, now: () => number) {
    const random = randomFrom(luck);
    const draw = (): number => fraction(random);
    const options = optionsOf(setup);
    const profile = PROFILES[setup.players[place]?.level ?? DEFAULT_CHARACTER];
    [this.#place, this.#now] = [place, now];
    this.#faces = new FaceMaker(place, options, profile, draw);
    this.#swapper = new Swapper(place, profile, draw);
    this.#signaller = new Signaller(place, partnerOf(options, place), draw);
    for (const happening of past) this.#see(happening);
  }

  /** What it does from now on, as it sees the table. */
  plan({ view, happenings, since }: BotNews<CashTypes>): readonly Planned<CashIntent>[] {
    const now = this.#now();
    if (this.#says !== null && (this.#says.at <= now || (view.hand === null) === (this.#says.intent.kind === 'call'))) this.#says = null;
    for (const happening of happenings) {
      if (happening.type === 'acted' && happening.seat !== this.#place) this.#look(view, happening.seat, happening.act, since);
      else this.#see(happening);
    }
    if (view.hand === null) {
      this.#says = view.phase === 'agreeing' ? this.#signaller.plan(view, readIn(view, this.#place), since) : null;
      return this.#says ? [this.#says] : [];
    }
    const swap = this.#swapper.plan(view, view.hand, since, now);
    const faces = this.#faces.plan(isFour(view.hand), view.signal, since, now);
    return [
      ...this.#says ? [this.#says] : [], ...swap ? [swap] : [],
      ...faces.map(({ act, at }): Planned<CashIntent> => ({ at, intent: { kind: 'act', act } })),
    ];
  }

  /** A right Cash goes before what it means to counter. */
  #look({ seats, signal }: CashView, seat: number, act: number, since: number): void {
    const watchers = seats.filter(({ kind, pair }) => kind === 'bot' && pair !== seats[seat]!.pair).length;
    const call = this.#faces.look(seat, act, signal, watchers);
    if (call === null || (call.pair !== null && this.#says !== null)) return;
    const called = call.pair === null ? { called: 'cash', pair: null } as const : { called: 'counter', pair: call.pair } as const;
    this.#says = { at: Math.max(since + call.after, this.#now() + 1), intent: { kind: 'call', ...called } };
  }

  #see(happening: CashHappening): void {
    const { reader } = this.#faces;
    switch (happening.type) {
      case 'acted': return reader.see(happening.seat, happening.act);
      case 'swapped': reader.changed(happening.seat); return this.#swapper.see(happening);
      case 'turned': case 'away': return this.#swapper.see(happening);
      case 'dealt': return this.#swapper.forget();
      case 'handOver': reader.over(happening.hands.map(isFour));
    }
  }
}

/** How many hands are over, where in the last of them the signal of a seat's pair was read; null: it wasn't. */
function readIn({ shown, seats, hands }: CashView, place: number): number | null {
  const end = shown?.end;
  return end?.[0] === 'counter' && end[2] === seats[place]!.pair && end[3] ? hands : null;
}

export function cashBot(facts: BotFacts<CashTypes>, ports: BotPorts<CashTypes>): Bot<CashTypes> {
  const player = new Player(facts, ports.now);
  return plannedBot<BotNews<CashTypes>, CashIntent>(ports, (news) => player.plan(news));
}
