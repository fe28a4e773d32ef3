/** A small game on a phone as the rack alone: what lies there small, and what one presses large. */
import { html, type nothing } from 'lit-html';
import '../../../ui/styles/smallTable.css';
import type { GameRack } from '../../../apart/rack';
import { rackOf } from '../../../shell/table/rack';
import { keysWith, pressedBy, smallAfter, smallLies, smallOpened, smallSaid, smallSeats, smallSentence, type Shown } from './smallParts';
import type { SmallShell, SmallTable, SmallTypes } from './smallTypes';

export interface SmallRack<T extends SmallTypes> extends Pick<GameRack, 'title' | 'words'> {
  /** The parts of its table that a phone needs: its view has to say all that a table has. */
  readonly parts: Shown<T>;
  /** What is shown of somebody beside their name in the head of the page. */
  readonly seat: (view: SmallTable<T>['view'], seat: number) => { readonly figure: string; readonly told: string; readonly moves: boolean };
}

export function smallRack<T extends SmallTypes>({ title, words, parts, seat }: SmallRack<T>): GameRack {
  return rackOf<SmallShell<T>>({
    title, words, as: 'small-table', isUrgent: () => true, set: () => ({}),
    screen: {
      opened: smallOpened, after: smallAfter, saidNow: (model) => smallSaid(parts, model), keys: keysWith(parts),
      ...parts.calls ? { calls: parts.calls } : {},
    },
    view: (screen) => screen.seen().view as SmallTable<T>['view'],
    room: ({ view }) => html`${smallLies(parts, view)}${smallSeats(parts, view)}`,
    prompt: (model) => smallSentence(parts, model) as string | typeof nothing,
    pressed: (model, me, ask) => pressedBy(parts, model, me, ask),
    seats: (view) => view.seats.map((_, at) => seat(view, at)),
  });
}
