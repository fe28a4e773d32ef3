/**
 * A plugin for Vite that puts into table.html what index.html has for when the page does not start: without scripts, while it still loads,
 * and where it fails. So these words are written down once.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where it goes in a page that has none of its own. */
const PLACE = '<!-- rescue -->';

/** From what stands there without scripts to the end of the rescue. */
const BLOCK = /<noscript>[\s\S]*?<section id="rescue"[\s\S]*?<\/section>/u;

/** @param page with a place for it, or without @param first the page that has it */
export function withRescue(page: string, first: string): string {
  if (!page.includes(PLACE)) return page;
  const [block] = BLOCK.exec(first) ?? [];
  if (block === undefined) throw new Error('index.html has no rescue that another page could take.');
  return page.replace(PLACE, () => block);
}

export function rescueBlock(): Plugin {
  let root = '';
  return {
    name: 'rescue-block',
    configResolved(config) { root = config.root; },
    transformIndexHtml: { order: 'pre', handler: (html) => withRescue(html, readFileSync(join(root, 'index.html'), 'utf8')) },
  };
}
