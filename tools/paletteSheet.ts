/** A plugin for Vite that makes src/design/palette.css from the palette, so that a colour is written down once for picture and page. */
import type { Plugin } from 'vite';
import { customProperties } from '../src/design/customProperties.ts';

export function paletteSheet(): Plugin {
  return {
    name: 'palette-sheet',
    enforce: 'pre',
    load: (id) => (id.replace(/\?.*$/, '').endsWith('/src/design/palette.css') ? customProperties() : null),
  };
}
