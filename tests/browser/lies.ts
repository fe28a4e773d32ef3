/** Where things lie on a page, by their boxes: what reaches out of it at the side, and what lies over something else. */
import type { Locator } from '@playwright/test';

/** So much the boxes of two lines of text overlap with no letter touching another, in pixels. */
const LINE_GAP = 6;

/**
 * What cannot be seen whole by scrolling downward in `main`, or lies over something else, of what has a box of its own.
 * @param boxes selects what is looked at by its element @param texts what is looked at by its letters
 */
export function overlaps(main: Locator, boxes: string, texts: string): Promise<string[]> {
  return main.evaluate((root, [ofBoxes, ofTexts, gap]) => {
    const isSeen = (element: Element): boolean =>
      element.closest('.spoken') === null && getComputedStyle(element).clipPath === 'none' && element.getClientRects().length > 0;
    const lettersOf = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector(':scope > [aria-hidden]') ?? element);
      return range.getBoundingClientRect();
    };
    const looked = [...root.querySelectorAll(`${ofBoxes}, ${ofTexts}`)].filter(isSeen).map((element) => ({
      element, name: `${element.getAttribute('aria-label') ?? element.textContent?.replaceAll(/\s+/g, ' ').trim()} .${element.className}`,
      rect: element.matches(ofBoxes) ? element.getBoundingClientRect() : lettersOf(element),
    }));
    const out = looked.filter(({ rect: { left, top, right, bottom } }) => left < -0.5 || right > innerWidth + 0.5
      || top + root.scrollTop < -0.5 || bottom + root.scrollTop > Math.max(root.scrollHeight, innerHeight) + 0.5);
    const over = looked.flatMap((one, i) => looked.slice(i + 1).flatMap((other) => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      return wide > 1 && high > gap ? [`${one.name} lies over ${other.name}`] : [];
    }));
    const aside = root.scrollWidth > root.clientWidth || document.documentElement.scrollWidth > innerWidth ? ['it scrolls sideways'] : [];
    return [...aside, ...out.map(({ name }) => `${name} reaches out`), ...over];
  }, [boxes, texts, LINE_GAP] as const);
}
