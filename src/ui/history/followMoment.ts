/**
 * Keeps the moment that is shown in sight in the list of moments, while somebody steps through a game. Only the list itself moves, or the
 * column that it lies in, and that only while the list is looked at: whoever reads something else is not taken away from it.
 */

/** How far from the edge of the list the moment stays, so that its neighbour is seen too. */
const ROOM = 44;

export function followMoment(root: ParentNode): void {
  const list = root.querySelector<HTMLElement>('.moments ol');
  if (!list) return;
  const now = list.querySelector<HTMLElement>('[aria-current]');
  const scroller = list.scrollHeight > list.clientHeight + 1 ? list : list.closest<HTMLElement>('.reading');
  if (!scroller) return;
  // Before the first moment the list begins at its beginning.
  if (!now) {
    if (scroller === list) list.scrollTop = 0;
    return;
  }
  const [seen, whole, one] = [scroller, list, now].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
  if (whole.bottom <= seen.top || whole.top >= seen.bottom) return;
  const room = Math.min(ROOM, (seen.height - one.height) / 2);
  if (one.top < seen.top + room) scroller.scrollTop -= seen.top + room - one.top;
  else if (one.bottom > seen.bottom - room) scroller.scrollTop += one.bottom - seen.bottom + room;
}
