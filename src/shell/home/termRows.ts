/** What is agreed besides who plays, as rows of words, from a game's terms. */
import { sittingOf } from '../../layout/shapes/seatPlaces';
import { listOf, chosenOf, type Sits, type Terms } from '../../seats/terms';
import type { DraftBase } from '../../seats/draftSeats';
import { peopleIn } from '../../setup/seats/ownKeys';
import { rowOf, type ChoiceRow } from '../../ui/parts/choiceRow';
import type { Screen } from '../../ui/browser/abilities';

/** How the people of a draft sit at a screen. */
export function sitsAt({ seats, sitting }: Pick<DraftBase, 'seats' | 'sitting'>, screen: Screen): Sits {
  const people = peopleIn(seats);
  return { people, around: sittingOf(sitting, people, screen) === 'around' };
}

/** @param change told the draft with what was chosen */
export function termRows<Draft extends DraftBase>(
  terms: Terms<Draft>, draft: Draft, sits: Sits, change: (draft: Draft) => void,
): readonly ChoiceRow[] {
  return listOf(terms).flatMap((named) => {
    const [name, { of, asked, label, words, within = false }] = named;
    return asked?.(draft, sits) === false ? [] : rowOf({
      name: `term-${name}`, label: label(), of: of as readonly string[], chosen: chosenOf(named, draft, sits) as string, words, within,
      choose: (one) => change({ ...draft, [name]: one }),
    });
  });
}
