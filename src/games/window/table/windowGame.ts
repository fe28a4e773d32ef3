/** Through the Window as one value, as the host of all games plays it; and its computer players, who see what everybody sees. */
import { fraction, randomFrom } from '../../../chance/chance';
import { createSpeaker } from '../../../characters/speaker';
import type { Bot, BotFacts, BotNews, BotPorts, Game } from '../../../contract/contract';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import { rules } from '../kept/savedGame';
import { agreement } from '../kept/setup';
import { everydayNouns } from '../lists/nouns';
import { usedWords, winnersOf } from '../rules/game';
import { standsAt, viewOf, type WindowView } from './state';
import { intent, table, type WindowTypes } from './windowTable';

function mayDo(view: WindowView, place: number) {
  const stands = standsAt(view, place);
  if (view.phase === 'over' || stands === 'out') return null;
  if (view.stage === 'turn') return stands && 'turn';
  return stands === 'word' ? view.stage === 'word' ? 'word' : null : stands === 'next' ? 'waits' : 'call';
}

function windowBot({ place, setup, luck }: BotFacts<WindowTypes>, ports: BotPorts<WindowTypes>): Bot<WindowTypes> {
  return createSpeaker<BotNews<WindowTypes>>(ports, {
    character: setup.players[place]?.level ?? DEFAULT_CHARACTER,
    look: ({ view, since }) =>
      ({ moment: `${view.turned} ${view.stage} ${view.queue[0]}`, since, card: view.turned, may: mayDo(view, place) }),
    sought: ({ view: { letters, letter, seats } }) => ({
      words: everydayNouns(letters, letter!), used: usedWords(seats.flatMap(({ won }) => won)),
      thinkers: seats.filter(({ kind }) => kind === 'bot').length,
    }),
    drawn(name) {
      const random = randomFrom(`${luck}:${name}`);
      return () => fraction(random);
    },
  });
}

const { least, most } = agreement.of.limits;
export const windowGame: Game<WindowTypes> = {
  ...rules, seats: [least, most], intent, table, view: viewOf, seen: (happening) => happening, bot: windowBot,
  result: (game) => (game.over ? game.won.map(({ length }, seat) => ({ won: winnersOf(game).includes(seat), score: length })) : null),
};
