/** What is called, by its name: as it is told of, and as it is shouted. */
import { say } from '../../../strings/say';
import type { CallKind } from '../rules/game';

/** "Snap", "Snap pot". */
export function callNamed(call: CallKind): string {
  return say('snap-call-named', { call });
}

/** What is shouted, in the language that is spoken now. */
export function callWords(): Readonly<Record<CallKind, string>> {
  return { snap: callNamed('snap'), pot: callNamed('pot'), pool: callNamed('pool') };
}
