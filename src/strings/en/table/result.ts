/** The words of the count at the end of a game. */

export const RESULT = {
  title: 'Game over',
  again: 'Play again',
  next: 'Next game',
  newMatch: 'New match',
  look: 'Look at the board',
  leave: 'Back to the start',
} as const;
