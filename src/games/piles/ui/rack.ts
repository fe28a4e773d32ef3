/** A game of piles on a phone as the rack alone: the cards small, one's own stock and bursts large. */
import '../../../ui/styles/piled.css';
import type { GameRack } from '../../../apart/rack';
import { rackOf } from '../../../shell/table/rack';
import { say } from '../../../strings/say';
import { shownName } from '../../../strings/words/grammar';
import type { PilesTypes } from '../rules/family';
import type { TableView } from '../table/view';
import { areAllOut } from '../words/prompts';
import { placeText } from '../words/said';
import { burstsOf, places, sentence } from './room';
import type { PilesShell } from './shellTypes';
import type { Draws } from './signs';
import { tableKey } from './tableKeys';
import { isUrgent, openedTable, pilesCalls, saidNow, tableAfter } from './tableModel';

export function pilesRack<T extends PilesTypes>(speaks: Draws<T>, { title, words }: Pick<GameRack, 'title' | 'words'>): GameRack {
  return rackOf<PilesShell<T>>({
    title, words, as: 'piled', isUrgent, set: () => ({}),
    screen: {
      opened: openedTable, after: tableAfter, calls: pilesCalls(speaks.rules), saidNow: (model) => saidNow(speaks, model),
      answer: ({ what }) => ({ type: 'read', what }),
      keys: (key, focus, model, at) => tableKey(speaks.rules, key, focus, model, at),
    },
    view: (screen) => screen.seen().view as TableView<T>,
    room: (model, ask) => places(speaks, model, false, ask),
    prompt: (model) => (areAllOut(model.view) && model.view.phase !== 'over' ? say('rack-out') : sentence(speaks, model)),
    pressed: (model, me, ask) => burstsOf(speaks, model, me, ask),
    seats: (view) => view.seats.map(({ stock, isOut, name }, seat) => ({
      figure: isOut ? say('shell-out-tag') : String(stock), told: placeText(view, seat) || shownName(name),
      moves: view.turn === seat && view.phase === 'playing',
    })),
  });
}
