// What a screen reader would speak by itself: every live region of the page is watched from its beginning.
import type { Page } from './helpers';

/** Begins to listen, before the page is opened. */
export async function listenToPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spokenByItself: spoken });
    const regionOf = (node: Node): Element | null => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[aria-live], [role=status], [role=alert], [role=log]') ?? null;
      return region?.getAttribute('aria-live') === 'off' ? null : region;
    };
    const text = (node: Node): string => (node.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
    new MutationObserver((changes) => {
      // A region of its own kind is read as a whole at each change, the others what came.
      const whole = new Set<Element>();
      for (const { target, addedNodes, type } of changes) {
        const region = regionOf(target);
        if (region === null) continue;
        if (region.matches('[role=status], [role=alert]')) {
          if (!whole.has(region) && text(region) !== '') spoken.push(text(region));
          whole.add(region);
        } else if (type === 'characterData') spoken.push(text(target));
        else for (const node of addedNodes) if (!(node instanceof Comment) && text(node) !== '') spoken.push(text(node));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** All that was spoken so far, in its order. */
export function spokenByItself(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { readonly spokenByItself: readonly string[] }).spokenByItself);
}
