/** The rules in brief, as they follow from what was agreed at a table. */
import type { HouseRules } from '../../../rules/options';
import { isAsked, type Terms } from '../../../setup/setup';

const RING = 'The ring around the burst shows the time that is left. When it is empty, the move ends by itself.';
const TOO_LATE = ' Once the next tile is played, it is too late for everyone.';

/** What it means to take a run that somebody else made. */
function claimCost(claimCostsMove: boolean): string {
  return claimCostsMove
    ? 'Whoever takes it before the next tile is played loses their own next move.'
    : 'Whoever takes it before the next tile is played plays next.';
}

const FALSE_CALL: Readonly<Record<HouseRules['falseCall'], string>> = {
  'lose-move': 'Call SNAG without a run to take, and you lose a move.',
  none: 'Call SNAG without a run to take, and nothing happens.',
  'pay-tile': 'Call SNAG without a run to take, and you pay a tile that you have won to each other player, '
    + 'starting at your left, as long as you have any.',
};

/** How a run is taken, and what becomes of it if nobody sees it. */
function callingLines({ calls, falseCall, claimCostsMove, missedRun }: HouseRules): string[] {
  if (calls === 'automatic') {
    return ['If you complete a run, it is yours at once, without a call. Its tiles leave the board for good. Then draw.'];
  }
  const cost = `${claimCost(claimCostsMove)}${missedRun === 'stays' ? '' : TOO_LATE}`;
  if (calls === 'classic') {
    return [
      `If you complete a run, call SNAG before you draw: the tiles are yours, and leave the board for good. ${RING}`,
      `If you draw without calling, you have missed it. Now anyone else can call and take it. ${cost}`,
      FALSE_CALL[falseCall],
    ];
  }
  const quicker = claimCostsMove ? 'you lose your own next move' : 'you play next';
  return [
    'When a tile completes a run, anyone may call SNAG the moment it lands. '
      + 'The first call takes the tiles, and they leave the board for good. '
      + `If you are quicker than the player who made the run, ${quicker}. ${RING}`,
    `If you draw and nobody has called, you have missed it. Anyone else can still call and take it. ${cost}`,
    FALSE_CALL[falseCall],
  ];
}

/** The same where everyone is asked: nobody is quicker than anybody. */
function askingLines({ calls, falseCall, claimCostsMove, missedRun }: HouseRules): string[] {
  const classic = calls === 'classic';
  const cost = claimCostsMove
    ? 'Taking another player\'s run this way costs your own next move.'
    : 'If you take another player\'s run this way, you play next.';
  return [
    ...(classic ? ['If you complete a run, call SNAG before you draw: the tiles are yours, and leave the board for good.'] : []),
    classic
      ? 'When somebody draws without calling, all others are asked in turn: SNAG or pass? Nobody sees your answer until all have answered.'
      : 'When somebody draws, everyone is asked in turn: SNAG or pass? Nobody sees your answer until all have answered.',
    'All who say SNAG call at the same instant. If there are several, the run goes to the one nearest to the maker\'s left'
      + `${calls === 'race' ? ', but to the maker before everyone else' : ''}. ${cost}${missedRun === 'stays' ? '' : TOO_LATE}`,
    FALSE_CALL[falseCall],
  ];
}

/** The rules in brief, as they are played at a table. */
export function rulesInBrief({ rules, memoryAid, callSeconds }: Terms): string[] {
  return [
    'On your move, play one of your four tiles on the square with its number, then draw a new one.',
    'Four or more tiles in an unbroken line across, up and down or diagonally are a run. One tile can complete several runs at once.',
    ...(isAsked({ rules, callSeconds }) ? askingLines(rules) : callingLines(rules)),
    memoryAid
      ? 'A square that is crossed out stays empty: its tile is gone. The tile of every other empty square is still to come.'
      : 'An empty square does not show whether its tile is gone or still to come. Remember!',
    rules.calls === 'automatic'
      ? 'The game ends when all tiles are played. The most tiles win.'
      : 'When all tiles are played, there is a last chance to call. The most tiles win.',
  ];
}
