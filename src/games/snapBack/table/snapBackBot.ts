/** A computer player at its seat: it hears what happens as everybody may know it, and nothing else. */
import { plannedBot } from '../../../characters/plannedBot';
import type { Bot, BotFacts, BotNews, BotPorts } from '../../../contract/contract';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import type { CreatePlayer } from '../players/player';
import type { SnapBackTypes } from './snapBackTypes';

/** Sits a character down at its seat. What has happened so far it knows. */
export function snapBackBot(
  createPlayer: CreatePlayer, { place, setup, luck, past }: BotFacts<SnapBackTypes>, ports: BotPorts<SnapBackTypes>,
): Bot<SnapBackTypes> {
  const { players, dice, pace, untimed } = setup;
  let watchers = 1;
  const player = createPlayer({
    character: players[place]?.level ?? DEFAULT_CHARACTER, seat: place, seats: players.length, die: players[place]?.start ?? dice,
    seed: luck, get watchers() { return watchers; }, pace, untimed,
  });
  for (const happening of past) player.hear(happening);
  let isNew = true;
  const bot = plannedBot<BotNews<SnapBackTypes>, SnapBackTypes['Intent']>(ports, ({ view, happenings, since }) => {
    for (const happening of happenings) player.hear(happening);
    const hasChosen = view.seats[place]?.chosen === true;
    // Who sits down only now finds the card lying there.
    const isShown = happenings.some(({ type }) => type === 'shown') || (isNew && view.open?.back === null);
    isNew = false;
    watchers = view.seats.filter(({ kind }) => kind === 'bot').length;
    if (view.phase === 'choosing') return hasChosen ? null : [{ at: since, intent: { kind: 'choose', claim: player.claim() } }];
    if (view.phase === 'asked') {
      return hasChosen || !isShown ? null : [{ at: since, intent: { kind: 'answer', calls: player.callAfter() !== null } }];
    }
    if (!isShown || view.untimed) return view.phase === 'dealing' ? null : [];
    const after = player.callAfter();
    return after === null ? [] : [{ at: since + after, intent: { kind: 'call' } }];
  });
  // Nobody calls the card before any more.
  return { ...bot, laid: bot.stop };
}
