/**
 * A list of which each item keeps its own elements, whatever comes and goes around it. lit-html's `repeat` does the same, but leaves the
 * end marker of each item that goes behind: a comment for every tile that was played and every line of a log, for as long as the page
 * lives.
 */
import { noChange } from 'lit-html';
import { Directive, directive, type ChildPart, type DirectiveParameters, type DirectiveResult } from 'lit-html/directive.js';
import { insertPart, removePart, setChildPartValue } from 'lit-html/directive-helpers.js';

class KeyedList extends Directive {
  /** By its key, what each item of the list is drawn in. */
  readonly #parts = new Map<unknown, ChildPart>();

  override render(_items: readonly unknown[], _keyOf: (item: never) => unknown, _template: (item: never, i: number) => unknown): unknown {
    return noChange;
  }

  override update(container: ChildPart, [items, keyOf, template]: DirectiveParameters<this>): unknown {
    const keys = items.map((item) => keyOf(item as never));
    const kept = new Set(keys);
    for (const [key, part] of this.#parts) {
      if (kept.has(key)) continue;
      this.#parts.delete(key);
      const { endNode } = part;
      removePart(part);
      (endNode as Comment | null)?.remove();
    }
    // Places are made from the end, so that each has what comes after it to stand before. One that stands there is not moved: it may have
    // the focus.
    const places: ChildPart[] = [];
    for (let i = keys.length - 1; i >= 0; i -= 1) {
      const part = insertPart(container, places[i + 1], this.#parts.get(keys[i]));
      this.#parts.set(keys[i], part);
      places[i] = part;
    }
    // And they are filled from the beginning: screen readers tell a live list in the order in which its elements came.
    for (const [i, part] of places.entries()) setChildPartValue(part, template(items[i] as never, i));
    return noChange;
  }
}

const list = directive(KeyedList);

/**
 * The items, each by a template.
 * @param keyOf what an item is known by from one time to the next; no two have the same
 */
export function keyedList<T>(items: readonly T[], keyOf: (item: T) => unknown, template: (item: T, i: number) => unknown): DirectiveResult {
  return list(items, keyOf as (item: never) => unknown, template as (item: never, i: number) => unknown);
}
