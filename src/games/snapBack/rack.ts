/** Snap Back on a phone as the rack alone. */
import { html, nothing } from 'lit-html';
import { rackOf } from '../../shell/table/rack';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { shownAt } from './table/shown';
import { cards, cardsShown } from './ui/parts/card';
import { seats } from './ui/parts/seat';
import '../../ui/styles/playPanels.css';
import './ui/styles/parts.css';
import type { SnapBackShell } from './ui/shellTypes';
import { pressedHere } from './ui/table/pressed';
import { snapBackKey } from './ui/table/tableKeys';
import { openedTable, saidNow, snapBackCalls, tableAfter } from './ui/table/tableModel';
import { promptText } from './words/table/prompts';

const WITH_PLAYERS = ['choosing', 'revealed', 'over'];

export const rack = rackOf<SnapBackShell>({
  title: () => say('snap-back-title'), words: ['shell', 'apart', 'snapBack'], as: 'sb-rack', next: { kind: 'next' },
  screen: {
    opened: openedTable, after: tableAfter, saidNow, keys: snapBackKey, calls: snapBackCalls,
    acted: (_, act) => (act.kind === 'choose' ? { type: 'chose', claim: act.claim } : null),
    answer: (command) => (command.kind === 'readTable' ? { type: 'read', what: command.what, now: command.at } : { type: 'set', set: {} }),
  },
  set: ({ seats: all }) => ({ fingers: null, bests: all.map(() => null), spans: all.map(() => null) }),
  view: shownAt as never,
  ended: (by) => ({ type: 'over', by }) as never,
  isUrgent: ({ what }) => what.some(({ kind }) => kind === 'card' || kind === 'called'),
  room: (model) => html`${cards(cardsShown(model.view), model.count)}${WITH_PLAYERS.includes(model.view.phase) ? seats(model) : nothing}`,
  prompt: ({ view, choice }) => promptText(view, choice),
  pressed: (model, _, ask) => (model.view.phase === 'over' ? nothing : pressedHere(model, ask)),
  seats: ({ seats: all }) => all.map(({ name, die }) => ({
    figure: String(die), moves: false, told: `${shownName(name)}, ${say('snap-back-die', { face: die })}`,
  })),
});
