/** What Pip says in the lesson of Snap Back, by name: the words are in the guest's messages, as `snap-back-pip-…`. */

export const SAYS = [
  'hello', 'back', 'watch', 'seventh', 'call', 'choose', 'right', 'seen', 'again', 'pass', 'look', 'theirs', 'quicker', 'seen-theirs', 'hm',
  'vain', 'seen-fist', 'done',
  // Answers to what was not wanted.
  'early', 'not-this', 'too-far', 'not-quite', 'not-quite-theirs', 'no-fist-theirs', 'was-it',
  // What "Show me" says.
  'hint-call', 'hint-choose', 'hint-theirs', 'hint-fist',
] as const;
export type SayName = (typeof SAYS)[number];
