// Whether the words on a screen have room, in any language: none is cut off, none reaches out of the window, none lies over another. And
// in the pseudo-language, whether each of them is a message at all.
import type { Page } from './helpers';

/** A piece of text as it is seen. */
interface Piece { readonly text: string; readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

interface Seen {
  /** Texts that are cut off or lie outside, each with what is wrong. */
  readonly cut: readonly string[];
  readonly pieces: readonly Piece[];
  /** All that is seen or heard: texts, and the names of elements. */
  readonly words: readonly string[];
}

/** Reads what is seen now: of the dialog that is open, else of the whole page. */
function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const pieces: Piece[] = [];
    const words: string[] = [];
    const root = document.querySelector('dialog[open]') ?? document.body;
    /** Not for eyes: it has the room of a dot. */
    const dots = new Map<Element, boolean>();
    const isDot = (element: Element): boolean => {
      const known = dots.get(element);
      if (known !== undefined) return known;
      const { width, height } = element.getBoundingClientRect();
      const dot = element !== root && ((width <= 2 && height <= 2) || getComputedStyle(element).clipPath !== 'none'
        || (element.parentElement !== null && isDot(element.parentElement)));
      dots.set(element, dot);
      return dot;
    };
    // The log's older lines leave at its top.
    const shown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      && element.closest('.spoken, [aria-hidden="true"], option, script, style, noscript, [role="log"]') === null && !isDot(element);
    /** Why a text is not wholly there; null where it is. */
    const faultOf = (element: Element, { left, top, right, bottom }: Omit<Piece, 'text'>): string | null => {
      if (left < -1 || right > innerWidth + 1) return 'reaches out of the window';
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        const [aside, down] = [overflowX === 'hidden' || overflowX === 'clip', overflowY === 'hidden' || overflowY === 'clip'];
        if (aside && (left < frame.left - 1 || right > frame.right + 1)) return `is cut by ${box.tagName.toLowerCase()}.${box.className}`;
        if (down && (top < frame.top - 1 || bottom > frame.bottom + 1)) return `is cut by ${box.tagName.toLowerCase()}.${box.className}`;
        // What is scrolled to is there.
        if (overflowY === 'auto' || overflowY === 'scroll') return null;
      }
      return null;
    };
    const staysInSight = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) if (getComputedStyle(box).position === 'sticky') return true;
      return false;
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('script, style, noscript, option')) continue;
      if (element.checkVisibility()) words.push(text);
      if (!shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        // Letters do not fill their line: what stands above and below them may be cut, and lie over other lines.
        const air = box.height * 0.2;
        const letters = { left: box.left, top: box.top + air, right: box.right, bottom: box.bottom - air };
        const fault = faultOf(element, letters);
        if (fault) cut.push(`"${text.slice(0, 60)}" ${fault}`);
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        // What lies beneath something else, or out of sight, overlaps nothing that is seen, nor does what others scroll past.
        if (hit && !staysInSight(element) && (element.contains(hit) || hit.contains(element))) {
          pieces.push({ text, ...letters });
        }
      }
    }
    for (const element of root.querySelectorAll('[aria-label], [aria-valuetext], [placeholder], [title], [aria-description]')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'aria-description']) {
        const word = element.getAttribute(name);
        if (word) words.push(word);
      }
    }
    return { cut: [...new Set(cut)], pieces, words: [...new Set(words)] };
  });
}

/** How much of each other two texts may cover, in pixels. */
const TOUCH = 2;

function overlaps(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((one, i) => pieces.slice(i + 1).flatMap((other) => {
    if (one.text === other.text) return [];
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > TOUCH && high > TOUCH ? [`"${one.text.slice(0, 40)}" lies over "${other.text.slice(0, 40)}"`] : [];
  }));
}

/** What is wrong with the words that are seen now. */
export async function wordFaults(page: Page): Promise<string[]> {
  const { cut, pieces } = await seen(page);
  return [...cut, ...overlaps(pieces)];
}

/**
 * A word with a letter that the pseudo-language marks, without its mark: it is no message. A letter by itself is one of the wordmark, a key
 * or a mark.
 */
const UNMARKED = /(?<!\p{L})(?=\p{L}{2})\p{L}*[ACDEINOUYaceinouy]\p{L}*(?!\p{L})/u;

/** What is seen or heard in the pseudo-language and was never a message. @param known what is the same in every language */
export async function unspokenWords(page: Page, known: RegExp): Promise<string[]> {
  const { words } = await seen(page);
  return words.filter((text) => UNMARKED.test(text.replaceAll(known, ' ')));
}
