/** The rules in full, as they follow from what was agreed at a table: each section as sentences, and which of the small boards it shows. */
import type { HouseRules } from '../../../rules/options';
import { isAsked, type Terms } from '../../../setup/setup';
import type { RuleLine, RuleSection } from '../../ruleSection';
import { secondCount } from '../grammar';

export const RULES = {
  title: 'Rules',
  brief: 'In brief',
  close: 'Close',
  /** Before what was agreed otherwise than it is printed. */
  house: 'House rule',
  licences: 'Fonts and programs in this game, and their licences',
  keysTitle: 'Keys',
} as const;

const rule = (text: string): RuleLine => ({ text });
const house = (text: string): RuleLine => ({ text, house: true });

/** All of them, in the order in which one needs them. */
export function rulesInFull(terms: Terms): RuleSection[] {
  const { calls } = terms.rules;
  return [
    { title: 'What it is about', lines: [rule(calls === 'automatic' ? AIM.automatic : AIM.called)] },
    { title: 'Before the game', lines: SETTING_UP.map(rule) },
    { title: 'A move', lines: moveLines(terms) },
    { title: 'Runs', lines: RUNS.map(rule), boards: 'one' },
    { title: 'Several runs at once', lines: SEVERAL.map(rule), boards: 'several' },
    ...(calls === 'automatic' ? [] : [
      { title: 'Calling SNAG', lines: isAsked(terms) ? askedLines(terms.rules) : callLines(terms.rules) },
      { title: 'A run that was missed', lines: missedLines(terms.rules, isAsked(terms)) },
      { title: 'A call with no run to take', lines: [falseCallLine(terms.rules)] },
    ]),
    { title: 'Tiles that are gone', lines: goneLines(terms.memoryAid) },
    { title: 'The end', lines: endLines(calls) },
    { title: 'The score card', lines: SCORE.map(rule) },
  ];
}

const AIM = {
  called: 'Complete lines of four or more tiles on the board. Such a line is a run: call SNAG, and its tiles are yours. '
    + 'The most tiles win.',
  automatic: 'Complete lines of four or more tiles on the board. Such a line is a run, and its tiles are yours. The most tiles win.',
};

const SETTING_UP = [
  'There are 76 tiles, each with its own number, and the board has one square for each.',
  'Each player picks a face-down tile. The lowest number goes first. The others follow to the left, from low to high. '
    + 'Then all tiles are mixed again.',
  'Everyone gets four tiles, which the others do not see. The rest is the pile.',
];

function moveLines({ rules: { calls }, callSeconds }: Terms): RuleLine[] {
  const taking: Readonly<Record<HouseRules['calls'], RuleLine>> = {
    classic: rule('If that completes a run, call SNAG.'),
    race: house('If that completes a run, anyone may call SNAG.'),
    automatic: house('If that completes a run, its tiles are yours at once, without a call.'),
  };
  return [
    rule('Play one of your tiles on the square with its number.'),
    taking[calls],
    rule('Then draw a tile, as long as the pile has any. That ends your move, and the player on your left is next.'),
    ...(calls === 'automatic' ? [] : timeLines(callSeconds ?? null)),
    rule('When the pile is used up, everyone plays the tiles that they have left. Whoever has none is passed over.'),
  ];
}

function timeLines(callSeconds: NonNullable<Terms['callSeconds']> | null): RuleLine[] {
  if (typeof callSeconds !== 'number') return [rule('There is no clock: take the time you need before you draw.')];
  return [house(`You have ${secondCount(callSeconds)} to call. When they are up, the move ends by itself, with the draw.`)];
}

const RUNS = [
  'A run is four or more tiles in an unbroken line: across, up and down, or diagonal.',
  'The tile that completes it may stand at an end, or close a gap.',
  'A run is taken at its full length, however long it is.',
  'A line ends where the board ends: 40 and 41 are no neighbours, and neither are 29 and 31.',
];

const SEVERAL = [
  'One tile can complete two, three or four runs at once. All of them are taken together, and each tile counts once.',
];

function callLines({ calls, claimCostsMove }: HouseRules): RuleLine[] {
  if (calls === 'race') {
    return [
      house('The moment a tile lands, anyone may call. The first call takes all runs through that tile.'),
      house(claimCostsMove ? 'Whoever is quicker than the player who made the run loses their own next move.'
        : 'Whoever is quicker than the player who made the run plays next.'),
      TIE,
      PUT_ASIDE,
    ];
  }
  return [
    rule('Whoever completes a run has to call before they draw. The call takes all runs through the tile that they played.'),
    rule('Others may call while the maker still can, and nobody is told. If the maker calls, those calls are void. '
      + 'If the maker draws without calling, they count in the order in which they came.'),
    TIE,
    PUT_ASIDE,
  ];
}

const TIE = rule('If two call at the same instant, the one nearer to the maker\'s left comes first.');
const PUT_ASIDE = rule('Tiles that were taken are put aside for whoever took them. They never come back.');

function askedLines({ calls }: HouseRules): RuleLine[] {
  return [
    ...(calls === 'classic' ? [rule('Whoever completes a run calls SNAG before they draw, and takes all runs through that tile.')] : []),
    house(calls === 'classic'
      ? 'When somebody draws without calling, all others are asked in turn: SNAG or pass? Nobody sees an answer until all have answered.'
      : 'When somebody draws, everyone is asked in turn: SNAG or pass? Nobody sees an answer until all have answered.'),
    house(calls === 'race' ? 'If several say SNAG, the maker comes first, then whoever sits nearest to the maker\'s left.'
      : 'If several say SNAG, the one nearest to the maker\'s left takes the run.'),
    PUT_ASIDE,
  ];
}

function missedLines({ calls, claimCostsMove, missedRun }: HouseRules, asked: boolean): RuleLine[] {
  return [
    rule(calls === 'race'
      ? 'If a move ends and nobody has called, the run is missed: its maker cannot take it any more, but everyone else can.'
      : 'If you end your move without a call, you have missed your run: you cannot take it any more, '
        + 'but everyone else can, by calling SNAG.'),
    claimCostsMove
      ? rule('Whoever takes it before the next tile is played loses their own next move: the player on their left goes on, '
        + 'and those in between are passed over. For example, Ann misses a run and Cleo calls it. '
        + 'Bo, who sits between them, loses a turn, and Dan, on Cleo\'s left, plays.')
      : house('Whoever takes it before the next tile is played also plays next, and those in between are passed over.'),
    missedRun === 'stays'
      ? rule(asked ? 'If nobody takes it, it stays where it is, and can be taken after a later move. That costs no move.'
        : 'If nobody takes it, it stays where it is. Anyone but the player who missed it may still call it later, and that costs no move.')
      : house('Once the next tile is played, it is too late for everyone.'),
    rule('A tile that makes a missed run longer makes a new run, which belongs to whoever played that tile.'),
    rule('One call takes every run that you may take.'),
  ];
}

function falseCallLine({ falseCall }: HouseRules): RuleLine {
  switch (falseCall) {
    case 'lose-move': return rule('It costs you your next move; or this one, if it is yours and you have not played a tile yet. '
      + 'Nobody has more than one move to lose at a time.');
    case 'none': return house('Nothing happens.');
    case 'pay-tile': return house('You pay one of the tiles that you have won to each other player, starting on your left, '
      + 'as long as you have any.');
  }
}

function goneLines(memoryAid: boolean): RuleLine[] {
  return [
    rule('The squares of tiles that were taken stay empty until the end of the game.'),
    memoryAid ? house('They are crossed out. The tile of every other empty square is still to come.')
      : rule('An empty square does not show whether its tile was taken or is still to come. That is what you have to remember.'),
  ];
}

function endLines(calls: HouseRules['calls']): RuleLine[] {
  return [
    rule('The game ends when all tiles are played, those on the racks too.'),
    ...(calls === 'automatic' ? [] : [rule('After the last tile there is one last chance to call.')]),
    rule('Tiles that are left on the board are nobody\'s. The most tiles win; a tie is a tie.'),
    rule('The winner starts the next game. After a tie it is the tied player who comes first, counted from the last starter to the left.'),
  ];
}

const SCORE = [
  'Single games: the winner gets 10 points, and from each loser the difference between their tiles. '
    + 'The loser has the same difference as a minus.',
  'A match to 100: you play until somebody has 100 tiles in all when a game ends. The highest total gets 100 points, '
    + 'and from each loser the difference between their totals. If the highest total is tied, another game is played.',
  'A match of two to seven games, as agreed beforehand: the highest total gets 100 points and the differences.',
  'Tied winners share bonus and differences equally.',
];
