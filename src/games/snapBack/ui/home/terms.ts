/** What is agreed besides who plays, as rows of words. */
import { formats } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { rowOf, type ChoiceRow } from '../../../../ui/parts/choiceRow';
import { SPOKEN } from '../../../../seats/draftSeats';
import { type Draft } from '../../kept/draft';
import { LENGTHS, PACES } from '../../kept/setup';
import { FACES } from '../../rules/result';
import { screenNow, sittingOf } from '../../../../shell/table/sitting';
import { sittingRow } from '../../../../shell/home/sittingRow';

/** @param change told the draft with what was chosen */
export function termRows(draft: Draft, change: (draft: Draft) => void): readonly ChoiceRow[] {
  const { seats, pace, dice, minutes, untimed, row, sitting, spoken } = draft;
  const hurry = rowOf({
    name: 'sb-hurry', label: say('snap-back-choice-hurry'), of: [false, true], chosen: untimed,
    words: (one) => (one
      ? { word: say('snap-back-choice-untimed'), line: say('snap-back-choice-untimed-line') }
      : { word: say('snap-back-choice-timed'), line: say('snap-back-choice-timed-line') }),
    choose: (one) => change({ ...draft, untimed: one }),
  });
  const people = seats.filter(({ kind }) => kind === 'local').length;
  return [
    ...people > 1 ? [sittingRow(sittingOf(sitting, people, screenNow()), (one) => change({ ...draft, sitting: one }))] : [],
    hurry,
    // Where nothing hurries there is no pace.
    ...untimed ? [] : [rowOf({
      name: 'sb-pace', label: say('snap-back-choice-pace'), of: PACES, chosen: pace, within: true,
      words: (one) => ({ word: number(one), spoken: say('snap-back-choice-pace-name', { seconds: number(one) }) }),
      choose: (one) => change({ ...draft, pace: one }),
    })],
    rowOf({
      name: 'sb-dice', label: say('snap-back-choice-dice'), of: FACES, chosen: dice,
      words: (one) => ({ word: formats().number(one), line: say('snap-back-choice-dice-line', { die: one }) }),
      choose: (one) => change({ ...draft, dice: one }),
    }),
    rowOf({
      name: 'sb-row', label: say('snap-back-choice-row'), of: [true, false], chosen: row,
      words: (one) => (one
        ? { word: say('snap-back-choice-row-shown'), line: say('snap-back-choice-row-shown-line') }
        : { word: say('snap-back-choice-row-hidden'), line: say('snap-back-choice-row-hidden-line') }),
      choose: (one) => change({ ...draft, row: one }),
    }),
    rowOf({
      name: 'sb-length', label: say('snap-back-choice-length'), of: LENGTHS, chosen: minutes,
      words: (one) => (one === null
        ? { word: say('snap-back-choice-endless'), line: say('snap-back-choice-endless-line') }
        : {
          word: say('snap-back-choice-minutes', { minutes: one }), spoken: say('snap-back-choice-minutes-name', { minutes: one }),
          line: say('snap-back-choice-minutes-line', { minutes: one }),
        }),
      choose: (one) => change({ ...draft, minutes: one }),
    }),
    rowOf({
      name: 'sb-spoken', label: say('shell-choice-spoken'), of: SPOKEN, chosen: spoken,
      words: (one) => ({ word: say(`shell-choice-spoken-${one}`), line: say(`shell-choice-spoken-${one}-line`) }),
      choose: (one) => change({ ...draft, spoken: one }),
    }),
  ];
}

/** Milliseconds as seconds: "2.5". */
function number(pace: number): string {
  return formats().number(pace / 1000, 1);
}
