/**
 * The one Application of the page's life: opens a renderer, draws a frame only when somebody asked for one, and
 * tells of a changed screen or a lost graphics context. Pixi paints here and does nothing else: no events,
 * no accessibility layer, no ticker.
 */
import 'pixi.js/unsafe-eval';
import { Application, type Container, Ticker } from 'pixi.js';

export type Preference = 'webgl' | 'canvas';

/** More pixels than this cost more than the eye gains. */
const MOST_PIXELS = 24e6;
const LONGEST_SIDE = 8192;

/** The renderer that suits this browser: where WebGL is only emulated, a plain canvas is several times as fast. */
export function suitable(): Preference {
  const probe = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!probe) return 'canvas';
  // Some browsers emulate it without saying so; the name of what draws gives it away.
  const names = probe.getExtension('WEBGL_debug_renderer_info');
  const name = String(probe.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : probe.RENDERER));
  probe.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name) ? 'canvas' : 'webgl';
}

/** What becomes of a frame: there is nothing to be shown yet, or another one must follow it, or nothing moves any more. */
export type FrameState = 'bare' | 'moving' | 'still';

/** Whom a stage tells what it comes across. */
export interface Manager {
  /** A frame is about to be drawn. */
  beforeFrame(now: number): FrameState;
  /** The window moved to a screen of another density. */
  densityChanged(): void;
  /** The graphics context is lost, with everything that was in it. */
  lost(): void;
  /** An empty graphics context has come back. */
  restored(): void;
}

/** A renderer on a canvas, and its frames. */
export class Stage {
  #frames = 0;
  #asked = 0;
  #watched: MediaQueryList | null = null;
  #width = 1;
  #height = 1;
  #resolution = 1;
  #density = 1;
  #lost = false;
  readonly #closed = new AbortController();
  readonly #app: Application;
  readonly #manager: Manager;

  /** Opens a stage in `host`, or rejects if this browser cannot paint with the preferred renderer nor with its stand-in. */
  static async open(host: HTMLElement, preference: Preference, manager: Manager): Promise<Stage> {
    // Pixi's own housekeeping would ask for sixty frames a second for ever; here it is done with each frame that is drawn.
    Ticker.system.autoStart = false;
    const app = new Application();
    await app.init({
      // Not WebGPU, which some browsers offer and then leave white.
      preference: [preference, 'canvas'], autoStart: false, sharedTicker: false, autoDensity: true, backgroundAlpha: 0,
      // Painted sprites are smooth already.
      antialias: false,
      width: 1, height: 1, resolution: 1, eventMode: 'none',
      eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
      accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
    });
    return new Stage(app, host, manager);
  }

  private constructor(app: Application, host: HTMLElement, manager: Manager) {
    this.#app = app;
    this.#manager = manager;
    const { canvas } = app;
    const { signal } = this.#closed;
    canvas.setAttribute('aria-hidden', 'true');
    canvas.style.pointerEvents = 'none';
    canvas.style.display = 'block';
    canvas.addEventListener('webglcontextlost', () => {
      this.#lost = true;
      manager.lost();
    }, { signal });
    canvas.addEventListener('webglcontextrestored', () => { manager.restored(); }, { signal });
    host.append(canvas);
  }

  get root(): Container {
    return this.#app.stage;
  }

  get renderer(): string {
    return this.#app.renderer.name;
  }

  get frames(): number {
    return this.#frames;
  }

  /** Screen pixels to a CSS pixel. */
  get resolution(): number {
    return this.#resolution;
  }

  /** Fits the canvas to the window and to the screen's density. */
  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#density = globalThis.devicePixelRatio;
    this.#resolution = Math.min(
      this.#density || 1, Math.sqrt(MOST_PIXELS / (width * height)), LONGEST_SIDE / Math.max(width, height),
    );
    this.#app.renderer.resize(width, height, this.#resolution);
    this.#watch();
  }

  #watch(): void {
    this.#watched?.removeEventListener('change', this.#onDensity);
    this.#watched = globalThis.matchMedia(`(resolution: ${this.#density}dppx)`);
    this.#watched.addEventListener('change', this.#onDensity);
  }

  readonly #onDensity = (): void => {
    this.resize(this.#width, this.#height);
    this.#manager.densityChanged();
  };

  /** Asks for a frame; any number of askings before it make one. */
  readonly ask = (): void => {
    this.#asked ||= requestAnimationFrame(this.#draw);
  };

  /** The graphics context is lost some time before the page is told so: a frame may fall in between, of which Pixi would make errors. */
  get #isLost(): boolean {
    const { renderer } = this.#app;
    return this.#lost || ('gl' in renderer && renderer.gl.isContextLost());
  }

  readonly #draw = (): void => {
    // The media query is silent in some browsers.
    if (globalThis.devicePixelRatio !== this.#density) this.#onDensity();
    this.#asked = 0;
    // Nothing can be drawn there any more; whoever manages it opens another stage.
    if (this.#isLost) return;
    const frame = this.#manager.beforeFrame(performance.now());
    if (frame === 'bare') return;
    if (frame === 'moving') this.ask();
    Ticker.system.update();
    this.#app.renderer.render(this.#app.stage);
    this.#frames += 1;
  };

  destroy(): void {
    // First of all: closing gives the graphics context back, which looks like losing it.
    this.#closed.abort();
    cancelAnimationFrame(this.#asked);
    this.#watched?.removeEventListener('change', this.#onDensity);
    this.#app.destroy({ removeView: true }, { children: true });
  }
}
