/** What a game that is over came to is kept for everybody who played it at this screen. */
import type { GameAppPorts } from '../../gameApp';
import type { GameStore } from '../../gameStore';
import { isNobody, sameName, UNNAMED_ME } from '../../../setup/names';
import { bestsAfter, keptBests, openBests } from '../kept/bests';
import { openSaved, toStore, type SavedSnap } from '../kept/savedGame';
import { playedGame } from '../review/played';
import { reportOf } from '../review/reportOf';

interface Keeping extends Pick<GameAppPorts, 'names' | 'remember'> {
  readonly shelf: Pick<GameStore, 'changePerson'>;
}

/** A game that was kept before is replaced. Never rejects. */
export async function keepResults({ shelf, names, remember }: Keeping, saved: SavedSnap): Promise<void> {
  const opened = openSaved(toStore(saved));
  if (!opened.ok || saved.ended === null) return;
  const { players, asked } = saved.setup;
  const report = reportOf({ players, replayed: opened.game.replayed, timed: !asked });
  // Whoever came by a link is not known here yet. Only a name that is known can be deleted, with what is kept for it.
  const known = [...names(), UNNAMED_ME];
  const unknown = players.filter(({ kind, name, me }) =>
    kind === 'local' && me !== true && !isNobody(name) && !known.some((one) => sameName(one, name)));
  if (unknown.length > 0) remember(unknown.map(({ name }) => name));
  await Promise.all(players.map(async ({ kind, name, me }, seat) => {
    if (kind === 'bot' || isNobody(name)) return;
    const played = playedGame(saved, report, report.seats[seat]!);
    await shelf.changePerson(me === true ? null : name, (now) => keptBests(bestsAfter(openBests(now), played)));
  }));
}
