/** A note that passes: what is told for a moment, over whatever is shown. */

/** How long a note stays, in milliseconds. */
const NOTE_MS = 5000;

export interface Toast {
  /** What is told now, or null. */
  text(): string | null;
  /** Puts up a note, which the next drawing shows. */
  put(text: string): void;
  /** Takes away what is told now: it was of another table. */
  clear(): void;
}

/** Nothing is told yet. @param draw shows the page anew, once the note is gone */
export function createToast(draw: () => void): Toast {
  let note: string | null = null;
  let timer = 0;
  return {
    text: () => note,
    put(text) {
      note = text;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        note = null;
        draw();
      }, NOTE_MS);
    },
    clear() {
      clearTimeout(timer);
      note = null;
    },
  };
}
