/** Styles that only the moment knows go through the CSSOM, one property at a time, and only what changed. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PartType, type ElementPart } from 'lit-html/directive.js';
import { describe, expect, test } from 'vitest';
import { StyledDirective, type Properties } from '../../src/ui/table/styled';

/** An element's style, as far as the directive uses it, and a list of what was done to it. */
function fakeElement() {
  const done: string[] = [];
  const style = {
    setProperty: (name: string, value: string) => void done.push(`${name}=${value}`),
    removeProperty: (name: string) => void done.push(`-${name}`),
  };
  const part = { type: PartType.ELEMENT, element: { style } } as unknown as ElementPart;
  const directive = new StyledDirective(part);
  return (properties: Properties): string[] => {
    done.length = 0;
    directive.update(part, [properties]);
    return [...done];
  };
}

describe('styled', () => {
  test('sets what is new or changed, and nothing twice', () => {
    const say = fakeElement();
    expect(say({ left: '1px', '--head': '2px' })).toEqual(['left=1px', '--head=2px']);
    expect(say({ left: '1px', '--head': '2px' })).toEqual([]);
    expect(say({ left: '3px', '--head': '2px' })).toEqual(['left=3px']);
  });

  test('removes what is no longer named, and sets again what a removed shorthand covered', () => {
    const say = fakeElement();
    say({ inset: 'auto', margin: '0', left: '1px', top: '2px' });
    expect(say({ inset: 'auto', left: '1px' })).toEqual(['-margin', '-top', 'inset=auto', 'left=1px']);
    expect(say({})).toEqual(['-inset', '-left']);
    expect(say({})).toEqual([]);
  });

  test('refuses to stand anywhere but in the tag', () => {
    expect(() => new StyledDirective({ type: PartType.CHILD })).toThrow('in the tag');
  });
});

test('no source file writes an attribute style, which the Content-Security-Policy forbids', () => {
  const sources = readdirSync('src', { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts')).map((entry) => join(entry.parentPath, entry.name));
  expect(sources.length).toBeGreaterThan(100);
  const written = /\sstyle\s*=\s*(?:\$\{|\\?["'])|\bstyle-?[mM]ap\b|setAttribute\(\s*['"]style|<style\b/;
  const found = [...sources, 'index.html'].flatMap((name) => readFileSync(name, 'utf8').split('\n')
    .flatMap((line, i) => (written.test(line) ? [`${name}:${i + 1}: ${line.trim()}`] : [])));
  expect(found).toEqual([]);
});
