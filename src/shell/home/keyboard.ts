/**
 * What this device's keyboard has shown of itself: how many keys of each person it tells apart at the same time. Two people at one keyboard
 * can play a game of many keys only once it has shown that.
 */
import { keepJson, keptJson } from '../../outside/kept';
import { keysWanted } from '../../seats/keys';
import type { Device, Stage } from '../app/stage';
import type { DraftOf, ShellTypes } from '../types';
import { sitsAt } from './termRows';

const KEY = 'snag-keyboard';

/** Remembers that so many keys of each arrived at the same time. */
export function keepTogether({ storage }: Pick<Device, 'storage'>, each: number): void { keepJson(storage, KEY, { version: 1, each }); }

function keptTogether({ storage }: Pick<Device, 'storage'>): number {
  const { each } = (keptJson(storage, KEY) ?? {}) as { readonly each?: unknown };
  return typeof each === 'number' ? each : 0;
}

/** How many keys of each are to be tried first; null: none, since these people have none, can touch the screen, or have tried it. */
export function untested<T extends ShellTypes>(
  { game: { agreement: { of: { together, keys } } }, device }: Pick<Stage<T>, 'game' | 'device'>, draft: DraftOf<T>,
): number | null {
  const screen = device.screen();
  // A screen that feels several fingers can be played without a keyboard.
  if (together === undefined || screen.fingers > 1 || sitsAt(draft, screen).around || keysWanted(keys, draft).length === 0) return null;
  return keptTogether(device) >= together ? null : together;
}
