/** A character at its seat. */
import { plannedBot, type Planned } from '../../../characters/plannedBot';
import type { Bot, BotFacts, BotNews, BotPorts } from '../../../contract/contract';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import { PairsPlayer } from '../../hands/players/pairsPlayer';
import { optionsOf } from '../kept/setup';
import type { CashIntent } from './state';
import type { CashTypes, CashView } from './view';

/** How many hands are over, where in the last of them the signal of a seat's pair was read; null: it wasn't. */
function readIn({ shown, seats, hands }: CashView, place: number): number | null {
  const end = shown?.end;
  return end?.[0] === 'counter' && end[2] === seats[place]!.pair && end[3] ? hands : null;
}

function saidOf({ at, intent }: ReturnType<PairsPlayer['plan']>[number]): Planned<CashIntent> {
  if (intent.kind !== 'call') return { at, intent: intent as CashIntent };
  const { pair } = intent;
  return { at, intent: { kind: 'call', ...pair === null ? { called: 'cash', pair } : { called: 'counter', pair } } };
}

export function cashBot({ place, setup, luck, past }: BotFacts<CashTypes>, ports: BotPorts<CashTypes>): Bot<CashTypes> {
  const player = new PairsPlayer(place, optionsOf(setup), setup.players[place]?.level ?? DEFAULT_CHARACTER, luck);
  for (const happening of past) player.see(happening);
  return plannedBot<BotNews<CashTypes>, CashIntent>(ports, ({ view, happenings, since }) =>
    player.plan({ view, happenings, since, now: ports.now(), readIn: readIn(view, place) }).map(saidOf));
}
