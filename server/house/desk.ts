/**
 * Where the processes of a house ask each other: whoever comes to the door of one is let in at a table that another one has. Asked and
 * answered through the engine's own channels (`colyseus.ts` says what else of it is used).
 */
import { requestFromIPC, subscribeIPC, type Presence } from '@colyseus/core';
import type { DoorRefusal, Entered } from '../../src/apart/messages';
import { KEYS } from './keys';

/** Who wants in. `letsNew`: whether a device that the table doesn't know may come in, too. */
export interface AskedIn { readonly code: string; readonly secret: string; readonly letsNew: boolean }

/** What is answered. `isNew`: the table didn't know the device. `elsewhere`: this process hasn't got the table any more. */
export type AnsweredIn =
  | { readonly entered: Entered; readonly isNew: boolean }
  | { readonly refused: DoorRefusal }
  | { readonly elsewhere: true };

export interface Desk {
  /** Asks the process by this name; null: it doesn't answer. */
  askAt(process: string, asked: AskedIn): Promise<AnsweredIn | null>;
}

/** So long the other may take, in milliseconds: one that works answers in a few. */
const ANSWERS_WITHIN = 1000;

/** @param answer what this process says to the others */
export async function openDesk(presence: Presence, process: string, answer: (asked: AskedIn) => Promise<AnsweredIn>): Promise<Desk> {
  await subscribeIPC(presence, KEYS.desk(process), (_method: string, [asked]: AskedIn[]) => answer(asked!));
  return {
    async askAt(other, asked) {
      try {
        return await requestFromIPC<AnsweredIn>(presence, KEYS.desk(other), 'enter', [asked], ANSWERS_WITHIN);
      } catch {
        return null;
      }
    },
  };
}
