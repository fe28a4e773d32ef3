/**
 * What other hosts have to be told, made from the one table of headers: `node tools/serve/hostFiles.mjs` writes the ready files in
 * hosting/. A test compares them with what this makes.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALWAYS, ASK_AGAIN, FOR_EVER, HASHED } from './headers.mjs';

const MADE = 'Made from tools/serve/headers.mjs by tools/serve/hostFiles.mjs. What each line is for: docs/hosting.md';

/** For Netlify and Cloudflare Pages, which ask for all other files anew by themselves. */
function headersFile() {
  const lines = Object.entries(ALWAYS).map(([name, value]) => `  ${name}: ${value}`);
  return [`# ${MADE}`, '/*', ...lines, '', `${HASHED}*`, `  Cache-Control: ${FOR_EVER}`, ''].join('\n');
}

/** For Apache 2.4 with mod_headers. */
function htaccess() {
  const lines = Object.entries(ALWAYS).map(([name, value]) => `  Header always set ${name} "${value}"`);
  return [
    `# ${MADE}`,
    'Options -Indexes',
    'ErrorDocument 404 /404.html',
    'AddType text/javascript .js',
    'AddType font/woff2 .woff2',
    'AddType application/manifest+json .webmanifest',
    'AddDefaultCharset utf-8',
    '<IfModule mod_headers.c>',
    ...lines,
    `  Header set Cache-Control "${ASK_AGAIN}"`,
    `  <If "%{REQUEST_URI} =~ m#${HASHED}#">`,
    `    Header set Cache-Control "${FOR_EVER}"`,
    '  </If>',
    '</IfModule>',
    '',
  ].join('\n');
}

/** By name, as they lie in hosting/. */
export const HOST_FILES = { _headers: headersFile(), '.htaccess': htaccess() };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(HOST_FILES)) writeFileSync(new URL(`../../hosting/${name}`, import.meta.url), text);
}
