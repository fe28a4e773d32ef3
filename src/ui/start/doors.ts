/**
 * The doors of the start screen: what else there is to do, each a card with a picture, a title and a line. They are values, so that what is
 * shown, and in which order, is seen at one glance. A door whose screen does not exist yet is not in the list.
 */
import { say } from '../../strings/say';
import { dailyDoor } from '../../strings/words/start/today';
import type { Door, DoorWords, StartModel } from './startModel';

const DOORS: readonly Door[] = [
  {
    id: 'several', icon: 'people', command: { kind: 'openSetup', for: 'several' },
    told: () => ({ title: say('door-several'), line: say('door-several-line') }),
  },
  {
    id: 'cardTable', icon: 'cards', command: { kind: 'cardTable' },
    told: () => ({ title: say('door-cards'), line: say('door-cards-line') }),
  },
  { id: 'daily', icon: 'calendar', command: { kind: 'daily' }, told: ({ daily }) => dailyDoor(daily) },
  {
    id: 'learn', icon: 'book', command: { kind: 'learn' },
    // While the course leads, its own button stands above: twice would be one door too many.
    told: ({ leads, lessons: { done, of } }) => (leads === 'learn' ? null
      : { title: say('door-learn'), line: done === 0 ? say('door-learn-line') : say('door-lessons-done', { done, of }) }),
  },
  {
    id: 'training', icon: 'eye', command: { kind: 'training' },
    told: () => ({ title: say('door-training'), line: say('door-training-line') }),
  },
  {
    id: 'history', icon: 'clock', command: { kind: 'history' },
    told: ({ past }) => (past > 0 ? { title: say('history-open'), line: say('door-history-line', { games: past }) } : null),
  },
];

/** The doors that are shown, with what stands on each. */
export function doorsOf(model: StartModel): readonly (Door & DoorWords)[] {
  // What comes late comes last: nothing moves beneath a finger.
  return [...DOORS, ...model.doors].flatMap((door) => {
    const told = door.told(model);
    return told ? [{ ...door, ...told }] : [];
  });
}
