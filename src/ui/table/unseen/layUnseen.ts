/**
 * Has the browser lay out what is not on the page: letters of a kind and size that it has not met cost it several times what they cost from
 * then on, and the first table has some hundred of them.
 */

/** Lies in the document for no longer than it is laid out: nobody can see, hear, reach or find in it what it holds. */
function holder(shape: string): HTMLElement {
  const element = document.createElement('div');
  element.className = `table ${shape}`;
  element.style.cssText = 'position: fixed; inset: 0; visibility: hidden; overflow: hidden; contain: strict';
  element.setAttribute('aria-hidden', 'true');
  element.inert = true;
  return element;
}

/** Lays out `part` as it would be at a table of a shape, and leaves nothing of it on the page. */
export function layUnseen(part: HTMLElement, shape: string): void {
  const element = holder(shape);
  element.append(part);
  document.body.append(element);
  // To ask for a measure is to have it laid out.
  element.getBoundingClientRect();
  part.getBoundingClientRect();
  element.remove();
}
