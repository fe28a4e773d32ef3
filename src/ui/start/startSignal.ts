/**
 * Tells the page how the start goes: the rescue (public/rescue.js) listens, and shows itself where the game does not start. It stands
 * outside the game, and so is told by an event.
 */

/**
 * @param how `begun` when the first line runs; `waits` when all is there but the data base; `started` when a screen is there; `failed` when
 * none will be, or none any more
 * @param why what went wrong, for whoever reports it
 */
export function tellStart(how: 'begun' | 'waits' | 'started' | 'failed', why: unknown = ''): void {
  dispatchEvent(new CustomEvent('snag', { detail: { how, why: why instanceof Error ? why.message : String(why) } }));
  // The rescue does this too, unless it has not come.
  const first = document.getElementById('first');
  if (first && how === 'started') first.hidden = true;
}

/** Hands the page over to the rescue, and has it save all games to a file. */
export function saveByRescue(): void {
  tellStart('failed');
  document.getElementById('r-save')?.click();
}
