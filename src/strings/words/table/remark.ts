/** What a character says in passing at the table, in its own voice. */
import type { Remark } from '../../../session/viewState';
import { say } from '../../say';

export function remarkText({ level, on, nth }: Pick<Remark, 'level' | 'on' | 'nth'>): string {
  return say(`remark-${level}-${on}-${nth}`);
}
