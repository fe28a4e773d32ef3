/** The computer players at the table. Each hears what happens as everybody may know it, and nothing else. */
import type { PausableClock } from '../../../bots/pausableClock';
import type { Claim } from '../rules/cards';
import type { Seat } from '../rules/game';
import type { SnapBackHappening } from '../rules/happening';
import type { ComputerPlayer, CreatePlayer } from '../players/player';
import type { SnapBackSetup } from '../kept/setup';

export interface Computers {
  hear(happening: SnapBackHappening): void;
  /** They call the card that was told last, each in their time, or let it pass. @param paintedAt in the game's time */
  call(paintedAt: number): void;
  /** Where everybody is asked: what each answers. */
  answers(): readonly { readonly seat: Seat; readonly calls: boolean }[];
  claims(): readonly { readonly seat: Seat; readonly claim: Claim }[];
  /** Nobody calls the card before any more. */
  rest(): void;
}

export interface ComputerPorts {
  readonly clock: PausableClock;
  readonly createPlayer: CreatePlayer;
  /** A computer player calls. @param at when they pressed, in the game's time */
  called(seat: Seat, at: number): void;
}

/**
 * @param luck for each seat the word that its chance hangs on
 * @param past what has happened so far: players who take their seats again know it
 */
export function createComputers(
  { players, dice, pace, untimed }: SnapBackSetup, luck: readonly string[], past: readonly SnapBackHappening[], ports: ComputerPorts,
): Computers {
  const { clock, createPlayer, called } = ports;
  const watchers = players.filter(({ kind }) => kind === 'bot').length;
  const seated = players.flatMap(({ level }, seat): { seat: Seat; player: ComputerPlayer }[] => (level === undefined ? [] : [{
    seat, player: createPlayer({ character: level, seat, seats: players.length, die: dice, seed: luck[seat]!, watchers, pace, untimed }),
  }]));
  let timers: unknown[] = [];
  for (const happening of past) for (const { player } of seated) player.hear(happening);

  function rest(): void {
    for (const timer of timers) clock.clearTimeout(timer);
    timers = [];
  }
  return {
    rest,
    hear: (happening) => { for (const { player } of seated) player.hear(happening); },
    call(paintedAt) {
      rest();
      for (const { seat, player } of seated) {
        const after = player.callAfter();
        if (after === null) continue;
        const at = paintedAt + after;
        timers.push(clock.setTimeout(() => { called(seat, at); }, at - clock.now()));
      }
    },
    answers: () => seated.map(({ seat, player }) => ({ seat, calls: player.callAfter() !== null })),
    claims: () => seated.map(({ seat, player }) => ({ seat, claim: player.claim() })),
  };
}
