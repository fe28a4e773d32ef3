/** What opens the rules, and what the rules are called. */
export const RULES_OPEN = {
  /** What is seen on the buttons of screens and menu; and what is heard there, and has been since there were only the rules in brief. */
  short: 'Rules',
  name: 'Rules in brief',
  /** The small button at the table. */
  sign: '?',
  /** The dialog. */
  dialog: 'Rules in brief and in full',
} as const;
