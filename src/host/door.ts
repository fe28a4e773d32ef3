/** The door of a host: what a screen says is checked here first, and turned down with a reason where it makes no sense. */
import { fitting } from '../outside/fitting';
import type { Game, GameTypes } from '../contract/contract';
import { readToHost, type RefusalCode, type ToHost } from './port';
import type { Screen } from './screens';

/** A message that makes sense: its intent is one of the game's. */
export type Checked<T extends GameTypes> =
  | Exclude<ToHost, { readonly kind: 'act' }>
  | Omit<ToHost & { readonly kind: 'act' }, 'intent'> & { readonly intent: T['Intent'] };

type Outcome<T extends GameTypes> =
  | { readonly ok: true; readonly message: Checked<T> }
  /** `number`: of the message, if it has one. */
  | { readonly ok: false; readonly number: number | null; readonly code: RefusalCode };

/** @param epoch the life of the host @param screen who says it @param value anything */
export function checkMessage<T extends GameTypes>(
  game: Game<T>, setup: T['Setup'], epoch: string, screen: Pick<Screen<T>, 'places' | 'number'>, value: unknown,
): Outcome<T> {
  const message = readToHost(value);
  if (message === undefined) return { ok: false, number: null, code: 'no-message' };
  const { number } = message;
  if (message.epoch !== epoch || number <= screen.number) return { ok: false, number, code: 'out-of-date' };
  // Who only looks on decides nothing.
  if (screen.places.size === 0) return { ok: false, number, code: 'not-your-place' };
  if (message.kind !== 'act') return { ok: true, message };
  const { place } = message;
  // Nobody plays for a computer player.
  const isTheirs = screen.places.has(place) && game.players(setup)[place]?.kind !== 'bot';
  if (!isTheirs) return { ok: false, number, code: 'not-your-place' };
  const intent = fitting(game.intent)(message.intent);
  return intent === undefined ? { ok: false, number, code: 'no-intent' } : { ok: true, message: { ...message, intent } };
}
