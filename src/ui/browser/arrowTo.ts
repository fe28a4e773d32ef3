/** Arrow keys among a few things of which one is chosen. */

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Goes from the one that has the focus to the next.
 * @param name of the data attribute that says which is which
 * @param choose chooses it, too; null: arrows only go there, and Enter or Space chooses
 */
export function arrowTo<T extends string | number>(
  event: KeyboardEvent, name: string, all: readonly T[], choose: ((one: T) => void) | null,
): void {
  const step = STEPS[event.key];
  const from = event.target instanceof HTMLElement ? event.target.dataset[name] : undefined;
  if (step === undefined || from === undefined) return;
  event.preventDefault();
  const one = all[(all.findIndex((other) => String(other) === from) + step + all.length) % all.length]!;
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-${name}="${one}"]`)?.focus();
  choose?.(one);
}
