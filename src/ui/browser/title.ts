/**
 * The title of the document, by which a tab is known, and which a screen reader reads first: the screen and, at a table, whose turn it is.
 * The start screen is the game's own name.
 */
import { severalPersons } from '../../setup/players';
import { say } from '../../strings/say';
import { challengeTitle } from '../../strings/words/challenge/challenge';
import { who } from '../../strings/words/grammar';
import type { ViewState } from '../../session/viewState';
import type { Screen } from '../screen';
import { youOf } from '../story';
import type { TableModel } from '../table/tableModel';

/** The title of a screen, in the language that is spoken now. @param heading of a guest's screen, which the house does not know */
export function titleOf(screen: Screen, heading: string): string {
  return screen.kind === 'start' ? say('start-title') : say('title-page', { screen: nameOf(screen, heading) });
}

function nameOf(screen: Exclude<Screen, { readonly kind: 'start' }>, heading: string): string {
  switch (screen.kind) {
    case 'setup': return say(severalPersons(screen.draft.players) ? 'setup-title-several' : 'setup-title-alone');
    case 'daily': return say('today-title');
    case 'challenge': return challengeTitle(screen);
    case 'table': return atTable(screen);
    case 'history': return say('history-title');
    case 'replay': return say(screen.review === null ? 'replay-title' : 'report-title');
    case 'slips': return say('slips-title');
    case 'training': return say('training-title');
    case 'cardTable': return say('card-table-title');
    case 'drill': return say('title-drill', { title: say(`drill-name-${screen.session}`) });
    case 'guest': case 'apart': return heading;
  }
}

function atTable({ state, lesson, again }: TableModel): string {
  if (lesson) return say('title-lesson', { title: say(`lesson-title-${lesson.name}`) });
  if (again) return say('again-title');
  return whoseTurn(state);
}

function whoseTurn({ phase, paused, asking, mover, seats }: ViewState): string {
  if (paused) return say('title-paused');
  if (phase === 'over') return say('title-over');
  if (phase === 'order') return say('title-order');
  const you = youOf(seats);
  const named = (seat: number) => who(seats[seat]?.name ?? '', seat === you);
  if (asking) {
    const { you: told, name } = named(asking.seat);
    return say('title-asked', { you: told, name });
  }
  if (phase === 'lastChance' || mover === null) return say('title-last-chance');
  const { you: told, genitive } = named(mover);
  return say('title-table', { you: told, genitive });
}
