/** What a game that is over came to is kept for everybody who played it at this screen. */
import type { Shelf } from '../../shelf';
import { isNobody } from '../../../setup/names';
import { bestsAfter, keptBests, openBests } from '../kept/bests';
import { openSaved, toStore, type SavedSnapBack } from '../kept/savedGame';
import { playedGame } from '../review/played';
import { reportOf } from '../review/reportOf';

/** A game that was kept before is replaced. Never rejects. */
export async function keepResults(shelf: Pick<Shelf, 'changePerson'>, saved: SavedSnapBack): Promise<void> {
  const opened = openSaved(toStore(saved));
  if (!opened.ok || saved.ended === null) return;
  const report = reportOf(opened.game);
  await Promise.all(saved.setup.players.map(async ({ kind, name, me }, seat) => {
    if (kind === 'bot' || isNobody(name)) return;
    const played = playedGame(saved, report, report.seats[seat]!);
    await shelf.changePerson(me === true ? null : name, (now) => keptBests(bestsAfter(openBests(now), played)));
  }));
}
