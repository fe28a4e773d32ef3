/** What a screen was told, in the times of its page. */
import { isOn, type GameScreen } from '../../../host/screen';
import type { SnapBackTypes } from './snapBackTypes';
import type { SnapBackView } from './view';

export function shownAt(screen: Pick<GameScreen<SnapBackTypes>, 'seen' | 'time'>, now: number): SnapBackView {
  const { view: { endsAt, countEndsAt, ...shown }, standing } = screen.seen();
  const time = screen.time();
  return {
    ...shown, countEndsAt: countEndsAt === null ? null : now + countEndsAt - time,
    time: endsAt === null ? null : { left: Math.max(0, endsAt - time), at: now, runs: isOn(standing) },
  };
}
