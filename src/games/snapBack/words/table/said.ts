/**
 * What is said of a table for those who hear it: each card at once and shortly, and what happens once. As values, which become words when
 * they are said.
 */
import { list } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { isMe } from '../../../../strings/words/cast';
import { shownName, who } from '../../../../strings/words/grammar';
import type { Back, Claim, Rank } from '../../rules/cards';
import type { SeatResult } from '../../rules/game';
import type { SnapBackHappening } from '../../rules/happening';
import type { SnapBackView } from '../../table/view';
import { callersText, promptText } from './prompts';

/** What can be read aloud when somebody asks for it: the dice, the time, what can be done. */
export type Reading = 'dice' | 'time' | 'asked';

export type Said =
  | { readonly kind: 'card'; readonly rank: Rank }
  | { readonly kind: 'again'; readonly rank: Rank; readonly back: Back }
  | { readonly kind: 'called' }
  | { readonly kind: 'count'; readonly left: 2 | 1 }
  | { readonly kind: 'revealed' }
  | { readonly kind: 'over' }
  /** `now`: when it was asked for, in the page's milliseconds. */
  | { readonly kind: 'read'; readonly what: Reading; readonly now: number };

/** What is said of a happening. */
export function saidOf(happening: SnapBackHappening): Said[] {
  switch (happening.type) {
    case 'shown': return [{ kind: 'card', rank: happening.rank }];
    case 'shownAgain': return [{ kind: 'again', rank: happening.rank, back: happening.back }];
    case 'called': return [{ kind: 'called' }];
    // "Three" would come with the call itself.
    case 'count': return happening.left === 3 ? [] : [{ kind: 'count', left: happening.left }];
    case 'revealed': return [{ kind: 'revealed' }];
    case 'over': return [{ kind: 'over' }];
    case 'turnedDown': return [];
  }
}

/** As it is said. @param choice what the only person has chosen */
export function saidText(said: Said, view: SnapBackView, choice: Claim | null): string {
  switch (said.kind) {
    case 'card': return String(said.rank);
    case 'again': return say('snap-back-said-back', { back: said.back, rank: said.rank });
    // Shortly: there are three seconds to choose in, and what there is to choose from says what it is.
    case 'called': return callersText(view, view.callers);
    case 'count': return String(said.left);
    case 'revealed': return view.revealed ? `${promptText({ ...view, phase: 'revealed' }, null)} ${allShown(view)}` : '';
    case 'over': return promptText({ ...view, phase: 'over' }, null);
    case 'read': return readText(said.what, view, said.now, choice);
  }
}

/** "They showed: Viola 3, die up to 4; Otto a fist." The only person here knows what they showed. */
function allShown({ seats, revealed }: SnapBackView): string {
  const results = revealed?.reveal.seats ?? [];
  const others = results.flatMap((result, seat) => (isMe({ seats }, seat) ? [] : [shownText(seats[seat]?.name ?? '', result)]));
  return others.length === 0 ? '' : say('snap-back-said-all', { all: others.join('; ') });
}

function shownText(name: string, { claim, before, after }: SeatResult): string {
  const what = say('snap-back-said-shown', { name: shownName(name), claim });
  if (after === before) return what;
  return after > before ? say('snap-back-said-up', { what, die: after }) : say('snap-back-said-down', { what, die: after });
}

function readText(what: Reading, view: SnapBackView, now: number, choice: Claim | null): string {
  switch (what) {
    case 'asked': return promptText(view, choice);
    case 'dice': return say('snap-back-read-dice', {
      dice: list(view.seats.map(({ name, die }) => say('snap-back-read-die', { name: who(name).name, die }))),
    });
    case 'time': return timeText(view, now);
  }
}

function timeText({ time }: SnapBackView, now: number): string {
  if (time === null) return say('snap-back-read-no-time');
  const left = Math.ceil(Math.max(0, time.left - (time.runs ? now - time.at : 0)) / 1000);
  const minutes = Math.floor(left / 60);
  return minutes === 0 ? say('snap-back-read-seconds', { seconds: left })
    : say('snap-back-read-minutes', { minutes, seconds: left % 60 });
}
