/** Bell on its screens. */
import { html } from 'lit-html';
import { gameAppWith } from '../../../src/shell/app/gameApp';
import type { ShellGame } from '../../../src/shell/shellGame';
import { smallTable } from '../../../src/games/small/ui/smallTable';
import type { SmallShell } from '../../../src/games/small/ui/smallTypes';
import { formats } from '../../../src/strings/formats';
import { whoIs, whoAt } from '../../../src/strings/words/cast';
import { agreement } from './agreed';
import { bell, type BellTypes } from './game';
import { storage } from './storage';
import { sayBell } from './words';

const rules = () => html`<p>${sayBell('rule')}</p>`;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export const bellShell: ShellGame<SmallShell<BellTypes>> = {
  ...storage, agreement,
  home: { title: () => sayBell('title'), about: () => html`<p>${sayBell('about')}</p>`, rules },
  table: smallTable<BellTypes>({
    game: bell, title: () => sayBell('title'), over: { rules },
    prompt: ({ isRinging }) => sayBell(isRinging ? 'rings' : 'wait'),
    lies: ({ hands, seats }) => html`${hands.map((number, seat) =>
      (number === null || seats[seat]?.kind !== 'local' ? '' : html`<b>${formats().number(number)}</b>`))}`,
    has: ({ turned }, seat) => turned[seat]!.join(' '),
    press: { word: () => sayBell('call'), label: (name) => sayBell('calls', { name }), intent: { kind: 'press' } },
    told(happening, view) {
      switch (happening.type) {
        case 'rang': return sayBell('rings');
        case 'took': return sayBell('took', { name: whoAt(view, happening.place).name, number: happening.number });
        case 'early': return sayBell('early', { name: whoAt(view, happening.place).name });
        case 'drew': return '';
      }
    },
  }),
  after: {
    told({ saved, report: { replayed } }, cast) {
      const { turned, rings } = replayed.states.at(-1)!;
      const sums = turned.map(sumOf);
      const best = Math.max(...sums);
      const won = sums.map((sum) => saved.ended === 'full' && sum === best);
      return {
        title: saved.ended === 'full' ? sayBell('won', { name: whoIs(sums.indexOf(best), cast).name }) : sayBell('stopped'),
        line: sayBell('line', { rings }),
        has: sums.map((sum, seat) => ({ heard: sayBell('sum', { name: whoIs(seat, cast).name, sum }), won: won[seat]!, has: sum })),
      };
    },
  },
};

export const createBell = gameAppWith(bellShell);
