/** A plugin for Vite that writes the Content-Security-Policy into the built page, for hosts that send no headers of their own. */
import type { Plugin } from 'vite';
import { PAGE_POLICY } from './serve/headers.mjs';

/** While developing there is none: the development server works by inline styles. */
export function policyTag(): Plugin {
  return {
    name: 'policy-tag',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY }, injectTo: 'head-prepend' },
    ],
  };
}
