/** Who answers what the page asks for: the form of the one table in `app`, to which each part of the app adds its rows. */
import type { AnswerTo, Command } from '../ui/commands';

/** An answer for every command. */
export type Answers = {
  readonly [K in Command['kind']]: (command: Extract<Command, { readonly kind: K }>) => AnswerTo<K> | Promise<AnswerTo<K>>;
};
