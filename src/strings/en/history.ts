/** The words of games that are over: the list of them, their replay, and the figures of each name. */
import { PARTS } from '../../rules/scoring';
import type { FinishedGame, ReplayMoment } from '../../history/pastView';
import type { Update } from '../../session/viewState';
import { points } from './card';
import { count, list, possessive } from './lists';
import { costSentence, finalCount, sentence, verdict } from './log';

export const HISTORY = {
  title: 'History',
  open: 'History',
  back: 'Back to the start',
  games: 'Finished games',
  figures: 'Figures',
  none: 'No finished game is kept here. The next one that you play to its end will be.',
  won: 'won',
  shared: 'shared the win',
  replay: 'Replay',
  forget: 'Delete this game',
  forgetNow: 'Delete for good',
  forgetName: (name: string) => `Delete the name ${name}`,
  forgetNameNow: (name: string) => `Delete the name ${name} for good`,
  nameNote: 'A name that is deleted becomes “Somebody” in the games that are kept, so that the others’ figures stay true. It is no longer offered at the start.',
  forgetAll: 'Delete everything',
  forgetAllNow: 'Delete everything for good',
  allNote: 'All finished games, their score cards, these figures, and the names that are offered at the start. Games that wait to be gone on with stay; a series between two games does not.',
  unknown: 'not known',
  failed: 'That could not be done just now.',
} as const;

/** What is called a name that was deleted. */
export const SOMEBODY = 'Somebody';

/** Whether a name only stands for one that was deleted. */
export function isSomebody(name: string): boolean {
  return /^Somebody(?: \d+)?$/u.test(name);
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** When a game ended: "21 November 2026 at 08:43". */
export function dayOf(milliseconds: number): string {
  return DAY.format(milliseconds);
}

/** A game as it is heard, for its buttons: "Ada, 41 tiles; Otto, 35 tiles". */
export function gameName({ seats, endedAt }: FinishedGame): string {
  return `${seats.map(({ name, tiles }) => finalCount(name, tiles)).join('; ')}, ${dayOf(endedAt)}`;
}

/** The columns of the figures: a short head, and what it stands for. */
export const FIGURE_HEADS = {
  games: ['Games', 'Games played'],
  won: ['Won', 'Games won; a shared win counts as a part'],
  tiles: ['Tiles', 'Tiles a game'],
  made: ['Made', 'Runs made'],
  missed: ['Missed', 'Runs missed'],
  snagged: ['Snagged', 'Runs snagged from others'],
  vain: ['False', 'False calls'],
  time: ['Time', 'Median time to call, in seconds'],
} as const;

/** A number with one place after the point, if it needs one: "17.5". */
export function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Parts of wins: "3½". */
export function wins(parts: number): string {
  return points(parts);
}

/** A plot as it is heard: "Tiles a game, oldest first: 12, 30, 24". */
export function plotName(what: string, values: readonly (number | null)[]): string {
  return `${what}, the oldest first: ${values.map((value) => (value === null ? HISTORY.unknown : oneDecimal(value))).join(', ')}`;
}

/** Milliseconds as seconds: "0.8". */
export function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

/** A share of a win as a number from 0 to 1. */
export function shareOf(parts: number): number {
  return parts / PARTS;
}

export const REPLAY = {
  title: 'Replay',
  back: 'Back to the history',
  controls: 'Replay',
  momentBefore: 'Moment before',
  stepBack: 'One step back',
  play: 'Play on',
  pause: 'Pause',
  stepOn: 'One step on',
  momentNext: 'Next moment',
  scrub: 'Step of the game',
  racks: 'All racks',
  emptyRack: 'no tiles left',
  moments: 'Moments',
  noMoments: 'Nobody made a run, and nobody called.',
  deal: 'Four tiles are dealt to each.',
} as const;

/** "34 of 152". */
export function stepOf(step: number, steps: number): string {
  return `${step} of ${steps}`;
}

/** A rack as it is heard: "Ann's rack: 4, 17, 22 and 60". */
export function rackTold(name: string, tiles: readonly (number | null)[]): string {
  return `${possessive(name)} rack: ${tiles.length === 0 ? REPLAY.emptyRack : list(tiles.filter((tile) => tile !== null))}`;
}

/** A moment in the list, after how many tiles it was: "Tile 30: Ann takes 5 tiles from Ben". */
export function momentName(moment: ReplayMoment, names: readonly string[]): string {
  return `Tile ${moment.ply}: ${momentTold(moment, names)}`;
}

/** The moment itself: "Ann takes 5 tiles from Ben". */
export function momentTold({ kind, seat, tiles, from }: ReplayMoment, names: readonly string[]): string {
  const name = names[seat] ?? '';
  switch (kind) {
    case 'taken': return `${name} takes ${count(tiles.length, 'tile')}${from.length === 0 ? '' : ` from ${list(from.map((other) => names[other] ?? ''))}`}`;
    case 'missed': return `${name} misses ${count(tiles.length, 'tile')}`;
    case 'vain': return `${name} calls in vain`;
  }
}

/** What happened in a step of a replay, in sentences. */
export function stepSentence({ state, happenings }: Update, moments: readonly ReplayMoment[]): string {
  const names = state.seats.map(({ name }) => name);
  const told = happenings.flatMap((happening) => {
    if (happening.type === 'turn') return [];
    const end = happening.type === 'counted' ? verdict(names, state.seats.map(({ won }) => won)) : null;
    return [sentence(happening, names, [], state.calls), costSentence(happening, names), end];
  });
  const missed = moments.filter(({ kind }) => kind === 'missed').map(({ seat, tiles }) => `${names[seat] ?? ''} leaves a run uncalled: ${list(tiles)}.`);
  return [...missed, ...told.filter((text) => text !== null)].join(' ');
}
