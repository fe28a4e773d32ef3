/** What Pip says in the lesson of Snap, by name: the words are in the guest's messages, as `snap-pip-…`. */

export const SAYS = [
  'hello', 'back', 'turn', 'mine', 'turn-again', 'look', 'call', 'seen', 'again', 'keep-looking', 'call-tie', 'seen-tie', 'pot', 'turn-pot',
  'call-pot', 'seen-pot', 'last', 'hm', 'seen-vain', 'done',
  // Answers to what was not wanted.
  'early', 'not-this', 'not-six', 'my-turn', 'look-first',
  // What "Show me" says.
  'hint-turn', 'hint-call',
] as const;
export type SayName = (typeof SAYS)[number];
