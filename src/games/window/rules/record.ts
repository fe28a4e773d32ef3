/** The record of a game of Through the Window. */
import * as v from 'valibot';
import { dealtRecord, type DealtRecord } from '../../small/rules/record';
import { apply, LETTERS, MAX_SEATS, MIN_SEATS, startGame, winnersOf, type Letters, type RefusalCode, type WindowMoves } from './game';

interface Options { readonly letters: Letters }
type WindowRecord = DealtRecord<Options> & WindowMoves & { readonly Code: RefusalCode };

export const WINDOW_RECORD = dealtRecord<Options, WindowRecord>({
  format: 'window-record', seats: [MIN_SEATS, MAX_SEATS], options: v.object({ letters: v.picklist(LETTERS) }),
  start: ({ letters }, seats, deal) => startGame(letters, seats, deal), apply,
  result: ({ over, won, aside, turned, open, queue, wrong }) =>
    ({ over, winners: over ? winnersOf({ won }) : [], won, aside, turned, open, queue, wrong }),
});
