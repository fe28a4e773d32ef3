/** Seats people at a game who were agreed on elsewhere, on what was agreed last for the game itself. */
import type { SitsDown } from '../../games/gameApp';
import { sameName } from '../../setup/names';
import { defaultNames } from '../../strings/words/start/names';
import { keptDraft, type Stage } from '../app/stage';
import type { DraftOf, ShellTypes } from '../types';
import { keysProblem } from './keyboard';
import { sitsAt } from './termRows';

/**
 * @param id the game's own word
 * @returns the game before its first event; null where these people can't play it, or share a keyboard that hasn't shown yet that it will
 * do. Where only the terms or keys that were agreed last don't suit them, it's played by the usual ones
 */
export function seated<T extends ShellTypes>(
  stage: Pick<Stage<T>, 'game' | 'ports' | 'device'>, players: readonly SitsDown[], id: string,
): T['Saved'] | null {
  const { game: { agreement, begin }, ports, device } = stage;
  const last = keptDraft(stage);
  // What was somebody's own the last time is again.
  const ownOf = ({ name, me }: SitsDown): object =>
    last.seats.find((seat) => seat.kind === 'local' && ((me && seat.me) || sameName(seat.name ?? '', name))) ?? {};
  const theirs = { ...last, seats: players.map((player) => ({ ...ownOf(player), nth: undefined, ...player })) } as DraftOf<T>;
  for (const draft of [theirs, { ...last, seats: players } as DraftOf<T>, agreement.openDraft({ seats: players })]) {
    const setup = agreement.setup(draft, agreement.players(draft, ports.me(), defaultNames()), sitsAt(draft, device.screen()).around);
    if (keysProblem(stage, draft) !== null) continue;
    if (setup.players.length === players.length && agreement.complaint(setup) === null) return { ...begin(ports, setup), id };
  }
  return null;
}
