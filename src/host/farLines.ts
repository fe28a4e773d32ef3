/**
 * The lines over which the screens of a game speak to its host: how far away each is by measurement, when an act that came over it counts,
 * and what is owed for the races that were won (race/credit). Whatever a screen says of its times that cannot be is credited with nothing.
 */
import type { GameClock } from '../bots/gameClock';
import type { Act, GameTypes, KeptCall, Place } from '../contract/contract';
import { callsInRace, lastRaceIn } from '../contract/farCalls';
import { credited, owedAfter, quotaOf } from '../race/credit';
import type { PlaceLine } from '../race/lines';
import { TIE_MS } from '../race/order';
import type { Take } from './judge/round';
import { MOST_WAITING } from './judge/waits';
import type { ToHost } from './port';
import type { Screen } from './screens';

type Pressed = Extract<ToHost, { readonly kind: 'act' }>;
type FarScreen = Pick<Screen<never>, 'told' | 'lag'>;
type Time = Pick<GameClock, 'now' | 'isStanding'>;

/** When an act counts, in the game's time, and what its line took. */
type OverLine = Required<Pick<Act<GameTypes>, 'at' | 'over'>>;

/** How long after the painting of an update a screen says that it was pressed; null: what it says cannot be. */
function tookIn({ told }: Pick<Screen<never>, 'told'>, { at, now, seen }: Pressed, arrived: number): { sent: number; took: number } | null {
  const sent = seen === null ? undefined : told[seen.sequence - 1]?.time;
  if (sent === undefined || seen!.at > at || at > now || now - seen!.at > arrived - sent) return null;
  return { sent, took: at - seen!.at };
}

export class FarLines {
  readonly #personAt: (place: Place, events: number) => string | null;
  /** What people owe, wherever they sit. */
  readonly #owed = new Map<string, number>();
  readonly #acted = new Map<Place, number>();
  #calls: readonly KeptCall[];
  /** How many of the game's races are settled here. */
  #settled = 0;

  /**
   * @param kept the calls of the game so far: whoever takes it up anew owes what they owed
   * @param personAt who played at a place when there were so many events; null: a character, who owes nothing
   */
  constructor(kept: readonly KeptCall[], personAt: (place: Place, events: number) => string | null) {
    this.#personAt = personAt;
    this.#calls = kept;
    for (const call of kept.filter(({ race }) => race > 0).toSorted((a, b) => a.race - b.race)) this.#owe(call);
  }

  /** What is written down of them. */
  written(): { readonly farCalls?: readonly KeptCall[] } { return this.#calls.length === 0 ? {} : { farCalls: this.#calls }; }

  /** Who called in the last race, as anybody may be told. @param waiting acts of which nobody may know: none from then on is told */
  lastRace(waiting: readonly Pick<Act<GameTypes>, 'place' | 'at'>[]): readonly KeptCall[] {
    const isOpen = ({ place, at }: KeptCall): boolean => !waiting.some((one) => one.place === place && at >= Math.round(one.at));
    const calls = this.#calls.filter(isOpen);
    return callsInRace(calls, lastRaceIn(calls));
  }

  /**
   * When something counts that has come just now: never before the last act of the same place. Null: it was pressed in a pause.
   * @param clock the clock of the game
   * @param calls how many events the record has, if it's something that people race with: then it's kept
   */
  press(screen: FarScreen, message: Pressed, clock: Time, calls: number | null): OverLine | null {
    const { place } = message;
    const now = clock.now();
    const said = tookIn(screen, message, now);
    if (clock.isStanding() && (said === null || said.sent + said.took > now)) return null;
    const { at: counts, credit, lag } = said === null ? { at: now, credit: 0, lag: 0 }
      : credited({ ...said, arrived: now }, this.#quota(screen, place));
    const at = Math.max(counts, this.#acted.get(place) ?? counts);
    this.#acted.set(place, at);
    this.note(place, at, calls, { credit, lag, line: screen.lag ?? 0 });
    return { at, over: { credit, lag } };
  }

  /**
   * Keeps a call, a computer player's, too, which comes over no line; of somebody who does nothing else between two events the first few.
   * @param events how many the record has; null: it's no call
   */
  note(place: Place, at: number, events: number | null, { credit, lag, line } = { credit: 0, lag: 0, line: 0 }): void {
    if (events === null || this.#calls.filter((call) => call.place === place && call.events === events).length >= MOST_WAITING) return;
    const [when, credits, lags, lines] = [at, credit, lag, line].map(Math.round) as [number, number, number, number];
    this.#calls = [...this.#calls, { race: 0, events, place, at: when, credit: credits, lag: lags, line: lines }];
  }

  /** The races that were won since the last time: that alone moves what whoever won owes. @param takes all of this life of the game */
  settle(takes: readonly Take[]): void {
    for (; this.#settled < takes.length; this.#settled += 1) {
      const race = Math.max(0, ...this.#calls.map((call) => call.race)) + 1;
      for (const { place, at } of takes[this.#settled]!) {
        // Who pressed again before it was judged has won by what was pressed first.
        const i = this.#calls.findLastIndex((call) => call.place === place && call.race === 0 && call.at <= Math.round(at) + TIE_MS);
        const call = this.#calls[i];
        if (call === undefined) continue;
        this.#calls = this.#calls.with(i, { ...call, race });
        this.#owe(call);
      }
    }
  }

  /** The places of these screens, by how much earlier than it comes what they do can count. */
  lines(screens: readonly Pick<Screen<never>, 'places' | 'lag'>[]): readonly PlaceLine[] {
    return screens.flatMap((screen) => [...screen.places].map((place) =>
      ({ place, quota: this.#quota(screen, place), actedAt: this.#acted.get(place) ?? -Infinity })));
  }

  #owe({ place, events, line, credit }: KeptCall): void {
    const who = this.#personAt(place, events);
    if (who !== null) this.#owed.set(who, owedAfter(line, this.#owed.get(who) ?? 0, credit));
  }

  #quota({ lag }: Pick<Screen<never>, 'lag'>, place: Place): number {
    return quotaOf(lag, this.#owed.get(this.#personAt(place, Infinity) ?? '') ?? 0);
  }
}
