/**
 * A Firefox that is there already, driven over WebDriver BiDi by a handful of its commands: enough for a game by touch. Where there is
 * none, tests that want it are skipped. https://w3c.github.io/webdriver-bidi/
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { WebSocket } from 'ws';

/** A page of it. */
export interface FirefoxPage {
  open(url: string): Promise<void>;
  /** What an expression comes to in the page, as JSON has it. */
  evaluate<T>(expression: string): Promise<T>;
  /** Touches a point of the window, as a finger would. */
  touch(x: number, y: number): Promise<void>;
  /** @returns a PNG picture */
  picture(): Promise<Buffer>;
}

export interface Firefox { readonly page: FirefoxPage; close(): Promise<void> }

/** Where Debian's Firefox is, if it is; null: there is none. */
export function findFirefox(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => [join(folder, 'firefox-esr'), join(folder, 'firefox')]).find((file) => existsSync(file)) ?? null;
}

/** Says commands and hears their answers. */
class Wire {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { readonly good: (result: unknown) => void; readonly bad: (error: Error) => void }>();
  #last = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const { id, result, message, error } = JSON.parse(String(data)) as Record<string, unknown> & { readonly id?: number };
      const waiting = id === undefined ? undefined : this.#waiting.get(id);
      if (error === undefined) waiting?.good(result);
      else waiting?.bad(new Error(`${String(error)}: ${String(message)}`));
    });
  }

  say<T>(method: string, params: object): Promise<T> {
    const id = this.#last += 1;
    return new Promise((good, bad) => {
      this.#waiting.set(id, { good: good as (result: unknown) => void, bad });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void { this.#socket.close(); }
}

/** The address at which it listens: it says so once it does. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    firefox.stderr?.on('data', (data) => {
      said += String(data);
      const [, address] = /BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (address !== undefined) found(address);
    });
    firefox.once('exit', () => failed(new Error(`Firefox ended before it listened: ${said}`)));
  });
}

/** Starts one without a window, of the size of a phone. @param hosts names that mean this machine */
export async function startFirefox(
  program: string, size: { readonly width: number; readonly height: number }, hosts = '',
): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'snag-firefox-'));
  writeFileSync(join(profile, 'user.js'), [
    `user_pref("network.dns.localDomains", "${hosts}");`, 'user_pref("dom.w3c_touch_events.enabled", 1);',
    'user_pref("network.captive-portal-service.enabled", false);', 'user_pref("network.connectivity-service.enabled", false);', '',
  ].join('\n'));
  const firefox = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(`${await addressOf(firefox)}/session`);
  await new Promise((open, failed) => { socket.once('open', open).once('error', failed); });
  const wire = new Wire(socket);
  await wire.say('session.new', { capabilities: {} });
  const { contexts: [first] } = await wire.say<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {});
  const context = first!.context;
  await wire.say('browsingContext.setViewport', { context, viewport: size });
  return { page: pageOf(wire, context), close: async () => {
    wire.close();
    const ended = new Promise((end) => { firefox.once('exit', end); });
    firefox.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  } };
}

function pageOf(wire: Wire, context: string): FirefoxPage {
  return {
    open: async (url) => { await wire.say('browsingContext.navigate', { context, url, wait: 'complete' }); },
    async evaluate<T>(expression: string) {
      const { result } = await wire.say<{ result?: { value?: string } }>('script.evaluate', {
        expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true,
      });
      return JSON.parse(result?.value ?? 'null') as T;
    },
    async touch(x, y) {
      await wire.say('input.performActions', { context, actions: [{
        type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 },
        ],
      }] });
    },
    async picture() {
      const { data } = await wire.say<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
  };
}
