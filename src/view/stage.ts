/**
 * The one Application of the page's life: opens a renderer, draws a frame only when somebody asked for one, follows
 * the screen's density, and comes back after a lost graphics context. Pixi paints here and does nothing else: no events,
 * no accessibility layer, no ticker.
 */
import 'pixi.js/unsafe-eval';
import { Application, type Container, RendererType } from 'pixi.js';

export type Preference = 'webgl' | 'canvas';

/** More pixels than this cost more than the eye gains. */
const MOST_PIXELS = 24e6;
const LONGEST_SIDE = 8192;

/** A renderer on a canvas, and its frames. */
export class Stage {
  #frames = 0;
  #asked = 0;
  #watched: MediaQueryList | null = null;
  #width = 1;
  #height = 1;
  #resolution = 1;
  readonly #app: Application;
  readonly #before: (now: number) => boolean;
  readonly #densityChanged: () => void;

  /**
   * Opens a stage in `host`, or rejects if this browser can paint with neither renderer.
   * @param before is called before each frame; it says whether there must be another one.
   * @param densityChanged is called when the window moved to a screen of another density.
   */
  static async open(
    host: HTMLElement, preference: Preference, before: (now: number) => boolean, densityChanged: () => void, lost: () => void,
  ): Promise<Stage> {
    const app = new Application();
    await app.init({
      preference, autoStart: false, sharedTicker: false, autoDensity: true, antialias: true, backgroundAlpha: 0,
      width: 1, height: 1, resolution: 1, eventMode: 'none',
      eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
      accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
    });
    return new Stage(app, host, before, densityChanged, lost);
  }

  private constructor(app: Application, host: HTMLElement, before: (now: number) => boolean, densityChanged: () => void, lost: () => void) {
    this.#app = app;
    this.#before = before;
    this.#densityChanged = densityChanged;
    const { canvas } = app;
    canvas.setAttribute('aria-hidden', 'true');
    canvas.style.pointerEvents = 'none';
    canvas.style.display = 'block';
    canvas.addEventListener('webglcontextrestored', this.ask);
    canvas.addEventListener('webglcontextlost', lost);
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

  /** Whether the graphics context is lost and has not come back. */
  get isLost(): boolean {
    const { renderer } = this.#app;
    return renderer.type === RendererType.WEBGL && 'gl' in renderer && renderer.gl instanceof WebGL2RenderingContext && renderer.gl.isContextLost();
  }

  /** Screen pixels to a CSS pixel. */
  get resolution(): number {
    return this.#resolution;
  }

  /** Fits the canvas to the window and to the screen's density. */
  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#resolution = Math.min(
      globalThis.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (width * height)), LONGEST_SIDE / Math.max(width, height),
    );
    this.#app.renderer.resize(width, height, this.#resolution);
    this.#watch();
  }

  #watch(): void {
    this.#watched?.removeEventListener('change', this.#onDensity);
    this.#watched = globalThis.matchMedia(`(resolution: ${globalThis.devicePixelRatio}dppx)`);
    this.#watched.addEventListener('change', this.#onDensity);
  }

  readonly #onDensity = (): void => {
    this.resize(this.#width, this.#height);
    this.#densityChanged();
  };

  /** Asks for a frame; any number of askings before it make one. */
  readonly ask = (): void => {
    this.#asked ||= requestAnimationFrame(this.#draw);
  };

  readonly #draw = (): void => {
    this.#asked = 0;
    const more = this.#before(performance.now());
    this.#app.renderer.render(this.#app.stage);
    this.#frames += 1;
    if (more) this.ask();
  };

  destroy(): void {
    cancelAnimationFrame(this.#asked);
    this.#watched?.removeEventListener('change', this.#onDensity);
    this.#app.destroy({ removeView: true }, { children: true });
  }
}
