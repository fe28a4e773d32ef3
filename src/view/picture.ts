/**
 * The picture of the table: the only door to this folder. It is told states, layouts and drafts and paints them; it
 * answers nothing, and nobody waits for what moves in it.
 */
import { type Draft, NO_DRAFT } from '../layout/draft';
import type { Picture } from '../layout/picture';
import type { Layout } from '../layout/types';
import type { Update, ViewState } from '../session/viewState';
import { printWith } from './paint/colours';
import { fontsReady } from './paint/fonts';
import { cancelIdle, whenIdle } from './paint/idle';
import { SpreadPainting } from './paint/paintTime';
import { Motion } from './motion/motion';
import { planFor } from './motion/plan';
import { Sways, type Sway } from './motion/sway';
import { DROP_PATIENCE } from './motion/times';
import { type Change, NO_PLAN } from './motion/tracks';
import { Scene } from './scene';
import { type FrameState, type Manager, type Preference, Stage, suitable } from './stage';
import type { AskWords } from './words';

export type { AskWords, Words } from './words';

/** How the picture is to be painted. */
export interface PictureOptions {
  readonly words: AskWords;
  /** Whether anything moves at the moment: not where people asked for none. */
  readonly moves: () => boolean;
  /** Whether it is printed with more contrast at the moment. */
  readonly moreContrast: () => boolean;
  /** Without it: WebGL, or a plain canvas where that is faster. */
  readonly preference?: Preference;
  /** How fast things move: 1 is normal, Infinity at once. */
  readonly speed?: number;
  /** Is told when the picture was lost for good. */
  readonly failed?: () => void;
}

/** How long a lost graphics context may take to come back before the picture is opened anew without it. */
const CONTEXT_PATIENCE = 1500;

/** Opens the picture in `host`, which it fills with one canvas. Rejects if this browser can paint it in no way. */
export async function createPicture(host: HTMLElement, layout: Layout, options: PictureOptions): Promise<Picture> {
  await fontsReady();
  const picture = new TablePicture(host, layout, options);
  await picture.open(options.preference ?? suitable());
  return picture;
}

/** Where all tiles lie, to be compared. */
function places({ phase, board, pile, order, viewer, seats }: ViewState): string {
  return JSON.stringify([phase, board, pile, order, viewer, seats.map(({ rack }) => rack)]);
}

function sameDraft(a: Draft, b: Draft): boolean {
  return a.pointed === b.pointed && a.pressed?.button === b.pressed?.button && a.pressed?.seat === b.pressed?.seat
    && a.held?.tile === b.held?.tile && a.held?.x === b.held?.x && a.held?.y === b.held?.y;
}

class TablePicture implements Picture, Manager {
  readonly #host: HTMLElement;
  readonly #options: PictureOptions;
  readonly #motion = new Motion();
  readonly #sways = new Sways();
  #layout: Layout;
  #draft: Draft = NO_DRAFT;
  /** The tile that was let go of last, where and when. */
  #dropped: (NonNullable<Change['dropped']> & { readonly at: number }) | undefined;
  #state: ViewState | null = null;
  #stage: Stage | null = null;
  #scene: Scene | null = null;
  #earlierFrames = 0;
  /** On while all is painted anew: until then no frame is shown. */
  readonly #painting = new SpreadPainting(() => this.#layOut(performance.now()), () => this.#stage?.ask());
  /** Set while nothing moves but a frame must come later: when a still highlight ends. */
  #later: ReturnType<typeof setTimeout> | undefined;
  #rescue: ReturnType<typeof setTimeout> | undefined;
  #idle = 0;
  /** Waits for the frame after which nothing moves. */
  #painted: (() => void) | null = null;
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
    const open = (wanted: Preference): Promise<Stage> => Stage.open(this.#host, wanted, this);
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
    const before = this.#state;
    const motion = this.#options.moves();
    const { held } = this.#draft;
    const dropped = held ?? (this.#dropped && performance.now() - this.#dropped.at < DROP_PATIENCE ? this.#dropped : undefined);
    const plan = planFor(before, update, this.#layout, { motion, speed: this.#motion.speed, dropped });
    this.#state = update.state;
    this.#sways.show(update.state.life?.moods ?? [], performance.now(), motion && this.#motion.speed !== Infinity);
    // What differs in words alone interrupts nothing: somebody may begin to think, or times be told, while a tile still flies.
    if (update.happenings.some(({ type }) => type !== 'raced') || !before || places(before) !== places(update.state)) {
      this.#dropped = undefined;
      this.#motion.start(plan, performance.now());
    }
    this.#stage?.ask();
  }

  whenPainted(then: () => void): void {
    this.#painted = then;
    this.#stage?.ask();
  }

  setLayout(layout: Layout): void {
    this.#layout = layout;
    this.#motion.start(NO_PLAN, 0);
    this.#stage?.resize(layout.width, layout.height);
    this.#repaint();
  }

  setDraft(draft: Draft): void {
    if (sameDraft(this.#draft, draft)) return;
    const { held } = this.#draft;
    if (held && !draft.held) this.#dropped = { ...held, at: performance.now() };
    if (draft.held) this.#dropped = undefined;
    this.#draft = draft;
    this.#stage?.ask();
  }

  setSpeed(speed: number): void {
    this.#motion.start(NO_PLAN, 0);
    this.#motion.speed = speed;
    this.#stage?.ask();
  }

  /** What bears words is painted anew, with the words as they are then. */
  languageChanged(): void {
    this.#repaint();
  }

  readonly #repaint = (): void => {
    printWith(this.#options.moreContrast());
    this.#scene?.forget(this.#stage?.resolution ?? 1);
    this.#painting.begin();
  };

  densityChanged(): void {
    this.#repaint();
  }

  /** Lays the frame out. */
  beforeFrame(now: number): FrameState {
    if (this.#painting.isOn) return 'bare';
    clearTimeout(this.#later);
    const sways = this.#layOut(now);
    if (this.#motion.moves(now)) return 'moving';
    // Once this frame is out.
    if (this.#painted) setTimeout(this.#painted);
    this.#painted = null;
    // Nobody waits for a portrait that moves.
    if (sways.size > 0) return 'moving';
    this.#paintAhead();
    const left = this.#motion.left(now);
    if (left > 0) this.#later = setTimeout(() => this.#stage?.ask(), left + 20);
    return 'still';
  }

  /** @returns whose portrait is moving */
  #layOut(now: number): ReadonlyMap<number, Sway> {
    const sways = this.#sways.at(now, this.#motion.speed);
    this.#scene?.show({
      state: this.#state, layout: this.#layout, draft: this.#draft, moment: this.#motion.at(now), sways,
      resolution: this.#stage?.resolution ?? 1,
    });
    return sways;
  }

  /** Paints what will soon be needed, one tile at a time, while the page has nothing else to do. */
  #paintAhead(): void {
    cancelIdle(this.#idle);
    this.#idle = whenIdle(() => {
      if (this.#state && this.#scene?.paintAhead(this.#state, this.#layout)) this.#paintAhead();
    });
  }

  /** The graphics context is lost. It mostly comes back by itself; if not, a plain canvas takes over. */
  lost(): void {
    clearTimeout(this.#rescue);
    this.#rescue = setTimeout(() => { this.#reopen('canvas'); }, CONTEXT_PATIENCE);
  }

  /** Pixi would go on with what it believes to be in the new context: tiles come out black. A new stage knows better. */
  restored(): void {
    clearTimeout(this.#rescue);
    this.#reopen('webgl');
  }

  #reopen(preference: Preference): void {
    if (!this.#stage) return;
    this.#earlierFrames = this.frames();
    this.#close();
    // Whatever goes wrong here, the game goes on without its picture.
    this.open(preference).catch(() => this.#options.failed?.());
  }

  #close(): void {
    this.#scene?.destroy();
    this.#stage?.destroy();
    this.#scene = this.#stage = null;
  }

  destroy(): void {
    this.#gone = true;
    this.#painting.stop();
    clearTimeout(this.#later);
    clearTimeout(this.#rescue);
    cancelIdle(this.#idle);
    document.fonts.removeEventListener('loadingdone', this.#repaint);
    this.#close();
  }
}
