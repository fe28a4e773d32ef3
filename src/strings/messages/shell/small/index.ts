/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface ShellSmall {
  'small-has': { cards: number }; 'small-stopped': null; 'small-stop-sure': null;
  'small-over-won': { name: string | number; you: 'no' | 'yes' }; 'small-over-tied': { names: string | number }; 'small-over-nobody': null;
}
