/** Which screen of a game a tab showed, so that a reload comes back to it. It is checked when it is read. */
import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const index = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema = v.variant('screen', [
  /** What stood in the draft is checked where drafts are. */
  v.object({ screen: v.literal('home'), draft: v.optional(v.unknown()) }),
  /** `begun`: the game itself, where nothing had happened when it was opened. */
  v.object({ screen: v.literal('table'), game: id, begun: v.optional(v.unknown()) }),
  v.object({ screen: v.literal('after'), game: id, whose: v.fallback(index, 0) }),
  v.object({ screen: v.literal('replay'), game: id, step: v.fallback(index, 0) }),
  /** `after`: the game they were opened after. */
  v.object({ screen: v.literal('bests'), name: v.fallback(v.nullable(v.string()), null), after: v.fallback(v.optional(id), undefined) }),
  /** `part`: of the game's own lesson; the first where it is not known any more. */
  v.object({ screen: v.literal('lesson'), part: v.fallback(v.string(), '') }),
]);
export type KeptScreen = Readonly<v.InferOutput<typeof schema>>;

/** Null where nobody can come back to it. */
export function openKeptScreen(value: unknown): KeptScreen | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}
