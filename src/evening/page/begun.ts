/** An evening as it is begun: with everybody named, and the games that were chosen or drawn. */
import type { GameAppPorts } from '../../games/gameApp';
import { cleanedDraft } from '../../seats/draftSeats';
import { isNoName } from '../../setup/kept/me';
import { sameName, UNNAMED_ME } from '../../setup/names';
import { say } from '../../strings/say';
import { defaultNames } from '../../strings/words/start/names';
import type { Playable } from '../draw';
import { FEWEST_GAMES, newEvening, type Evening } from '../evening';
import { agreement } from './agreed';
import { gamesOf, type EveningHome } from './states';

export type Begun = { readonly evening: Evening; readonly me: string | undefined } | Pick<EveningHome, 'complaint'>;

/** @returns what is wrong, where nobody can play so; nothing (a complaint that is null) where too few games fit: that's told already */
export function begunEvening(
  home: EveningHome, games: readonly Playable[], { me, freshWord, today }: Pick<GameAppPorts, 'me' | 'freshWord' | 'today'>,
): Begun {
  const draft = cleanedDraft(home.draft, (name) => isNoName(name, say('name-you')));
  const { players } = agreement.setup(draft, agreement.players(draft, me(), defaultNames()), false);
  const complaint = agreement.complaint({ players });
  const chosen = gamesOf({ ...home, draft }, games).games;
  if (complaint !== null || chosen.length < FEWEST_GAMES) return { complaint };
  return {
    me: draft.seats.find((seat) => seat.me === true)?.name,
    evening: newEvening({
      id: freshWord(), now: today(), games: chosen,
      players: players.map(({ name, kind, level, shape, me: mine }) => ({
        name, kind: kind === 'bot' ? kind : 'local', shape, ...(level ? { level } : {}), ...(mine ? { me: mine } : {}),
      })),
    }),
  };
}

/** Remembers who sat down, as every game does. */
export function remembered(
  { evening: { players }, me: mine }: Extract<Begun, { readonly evening: Evening }>,
  { me, nameMe, remember }: Pick<GameAppPorts, 'me' | 'nameMe' | 'remember'>,
): void {
  if (mine !== undefined && !sameName(mine, me() ?? '')) nameMe(mine);
  remember(players.flatMap(({ kind, name }) => (kind === 'local' && !sameName(name, UNNAMED_ME) ? [name] : [])));
}
