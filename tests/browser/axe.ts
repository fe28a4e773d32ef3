// What axe finds wrong with the page as it is now, asked in the cheapest way.
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
}
