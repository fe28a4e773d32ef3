/** Racks of several devices at one real host, each message JSON text that takes its time: to be played by what they offer. */
import type { GameRack, Rack } from '../../../src/apart/rack';
import type { Game, GameTypes, Place, SavedGame } from '../../../src/contract/contract';
import { createHost, type HostedGame } from '../../../src/host/host';
import { USUAL_INPUT } from '../../../src/setup/inputSettings';
import { jumpingClock, type JumpingClock } from '../../helpers/clock';
import { connectOver } from '../../host/helpers/lines';
import { markupOf, offeredBy, type Offered } from './offered';

export interface Held {
  readonly rack: Rack;
  readonly places: readonly Place[];
  /** All that was told it, as text. */
  readonly messages: readonly string[];
  /** What it shows now. */
  text(): string;
  offers(): readonly Offered[];
  /** The device's own time. */
  now(): number;
  /** Presses what is called so, if it is offered. @returns whether it was */
  press(name: string): boolean;
}

export interface Evening {
  readonly clock: JumpingClock;
  readonly host: HostedGame<GameTypes>;
  readonly racks: readonly Held[];
  readonly failures: unknown[];
}

/** @param places for each device the places that it holds */
export function evening(
  game: Game<GameTypes>, saved: SavedGame<GameTypes>, { create }: GameRack, places: readonly (readonly Place[])[], delay = 40,
): Evening {
  const clock = jumpingClock();
  const failures: unknown[] = [];
  const host = createHost(game, saved, {
    clock, today: () => 7, epoch: 'evening', save: () => {}, failed: (error) => { failures.push(error); }, far: true,
  });
  const racks = places.map((own, i): Held => {
    const messages: string[] = [];
    const now = (): number => clock.now() + i * 1000;
    let rack: Rack | null = null;
    const draw = (): void => { clock.setTimeout(() => rack?.painted(now()), 16); };
    rack = create({
      connect: connectOver(() => host, clock, { delay, skew: 0, frame: 0 }, (text) => { messages.push(text); }),
      places: own, now, changed: draw, input: () => USUAL_INPUT, mirrored: () => false, whole: './?whole=1',
    });
    const made = rack;
    const offers = (): readonly Offered[] => offeredBy(made.template());
    return {
      rack: made, places: own, messages, offers, now, text: () => markupOf(made.template()).text,
      press(name) {
        const offered = offers().find((one) => one.name === name && one.enabled);
        offered?.press(now());
        return offered !== undefined;
      },
    };
  });
  return { clock, host, racks, failures };
}

/** Lets each device press something now and then, as long as the game lasts. @param choose one of what it offers; null: nothing */
export async function playOut(
  { clock, host, racks }: Evening, choose: (offers: readonly Offered[], held: Held) => Offered | null,
): Promise<void> {
  for (const held of racks) {
    const next = (wait: number): void => {
      clock.setTimeout(() => {
        if (host.ended !== null) return;
        choose(held.offers().filter(({ enabled }) => enabled), held)?.press(held.now());
        next(250 + (wait * 7) % 400);
      }, wait);
    };
    next(300 + held.places.length * 50);
  }
  host.goOn();
  const end = clock.now() + 7_200_000;
  while (host.ended === null && clock.now() < end && await clock.step());
  await clock.pass(500);
}
