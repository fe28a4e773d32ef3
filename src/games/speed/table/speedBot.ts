/** A computer player of Speed: it sees what everybody at the table does, and lays cards in its own time. */
import { fraction, randomFrom } from '../../../chance/chance';
import { plannedBot } from '../../../characters/plannedBot';
import { PROFILES } from '../../../characters/profiles';
import type { Bot, BotFacts, BotPorts } from '../../../contract/contract';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import { Layer, type Ways } from '../../laying/players/layer';
import { isWrongIn } from '../../laying/table/layingBot';
import { groupsIn } from '../players/eyes';
import { HAND } from '../rules/game';
import type { SpeedTypes, SpeedView } from './speedTable';

/**
 * What it asks of eyes: much hangs on the cards and on waiting for both to be blocked, so that quickness counts for little
 * (docs/strength.md).
 */
const WAYS: Ways = { median: 900, apart: 1.15, overlooked: 1.85, mistaken: 2.8, known: 0.8, hand: 0.7 };
/** Whoever leaves out what can't be, where something is to be remembered, thinks of the next card so much more often. */
const THINKING = 2;

type Happenings = readonly SpeedTypes['Happening'][];

/** For each pile whether the top is somebody's own after what has happened. */
function ownAfter(own: readonly boolean[], happenings: Happenings, place: number): readonly boolean[] {
  return happenings.reduce((now, one) =>
    (one.type === 'laid' ? now.with(one.on, one.seat === place) : one.type === 'turned' ? now.map(() => false) : now), own);
}

export function speedBot({ place, setup, luck }: BotFacts<SpeedTypes>, ports: BotPorts<SpeedTypes>): Bot<SpeedTypes> {
  const level = setup.players[place]?.level ?? DEFAULT_CHARACTER;
  const player = new Layer<SpeedTypes['Intent']>(level, WAYS, setup.slower, luck);
  const random = randomFrom(`${luck}:thinking`);
  let [freeAt, own]: [number, readonly boolean[]] = [-Infinity, [false, false]];

  /** Whether it fills its hand once it has nothing else to do. */
  const draws = ({ hands, stock, refill }: SpeedView): boolean =>
    refill === 'key' && hands[place]!.length < HAND && stock[place]! > 0;

  return plannedBot(ports, ({ view, happenings, since }) => {
    const [hand, theirs] = [view.hands[place], view.hands[1 - place]];
    if (view.phase !== 'playing' || view.paused || hand == null || theirs == null) return [];
    if (isWrongIn(happenings, place)) freeAt = since + view.options.lock;
    own = ownAfter(own, happenings, place);
    const thinks = fraction(random) < THINKING * PROFILES[level].ofCards.deducing;
    const groups = groupsIn({ hand, theirs, tops: view.piles.map(({ top }) => top), own, thinks });
    return player.look({
      groups, lies: new Set(groups.flatMap(({ parts }) => parts.map(({ key }) => key))), hint: null,
      chore: draws(view) ? { key: 'draw', intent: { kind: 'draw' } } : null,
      at: since, freeAt, watchers: view.seats.filter(({ kind }) => kind === 'bot').length,
    });
  });
}
