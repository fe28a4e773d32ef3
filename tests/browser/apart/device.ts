/**
 * A device at a table, in a page of its own: all that it is told is recorded on the way, and its line can be cut, and put to sleep as that
 * of a phone in a pocket is. What it presses it presses by touch, at the point where a finger would.
 */
import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { expect } from '../helpers';
import { recorder, type Recorded } from './recorded';

/** What a phone is like. */
const PHONE = {
  viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, serviceWorkers: 'block',
} as const;
const BIG = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const;

/** Something that can be pressed: its name, and where a finger touches it. */
export interface Offered { readonly name: string; readonly x: number; readonly y: number }

/** All that can be pressed now, by its name. Runs in the page. */
export function offeredHere(): readonly Offered[] {
  return [...document.querySelectorAll<HTMLElement>('button')].flatMap((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isOff = button.matches(':disabled, [aria-disabled="true"]') || width === 0 || button.closest('[inert]') !== null;
    const hit = document.elementFromPoint(x, y);
    const name = button.getAttribute('aria-label') ?? button.innerText.trim();
    return isOff || hit === null || !button.contains(hit) ? [] : [{ name, x, y }];
  });
}

export class Device {
  readonly page: Page;
  readonly recorded: readonly Recorded[];
  readonly troubles: string[] = [];
  readonly #record: (frame: string | Buffer) => void;
  #isAsleep = false;
  #line: { readonly page: WebSocketRoute; readonly server: WebSocketRoute } | null = null;

  private constructor(page: Page) {
    this.page = page;
    const { all, record } = recorder();
    [this.recorded, this.#record] = [all, record];
    page.on('console', (message) => { if (message.type() === 'error') this.troubles.push(`console: ${message.text()}`); });
    page.on('pageerror', (error) => this.troubles.push(`thrown: ${error.message}`));
  }

  static async phone(browser: Browser, baseURL: string): Promise<Device> {
    return Device.#in(await (await browser.newContext({ ...PHONE, baseURL })).newPage());
  }

  static async big(browser: Browser, baseURL: string): Promise<Device> {
    return Device.#in(await (await browser.newContext({ ...BIG, baseURL })).newPage());
  }

  /** Another tab of the same browser: what this one keeps, that one has. */
  async secondTab(): Promise<Device> { return Device.#in(await this.page.context().newPage()); }

  static async #in(page: Page): Promise<Device> {
    const device = new Device(page);
    await page.routeWebSocket(/sessionId=/, (line) => device.#hold(line));
    return device;
  }

  #hold(line: WebSocketRoute): void {
    const server = line.connectToServer();
    this.#line = { page: line, server };
    line.onMessage((frame) => { if (!this.#isAsleep) server.send(frame); });
    server.onMessage((frame) => {
      this.#record(frame);
      if (!this.#isAsleep) line.send(frame);
    });
  }

  /** Another network: the line is cut, without a word to either end. */
  async cut(): Promise<void> {
    await this.#line?.server.close();
    await this.#line?.page.close({ code: 4900 });
  }

  /** The phone sleeps: nothing comes or goes. */
  sleep(): void { this.#isAsleep = true; }

  /** It wakes up: its line is as dead as it looks to it. */
  async wake(): Promise<void> {
    await this.#line?.server.close();
    this.#isAsleep = false;
    await this.#line?.page.close({ code: 4900 });
    await this.page.evaluate(() => { document.dispatchEvent(new Event('visibilitychange')); });
  }

  /** All that can be pressed now, by its name. */
  offered(): Promise<readonly Offered[]> { return this.page.evaluate(offeredHere); }

  /** Touches what has this name, once it is there. */
  async touch(name: RegExp | string): Promise<void> {
    const is = (one: Offered): boolean => (typeof name === 'string' ? one.name === name : name.test(one.name));
    let found: Offered | undefined;
    await expect.poll(async () => {
      found = (await this.offered()).find(is);
      return found?.name;
    }, { message: `${String(name)} is offered` }).toBeTruthy();
    await this.press(found!);
  }

  async press({ x, y }: Offered): Promise<void> { await this.page.touchscreen.tap(x, y); }

  /** How the game of this name stands on this device, by what it was told last. */
  get table() { return this.recorded.at(-1)?.table ?? null; }
}
