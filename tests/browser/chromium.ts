// Finds a Chromium for the browser tests, so that `npm ci && npm test` needs nothing else on the machine:
// CHROMIUM_PATH, else a `chromium` on the PATH, else the one that comes inside an npm package.
// SNAG_BUNDLED_CHROMIUM=1 skips the first two, to prove the third.
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** A browser to launch, and what must be in its environment. */
export interface FoundChromium {
  readonly executablePath: string;
  readonly from: 'CHROMIUM_PATH' | 'PATH' | 'bundled';
  readonly env: Readonly<Record<string, string>>;
}

/** Test workers are processes of their own: they take over what the first process found. */
const HAND_OVER = 'SNAG_FOUND_CHROMIUM';

/** The Chromium to test with; unpacks the bundled one the first time. */
export async function findChromium(): Promise<FoundChromium> {
  const handed = process.env[HAND_OVER];
  if (handed !== undefined) return JSON.parse(handed) as FoundChromium;
  const found = installed() ?? (await bundled());
  process.env[HAND_OVER] = JSON.stringify(found);
  return found;
}

function installed(): FoundChromium | undefined {
  if (process.env['SNAG_BUNDLED_CHROMIUM'] === '1') return undefined;
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names no program that can be run: ${named}`);
    return { executablePath: named, from: 'CHROMIUM_PATH', env: {} };
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const path = folders.map((folder) => join(folder, 'chromium')).find(isProgram);
  return path === undefined ? undefined : { executablePath: path, from: 'PATH', env: {} };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The package unpacks into the folder for temporary files and takes whatever lies there as whole. So it is given an empty
 * folder, which gets its final name only when all is unpacked: neither a killed run nor a second one leaves half a browser.
 */
async function bundled(): Promise<FoundChromium> {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8')) as { version: string };
  const home = resolve('node_modules/.cache', `snag-chromium-${version}`);
  if (!existsSync(home)) await unpackInto(home);
  const libraries = [join(home, 'al2023/lib'), process.env['LD_LIBRARY_PATH'] ?? ''].filter((part) => part !== '');
  return {
    executablePath: join(home, 'chromium'),
    from: 'bundled',
    env: { FONTCONFIG_FILE: fontsOf(home), LD_LIBRARY_PATH: libraries.join(delimiter) },
  };
}

/**
 * The package's own font settings name folders of another machine. A browser that finds no font at all ends itself as soon
 * as a letter is missing in a page's own fonts, so it is shown the ones that came along.
 */
function fontsOf(home: string): string {
  const settings = join(home, 'fonts-here.conf');
  writeFileSync(settings, `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>
`);
  return settings;
}

async function unpackInto(home: string): Promise<void> {
  const draft = `${home}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const before = { ...process.env };
  try {
    process.env['TMPDIR'] = draft;
    // Without this name of a runtime the package leaves out the libraries that a bare machine lacks.
    process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    // The package also points this process at its libraries; only the browser shall see those.
    for (const name of ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'FONTCONFIG_PATH', 'HOME', 'LD_LIBRARY_PATH']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error; // else another run was first, which is as good
  }
}
