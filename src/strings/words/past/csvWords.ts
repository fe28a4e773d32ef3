/** The words of the score card as a spreadsheet. */
import { say } from '../../say';
import { shownName } from '../grammar';

/** All of them, in the language that is spoken now. */
export function csvWords() {
  return {
    name: shownName,
    game: say('card-csv-game'), starter: say('card-csv-starter'), corrections: say('card-csv-corrections'), sums: say('card-csv-sums'),
    practice: say('practice-mark'),
    columns: (name: string) => [
      say('card-csv-tiles', { name }), say('card-csv-total', { name }), say('card-csv-plus', { name }), say('card-csv-minus', { name }),
    ],
    correction: (name: string, was: number, now: number) => say('card-csv-correction', { name, was, now }),
  };
}
