/** Who sits at the table that is set up. */
import { list } from '../../formats';
import { say } from '../../say';
import { isYou } from '../grammar';

/** Somebody, as a sentence about their card is made with. */
export interface OnCard { readonly who: 'you' | 'nameless' | 'named'; readonly name: string }

/** Whose card it is. @param name as it stands in its field; '' while nobody has typed one */
export function onCard(name: string): OnCard {
  return { who: isYou(name) ? 'you' : name === '' ? 'nameless' : 'named', name };
}

/** Who sits at the table, told when somebody comes or goes: "At the table: 2 people and 1 computer". */
export function atTable(people: number, computers: number): string {
  return say('setup-at-table', {
    who: list([
      ...(people > 0 ? [say('setup-people', { count: people })] : []),
      ...(computers > 0 ? [say('setup-computers', { count: computers })] : []),
    ]),
  });
}
