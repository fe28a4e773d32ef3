/** Tables of Snap Back under a simulated clock: time jumps from timer to timer, cards are painted a frame after they are laid. */
import { createJumpingClock } from '../../../tools/arena/clock';
import type { SavedSnapBack } from '../../../src/games/snapBack/kept/savedGame';
import { USUAL_TERMS, type SnapBackPlayer, type SnapBackSetup } from '../../../src/games/snapBack/kept/setup';
import type { ComputerPlayer, PlayerFacts } from '../../../src/games/snapBack/players/player';
import { backsOf, type Claim, type Rank } from '../../../src/games/snapBack/rules/cards';
import type { SnapBackHappening } from '../../../src/games/snapBack/rules/happening';
import type { Spoken } from '../../../src/seats/draftSeats';
import { cardsOf } from '../../../src/games/snapBack/rules/shoe';
import { createTable, type SnapBackTable } from '../../../src/games/snapBack/table/table';
import type { SnapBackAct } from '../../../src/games/snapBack/table/snapBackTypes';
import type { SnapBackView } from '../../../src/games/snapBack/table/view';

/** A frame of the page: so long after it was laid a card is painted. */
export const FRAME = 16;

export const ANN: SnapBackPlayer = { name: 'Ann', kind: 'local', shape: 'circle' };
export const BO: SnapBackPlayer = { name: 'Bo', kind: 'local', shape: 'square' };
export const VIOLA: SnapBackPlayer = { name: 'Viola', kind: 'bot', level: 'viola', shape: 'triangle' };
export const OTTO: SnapBackPlayer = { name: 'Otto', kind: 'bot', level: 'otto', shape: 'diamond' };

export function setupOf(players: readonly SnapBackPlayer[], more: Partial<SnapBackSetup> = {}): SnapBackSetup {
  return { ...USUAL_TERMS, players, ...more };
}

export function newGame(setup: SnapBackSetup, seed: string): SavedSnapBack {
  const luck = setup.players.map((_, seat) => `${seed}:${seat}`);
  return { id: 'one', setup, seed, luck, events: [], played: 0, callTimes: [], ended: null, startedAt: 5, savedAt: 5 };
}

/** A computer player who does as it is told. */
export interface Scripted {
  readonly facts: PlayerFacts;
  readonly heard: SnapBackHappening[];
  after: (card: number) => number | null;
  claim: Claim;
}

export interface Played {
  readonly table: SnapBackTable;
  readonly saves: SavedSnapBack[];
  readonly told: SnapBackHappening[];
  readonly views: SnapBackView[];
  /** Views with a top card that was told to be turned down. */
  readonly leaks: readonly SnapBackView[];
  readonly players: Scripted[];
  view(): SnapBackView;
  act(act: SnapBackAct): void;
  /** The nth card was painted, now where nothing is said. */
  paint(number: number, at?: number): void;
  /** A call that went down at `at`, now where nothing is said, and is handled now. */
  call(seat: number, at?: number): void;
  now(): number;
  pass(milliseconds: number): void;
  /** Lets time pass until this holds, for half an hour at most. */
  until(holds: (view: SnapBackView) => boolean): void;
  /** Goes on until the nth card lies open and was painted, and says when it was. */
  card(number: number): number;
  /** When the nth card was painted at first; null: it was not. */
  paintedAt(card: number): number | null;
  /** Time leaps: a computer slept, or its clock was set. */
  leap(milliseconds: number): void;
  /** Whether anything is still to come by itself. */
  waits(): boolean;
  record(): string;
}

export interface Wishes {
  /** How long a card takes to be painted; null: nobody says that it was. */
  readonly frame?: number | null;
  readonly game?: SavedSnapBack;
  readonly createPlayer?: (facts: PlayerFacts) => ComputerPlayer;
  /** How what happens is read aloud. */
  readonly spoken?: Spoken;
}

export function tableOf(setup: SnapBackSetup, seed: string, { frame = FRAME, game, createPlayer, spoken = 'off' }: Wishes = {}): Played {
  const clock = createJumpingClock(1000);
  const saves: SavedSnapBack[] = [];
  const told: SnapBackHappening[] = [];
  const views: SnapBackView[] = [];
  const players: Scripted[] = [];
  const scripted = (facts: PlayerFacts): ComputerPlayer => {
    const player: Scripted = { facts, heard: [], after: () => null, claim: 0 };
    players.push(player);
    return {
      hear: (happening) => { player.heard.push(happening); },
      callAfter: () => player.after(player.heard.findLast((one) => one.type === 'shown')?.number ?? 0),
      claim: () => player.claim,
      recalls: () => [],
    };
  };
  const leaks: SnapBackView[] = [];
  let lies = false;
  const painted = new Map<number, number>();
  const heard = (view: SnapBackView, happenings: readonly SnapBackHappening[]): void => {
    views.push(view);
    told.push(...happenings);
    for (const { type } of happenings) {
      if (type === 'shown') lies = true;
      if (type === 'turnedDown' || type === 'revealed') lies = false;
    }
    if (view.open?.back === null && !lies) leaks.push(view);
    if (frame === null || view.open === null || view.phase === 'again') return;
    const { shown } = view;
    clock.setTimeout(() => {
      if (!painted.has(shown)) painted.set(shown, clock.now());
      paint(shown);
    }, frame);
  };
  const table: SnapBackTable = createTable(game ?? newGame(setup, seed), {
    clock, today: () => 77, spoken, onSave: (saved) => { saves.push(saved); }, told: heard,
  }, createPlayer ?? scripted);
  /** As the page says it: only of the card that lies open. */
  const paint = (number: number, at = clock.now()): void => {
    const { shown, open } = table.view();
    if (shown === number && open?.back === null) table.act({ kind: 'painted', at });
  };
  const { pass } = clock;
  const until = (holds: (view: SnapBackView) => boolean): void => {
    const end = clock.now() + 1_800_000;
    while (!holds(table.view())) if (!clock.jump(end)) throw new Error(`It never was so: ${JSON.stringify(table.view())}`);
  };
  return {
    table, saves, told, views, leaks, players, pass, until,
    view: () => table.view(),
    act: (act) => { table.act(act); },
    paint,
    call: (seat, at = clock.now()) => { table.act({ kind: 'call', seat, at }); },
    now: () => clock.now(),
    card(number) {
      until(({ shown, open, phase }) => shown === number && open !== null && phase !== 'again');
      pass(frame ?? 400);
      return clock.now() - (frame === null ? 400 : 0);
    },
    leap(milliseconds) { clock.goTo(clock.now() + milliseconds); },
    paintedAt: (card) => painted.get(card) ?? null,
    waits: () => clock.jump(),
    record: () => saves.at(-1)?.events.map(([kind, ...rest]) => (kind === 'show' ? 's' : `${kind[0]}${rest.join('')}`)).join(' ') ?? '',
  };
}

/** The first word whose cards are like this. */
export function seedWhere(holds: (cards: readonly Rank[]) => boolean, count: number): string {
  for (let i = 0; ; i += 1) if (holds(cardsOf(String(i), count))) return String(i);
}

/** Whether the nth card, counted from 1, is like the one so many before it. */
export function isBack(cards: readonly Rank[], number: number, back: number): boolean {
  return backsOf(cards.slice(0, number)).some((one) => one === back);
}
