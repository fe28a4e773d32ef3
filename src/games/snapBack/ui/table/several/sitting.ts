/** How several people sit at this screen, and how they show their numbers, by what was agreed and what the screen can do. Pure. */
import type { Sitting, SnapBackSetup } from '../../../kept/setup';

/** What a screen can do. */
export interface Screen {
  /** The window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it is played with fingers first of all. */
  readonly touched: boolean;
  /** How many fingers it can feel at the same time. */
  readonly fingers: number;
}

/** The shorter side of a window around which two people can sit, and more than two, in CSS pixels. */
const ROOM = { two: 320, more: 600 } as const;
/** Two hands of five. */
const TWO_HANDS = 10;

/** Whether a window has room for people around it. @param people how many they are */
function canSitAround(people: number, { width, height }: Pick<Screen, 'width' | 'height'>): boolean {
  return people > 1 && Math.min(width, height) >= (people === 2 ? ROOM.two : ROOM.more);
}

/** How people sit. Where nothing was agreed a screen that is touched lies flat. */
export function sittingOf(agreed: Sitting | undefined, people: number, screen: Screen): Sitting {
  return (agreed ?? (screen.touched ? 'around' : 'beside')) === 'around' && canSitAround(people, screen) ? 'around' : 'beside';
}

/** Whether two people can show their numbers with their fingers: each has an edge, and the glass feels two hands. */
function canShowFingers(sitting: Sitting, people: number, { fingers }: Screen): boolean {
  return sitting === 'around' && people === 2 && fingers >= TWO_HANDS;
}

/** The part of the table's set that several people need. Where nothing hurries they choose in turn: a count would. */
export function severalSet(
  { players, sitting, untimed }: Pick<SnapBackSetup, 'players' | 'sitting' | 'untimed'>, screen: Screen,
): { readonly sitting: Sitting; readonly fingers: 'shown' | null } {
  const people = players.filter(({ kind }) => kind === 'local').length;
  const sits = sittingOf(sitting, people, screen);
  return { sitting: sits, fingers: !untimed && canShowFingers(sits, people, screen) ? 'shown' : null };
}
