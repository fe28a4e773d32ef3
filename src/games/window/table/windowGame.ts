/** Through the Window as one value, as the host of all games plays it; and its computer players, who see what everybody sees. */
import { fraction, randomFrom } from '../../../chance/chance';
import { plannedBot, type Planned } from '../../../characters/plannedBot';
import { TURNING } from '../../../characters/watching';
import { thinkOf, writingTime, type Thought } from '../../../characters/words';
import type { Bot, BotFacts, BotPorts, Game } from '../../../contract/contract';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import { rules } from '../kept/savedGame';
import { agreement } from '../kept/setup';
import { everydayNouns } from '../lists/nouns';
import { winnersOf } from '../rules/game';
import { viewOf, type WindowView } from './state';
import { intent, table, type WindowIntent, type WindowTypes } from './windowTable';

function windowBot({ place, setup, luck }: BotFacts<WindowTypes>, ports: BotPorts<WindowTypes>): Bot<WindowTypes> {
  let [card, moment, thought] = [-1, '', null as Thought | null];

  function think({ letters, letter, seats, turned }: WindowView): Thought | null {
    const random = randomFrom(`${luck}:${turned}`);
    return thinkOf(setup.players[place]?.level ?? DEFAULT_CHARACTER, {
      words: everydayNouns(letters, letter!), used: new Set(seats.flatMap(({ won }) => won).map((word) => word.toLowerCase())),
      thinkers: seats.filter(({ kind }) => kind === 'bot').length, chance: () => fraction(random),
    });
  }
  return plannedBot(ports, ({ view, since }: { view: WindowView; since: number }): readonly Planned<WindowIntent>[] | null => {
    const { stage, queue, wrong, turn, turned } = view;
    const [before, [least, most]] = [moment, TURNING];
    moment = `${turned} ${stage} ${queue[0]}`;
    if (view.phase === 'over') return [];
    // That somebody else has called, or said what counts, is nothing to think about.
    if (moment === before) return null;
    if (stage === 'turn') {
      const at = since + least + (most - least) * fraction(randomFrom(`${luck}:turn ${turned}`));
      return turn === place ? [{ at, intent: { kind: 'turn' } }] : [];
    }
    const isFresh = card !== turned;
    if (isFresh) [card, thought] = [turned, think(view)];
    if (thought === null || wrong.includes(place)) return [];
    const { word, after } = thought;
    if (queue[0] === place) return stage === 'word' ? [{ at: since + writingTime(word), intent: { kind: 'word', word } }] : [];
    // A call that is on its way comes, whoever has the word.
    return isFresh && !queue.includes(place) ? [{ at: since + after, intent: { kind: 'call' } }] : null;
  });
}

const { least, most } = agreement.of.limits;
export const windowGame: Game<WindowTypes> = {
  ...rules, seats: [least, most], intent, table, view: viewOf, seen: (happening) => happening, bot: windowBot,
  result: (game) => (game.over ? game.won.map(({ length }, seat) => ({ won: winnersOf(game).includes(seat), score: length })) : null),
};
