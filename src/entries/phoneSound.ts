/** What a phone is heard with at a table: its own call, and that it's its turn. Loaded once a rack lies there; a touch lets it begin. */
import type { KeptPreferences } from '../setup/kept/preferences';
import { effect, type Cue } from '../sound/cue';
import { shout } from '../sound/cues';
import { createLoudspeaker } from '../sound/loudspeaker';
import { createSpeech } from '../sound/speech';
import { loadZzfx } from '../sound/synth/loadZzfx';
import { languageTag } from '../strings/say';

/** Where a browser cannot tell when it is idle, so long is waited, in milliseconds. */
const IDLE_MS = 100;

const TURN: readonly Cue[] = [effect('turnedUp')];
/** Whoever holds the phone calls. */
const CALL: readonly Cue[] = [shout([{ level: null }] as unknown as Parameters<typeof shout>[0], 0)];

/** Hears presses on whatever a rack calls with. SNAG's says by itself when nothing came of it: then no call was sent. */
function followBursts(called: (word: string) => void): void {
  const heard = ({ target }: Event): void => {
    const burst = (target as Element).closest('.rack-burst, .play-burst');
    if (burst === null || burst.getAttribute('aria-disabled') === 'true') return;
    requestAnimationFrame(() => {
      const word = burst.querySelector('.shout')?.textContent ?? burst.textContent;
      if (burst.matches('.play-burst, .sent')) called(word.trim());
    });
  };
  document.addEventListener('pointerdown', heard, { capture: true, passive: true });
  document.addEventListener('click', (event) => { if (event.detail === 0) heard(event); }, { capture: true });
}

/** @returns says that it's somebody's turn here */
export function openPhoneSound(preferences: KeptPreferences): () => void {
  let word = '';
  const loudspeaker = createLoudspeaker({
    preferences, heard: [...CALL, ...TURN], page: document, load: loadZzfx, begun() {}, now: () => performance.now(),
    speech: createSpeech('speechSynthesis' in globalThis ? speechSynthesis : undefined),
    word: () => ({ text: word, language: languageTag() }),
    whenIdle: (work) => void setTimeout(work, IDLE_MS), soon: (work) => void setTimeout(work), calm: async () => {},
  });
  followBursts((called) => {
    word = called;
    loudspeaker.play(CALL, 1);
  });
  return () => loudspeaker.play(TURN, 1);
}
