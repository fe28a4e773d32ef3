/** What a game that is over came to is kept for everybody who played it. */
import type { GameAppPorts } from '../../games/gameApp';
import type { GameStore } from '../../games/gameStore';
import { isNobody, sameName, UNNAMED_ME } from '../../setup/names';
import type { ShellGame } from '../shellGame';
import { keptBests } from '../../games/keptBests';
import type { ShellTypes } from '../types';
import { playedBy, reportOf } from './afterModel';

interface Keeping extends Pick<GameAppPorts, 'names' | 'remember'> {
  readonly shelf: Pick<GameStore, 'changePerson'>;
}

/** A game that was kept before is replaced. Never rejects. */
export async function keepResults<T extends ShellTypes>(
  { openSaved, toStore, after, bests }: Pick<ShellGame<T>, 'openSaved' | 'toStore' | 'after' | 'bests'>,
  { shelf, names, remember }: Keeping, saved: T['Saved'],
): Promise<void> {
  const opened = openSaved(toStore(saved));
  if (!opened.ok || saved.ended === null) return;
  const { players } = saved.setup;
  // Whoever came by a link is not known here yet. Only a name that is known can be deleted, with what is kept for it.
  const known = [...names(), UNNAMED_ME];
  const unknown = players.filter(({ kind, name, me }) =>
    kind !== 'bot' && me !== true && !isNobody(name) && !known.some((one) => sameName(one, name)));
  if (unknown.length > 0) remember(unknown.map(({ name }) => name));
  if (bests === undefined) return;
  const { kept } = bests;
  const report = reportOf(after, opened.game);
  await Promise.all(players.map(async ({ kind, name, me }, seat) => {
    if (kind === 'bot' || isNobody(name)) return;
    // Nor is anything of somebody elsewhere, where names aren't remembered.
    if (kind === 'remote' && !names().some((one) => sameName(one, name))) return;
    const played = playedBy(after, opened.game, report, seat);
    await shelf.changePerson(me === true ? null : name, (now) => keptBests(kept.bestsAfter(kept.openBests(now), played)));
  }));
}
