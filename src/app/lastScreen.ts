/** Which screen this tab shows, so that a page that is reloaded, or comes back after a crash, shows it again. Each tab has its own. */
import * as v from 'valibot';
import { keptJson } from '../outside/kept';
import { GAME_PLACES } from '../games/gameApp';
import { keptForm } from '../setup/kept/settings';
import type { Screen } from '../ui/screen';

const id = v.pipe(v.string(), v.minLength(1));
const index = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema = v.union([
  /** The set-up; what stood in it is checked as settings are. It was part of the start screen once. */
  v.pipe(
    v.object({ kind: v.picklist(['setup', 'start']), draft: v.unknown() }),
    v.transform(({ draft }) => ({ kind: 'setup', draft }) as const),
  ),
  /** The table, with a game that is on or was counted. */
  v.object({ kind: v.literal('table'), game: id }),
  /** A lesson: which one, and how far it has come, is kept with the progress. `challenge`: the link to which it leads back. */
  v.object({ kind: v.literal('lesson'), challenge: v.fallback(v.optional(id), undefined) }),
  /** A table of several devices: its code is checked where it is joined. */
  v.object({ kind: v.literal('apart'), code: id }),
  /** A friend's challenge: its link is checked where it is shown. */
  v.object({ kind: v.literal('challenge'), link: id }),
  /** These are as they are found. */
  v.object({ kind: v.picklist(['history', 'daily', 'training', 'cardTable']) }),
  /** The slips of all games of somebody. */
  v.object({ kind: v.literal('slips'), whose: v.object({ name: id, me: v.boolean() }) }),
  /** A drill: what the ten questions come of, and the answers so far, are checked where it is played. */
  v.object({ kind: v.literal('drill'), kept: v.unknown() }),
  /** Another game, which checks what it comes back to; whether the house has it is seen there. Once all were in the training room. */
  v.object({
    kind: v.literal('guest'), guest: id, kept: v.unknown(), from: v.fallback(v.picklist(GAME_PLACES), GAME_PLACES[0]),
  }),
  /** A replay; `review`: whose review stands beside it. */
  v.object({ kind: v.literal('replay'), game: id, step: index, review: v.fallback(v.optional(index), undefined) }),
]);

/** A screen that a tab comes back to. */
export type ShownLast = Readonly<v.InferOutput<typeof schema>>;

/** What a tab that shows this screen comes back to; null for the start screen. */
export function lastShown(screen: Screen): ShownLast | null {
  switch (screen.kind) {
    case 'start': return null;
    case 'setup': return { kind: 'setup', draft: keptForm(screen.draft) };
    case 'table': {
      const { lesson, again, game, apart } = screen;
      if (apart) return { kind: 'apart', code: apart.code };
      // Whoever tried a move again comes back to where it is looked back at.
      if (again) return { kind: 'replay', game: again.game, step: again.step, review: again.seat };
      if (lesson) return { kind: 'lesson', ...(lesson.challenge === null ? {} : { challenge: lesson.challenge }) };
      return { kind: 'table', game };
    }
    case 'history': case 'daily': case 'training': case 'cardTable': return { kind: screen.kind };
    case 'apart': return screen.code === null ? null : { kind: 'apart', code: screen.code };
    case 'challenge': return { kind: 'challenge', link: screen.link };
    case 'slips': return { kind: 'slips', whose: screen.whose };
    case 'guest': return { kind: 'guest', guest: screen.guest, kept: screen.kept, from: screen.from };
    case 'drill': return { kind: 'drill', kept: screen.kept };
    case 'replay': {
      const { id: game, step, review } = screen;
      return { kind: 'replay', game, step, ...(review ? { review: review.seat } : {}) };
    }
  }
}

export interface LastScreen {
  /** The screen that was shown last; null for the start screen. */
  read(): ShownLast | null;
  put(screen: ShownLast | null): void;
}

const KEY = 'snag-screen';

/** The last screen, in what the browser keeps for one tab, where it lets it. */
export function createLastScreen(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): LastScreen {
  return {
    read() {
      const parsed = v.safeParse(schema, keptJson(storage, KEY));
      return parsed.success ? parsed.output : null;
    },
    put(screen) {
      try {
        if (screen) storage().setItem(KEY, JSON.stringify(screen));
        else storage().removeItem(KEY);
      } catch {
        // Then the tab comes back to the start screen, where the game waits.
      }
    },
  };
}
