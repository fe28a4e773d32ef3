/** A length of time as it is read at the table and after a game. */

/** "6:40". @param seconds whole ones */
export function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
