/** Snap Back as one value, as the host of all games plays it. */
import type { Game } from '../../../host/contract';
import type { Spoken } from '../../../seats/draftSeats';
import { cardOf, dealOf, readDeal } from '../kept/deal';
import { openSetup } from '../kept/openSetup';
import { readNotes, VERSION } from '../kept/savedGame';
import { startDice } from '../kept/setup';
import { createPlayer, type CreatePlayer } from '../players/player';
import { MAX_SEATS, startGame } from '../rules/game';
import { applyEvent } from '../rules/record';
import { happeningsOf, pastOf } from './past';
import { snapBackBot } from './snapBackBot';
import { snapBackTableWith } from './snapBackTable';
import type { SnapBackTypes } from './snapBackTypes';
import { replaySaved } from './startState';
import { intentForm } from './tableState';
import { viewOf } from './view';

/** @param create who plays the seats of computers @param spoken how what happens is read aloud */
export function snapBackGameWith(create: CreatePlayer = createPlayer, spoken: Spoken = 'off'): Game<SnapBackTypes> {
  return {
    name: 'snap-back', version: VERSION, seats: [1, MAX_SEATS], endings: ['time'], intent: intentForm, table: snapBackTableWith(spoken),
    players: ({ players }) => players,
    readSetup(value) {
      const opened = openSetup(value);
      return opened.ok ? opened.setup : null;
    },
    deal: dealOf,
    readDeal: (_, value) => readDeal(value),
    readNotes,
    init: (setup, deal) => ({ game: startGame(setup.players.length, startDice(setup)), deal, trueSix: [] }),
    apply({ game, deal }, event) {
      const next = game.shown + 1;
      // The rules look for the next card where it lies in the deck.
      const deck = Object.assign([], { [game.shown]: cardOf(deal, next) });
      const outcome = applyEvent(game, event, deck);
      if (!outcome.ok) return outcome;
      return {
        ok: true, state: { game: outcome.game, deal, trueSix: outcome.reveal?.trueSix ?? [] },
        happenings: happeningsOf(event as SnapBackTypes['Event'], outcome.game, outcome.reveal),
      };
    },
    // Everybody sees the same, from their own seat.
    view: viewOf,
    seen: (happening) => happening,
    bot: (facts, ports) => snapBackBot(create, facts, ports),
    past: (saved) => pastOf(replaySaved(saved)),
    result({ game: { over, dice }, trueSix }, ended) {
      if (over) return dice.map((_, seat) => ({ won: trueSix.includes(seat) }));
      return ended === null ? null : dice.map((die) => ({ won: die === Math.max(...dice) }));
    },
  };
}
