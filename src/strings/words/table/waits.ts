/** For whom a game of SNAG waits at a table of several devices, once somebody has said what was asked of all. */
import type { ViewState } from '../../../session/viewState';
import { list } from '../../formats';
import { say } from '../../say';
import { shownName } from '../grammar';

/** A sentence; null: it waits for nobody else, or whoever looks has something to say themselves. */
export function waitsText({ phase, seats, viewer, paused, awaits, enough = [] }: ViewState): string | null {
  if (paused) return null;
  // What anybody has answered is told to nobody, so it can't be told who hasn't.
  if (awaits === true) return say(viewer === null ? 'waits-answers' : 'waits-answers-own');
  if (phase !== 'lastChance' || enough.length === 0) return null;
  const left = seats.flatMap(({ kind, name }, seat) => (kind === 'bot' || enough.includes(seat) ? [] : [shownName(name)]));
  if (left.length === 0) return null;
  if (viewer === null) return say('waits-count', { names: list(left) });
  return enough.includes(viewer) ? say('waits-count-own', { names: list(left) }) : null;
}
