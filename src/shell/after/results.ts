/** What a game that is over came to is kept for everybody who played it. */
import type { GameAppPorts } from '../../games/gameApp';
import type { GameStore } from '../../games/gameStore';
import { isNobody, sameName, UNNAMED_ME } from '../../setup/names';
import { toldAt } from '../../setup/seats/sitters';
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
  const people = toldAt(saved).map((one) => (one?.level === null ? one : null));
  // Whoever came by a link is not known here yet. Only a name that is known can be deleted, with what is kept for it.
  const known = [...names(), UNNAMED_ME];
  const all = [...saved.setup.players.filter(({ kind }) => kind !== 'bot'), ...(saved.held ?? []).map(([, , who]) => who)];
  const unknown = all.flatMap((one) =>
    (!('name' in one) || one.me === true || isNobody(one.name) || known.some((name) => sameName(name, one.name)) ? [] : one.name));
  if (unknown.length > 0) remember(unknown);
  if (bests === undefined) return;
  const { kept } = bests;
  const report = reportOf(after, opened.game);
  await Promise.all(people.map(async (one, seat) => {
    if (one?.name == null || isNobody(one.name)) return;
    const { name, me, local } = one;
    // Nor is anything of somebody elsewhere, where names aren't remembered.
    if (!local && !names().some((other) => sameName(other, name!))) return;
    // Who was away for all of it hasn't played.
    if (saved.held?.some(([place]) => place === seat) && after.acted?.(report, seat) === false) return;
    const played = playedBy(after, opened.game, report, seat);
    await shelf.changePerson(me === true ? null : name, (now) => keptBests(kept.bestsAfter(kept.openBests(now), played)));
  }));
}
