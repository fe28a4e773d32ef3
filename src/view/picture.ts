/**
 * The picture of the table: the only door to this folder. It is told states, layouts and drafts and paints them; it
 * answers nothing, and nobody waits for what moves in it.
 */
import { type Draft, NO_DRAFT } from '../layout/draft';
import type { Picture } from '../layout/picture';
import type { Layout } from '../layout/types';
import type { Update, ViewState } from '../session/viewState';
import { fontsReady } from './fonts';
import { Motion } from './motion';
import { type Change, NO_PLAN, planFor } from './plan';
import { Scene } from './scene';
import { partLeft } from './snagView';
import { type Preference, Stage } from './stage';
import type { Words } from './words';

export type { Words } from './words';

/** How the picture is to be painted. */
export interface PictureOptions {
  readonly words: Words;
  /** Whether people asked for no motion: fixed, or as a media query says at the moment. */
  readonly reducedMotion: boolean | { readonly matches: boolean };
  readonly preference?: Preference;
  /** How fast things move: 1 is normal, Infinity at once. */
  readonly speed?: number;
}

/** How long a lost graphics context may take to come back before the picture is opened anew without it. */
const CONTEXT_PATIENCE = 1500;

/** Opens the picture in `host`, which it fills with one canvas. Rejects if this browser can paint it in no way. */
export async function createPicture(host: HTMLElement, layout: Layout, options: PictureOptions): Promise<Picture> {
  await fontsReady();
  const picture = new TablePicture(host, layout, options);
  await picture.open(options.preference ?? 'webgl');
  return picture;
}

class TablePicture implements Picture {
  readonly #host: HTMLElement;
  readonly #options: PictureOptions;
  readonly #motion = new Motion();
  #layout: Layout;
  #draft: Draft = NO_DRAFT;
  /** The tile that was let go of last, and where. */
  #dropped: Change['dropped'];
  #state: ViewState | null = null;
  #stage: Stage | null = null;
  #scene: Scene | null = null;
  #earlierFrames = 0;
  /** Set while nothing moves but a frame must come later: when a still highlight ends. */
  #later: ReturnType<typeof setTimeout> | undefined;
  #rescue: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(host: HTMLElement, layout: Layout, options: PictureOptions) {
    this.#host = host;
    this.#layout = layout;
    this.#options = options;
    this.#motion.speed = options.speed ?? 1;
    document.fonts.addEventListener('loadingdone', this.#repaint);
  }

  /** Opens a stage; without WebGL, one that paints on a plain canvas. */
  async open(preference: Preference): Promise<void> {
    const open = (wanted: Preference): Promise<Stage> => Stage.open(this.#host, wanted, this.#beforeFrame, this.#repaint, this.#lost);
    let stage: Stage;
    try {
      stage = await open(preference);
    } catch (error) {
      if (preference === 'canvas') throw error;
      stage = await open('canvas');
    }
    if (this.#gone) {
      stage.destroy();
      return;
    }
    this.#stage = stage;
    this.#scene = new Scene(this.#options.words);
    stage.root.addChild(this.#scene.root);
    this.setLayout(this.#layout);
  }

  get renderer(): string {
    return this.#stage?.renderer ?? 'none';
  }

  frames(): number {
    return this.#earlierFrames + (this.#stage?.frames ?? 0);
  }

  show(update: Update): void {
    const { reducedMotion } = this.#options;
    const motion = !(typeof reducedMotion === 'boolean' ? reducedMotion : reducedMotion.matches);
    const plan = planFor(this.#state, update, this.#layout, { motion, speed: this.#motion.speed, dropped: this.#dropped });
    this.#state = update.state;
    // A state alone, without a happening, interrupts nothing: a count in a panel may change while a tile still flies.
    if (update.happenings.length > 0) {
      this.#dropped = undefined;
      this.#motion.start(plan, performance.now());
    }
    this.#stage?.ask();
  }

  setLayout(layout: Layout): void {
    this.#layout = layout;
    this.#motion.start(NO_PLAN, 0);
    this.#stage?.resize(layout.width, layout.height);
    this.#repaint();
  }

  setDraft(draft: Draft): void {
    const before = this.#draft.held;
    if (before && !draft.held) this.#dropped = before;
    if (draft.held) this.#dropped = undefined;
    this.#draft = draft;
    this.#stage?.ask();
  }

  setSpeed(speed: number): void {
    this.#motion.start(NO_PLAN, 0);
    this.#motion.speed = speed;
    this.#stage?.ask();
  }

  readonly #repaint = (): void => {
    this.#scene?.forget(this.#stage?.resolution ?? 1);
    this.#stage?.ask();
  };

  /** Lays the frame out, and says whether the next must follow. */
  readonly #beforeFrame = (now: number): boolean => {
    clearTimeout(this.#later);
    const clock = this.#state?.clock ?? null;
    this.#scene?.show({
      state: this.#state, layout: this.#layout, draft: this.#draft, moment: this.#motion.at(now), now, resolution: this.#stage?.resolution ?? 1,
    });
    if (this.#motion.moves(now) || (clock !== null && partLeft(clock, now) > 0)) return true;
    const left = this.#motion.left(now);
    if (left > 0) this.#later = setTimeout(() => this.#stage?.ask(), left + 20);
    return false;
  };

  /** The graphics context is lost. It mostly comes back by itself; if not, a plain canvas takes over. */
  readonly #lost = (): void => {
    clearTimeout(this.#rescue);
    const frames = this.frames();
    this.#rescue = setTimeout(() => {
      if (this.#gone || !this.#stage?.isLost) return;
      this.#close();
      this.#earlierFrames = frames;
      this.open('canvas').catch(() => undefined);
    }, CONTEXT_PATIENCE);
  };

  #close(): void {
    this.#scene?.destroy();
    this.#stage?.destroy();
    this.#scene = this.#stage = null;
  }

  destroy(): void {
    this.#gone = true;
    clearTimeout(this.#later);
    clearTimeout(this.#rescue);
    document.fonts.removeEventListener('loadingdone', this.#repaint);
    this.#close();
  }
}
