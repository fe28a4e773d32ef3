// What axe finds wrong with the page as it is now, asked in the cheapest way, and what it does not look for.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './helpers';

/**
 * Axe finds no fault with the page, or with one part of it. There are no frames of another origin, so axe need not put its findings
 * together in a page of its own; and what it finds in order is not written down. That leaves an eighth of the work, and the same faults.
 */
export async function expectNoFault(page: Page, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
  expect(await withoutSize(page), 'what has the tab key come to it, and no size').toEqual([]);
}

/** What the Tab key comes to on this page, and nobody can see or touch: it has no size at all. */
async function withoutSize(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.closest('[inert]') === null)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.offsetWidth === 0 || element.offsetHeight === 0)
    .map((element) => element.outerHTML.replaceAll(/\s+/gu, ' ').slice(0, 120)));
}
