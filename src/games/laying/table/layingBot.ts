/** What every computer player takes from what it is told where two lay cards at once. */

/** Whether somebody was wrong just now, and can do nothing for a moment. */
export function isWrongIn(happenings: readonly { readonly type: string; readonly seat?: number }[], place: number): boolean {
  return happenings.some(({ type, seat }) => type === 'wrong' && seat === place);
}
