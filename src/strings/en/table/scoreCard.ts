/** The words of the score card: what is played for, how a match stands, and how pluses and minuses are written. */
import { PARTS, MATCH_GOAL, type PlayedFor, type Score } from '../../../rules/scoring';
import type { CardCell, CardState } from '../../../match/cardState';
import { shownName } from '../../words/grammar';
import { capital, does, gameCount, inside, list, tileCount } from '../grammar';
import { PRACTISED } from './prompts';

export const CARD = {
  title: 'Score card',
  open: 'Score card',
  game: 'Game',
  tiles: 'Tiles',
  total: 'Total',
  plus: 'Plus',
  minus: 'Minus',
  /** Over columns of numbers. */
  plusSign: '+',
  minusSign: '−',
  eitherSign: '+ −',
  won: 'won',
  /** Over the line for names on an empty card. */
  names: 'Names',
  correct: 'Correct',
  correctNote: 'Type over a number that is wrong. The number that was counted stays beside it, crossed out.',
  takeBack: 'Undo this correction',
  done: 'Done',
  print: 'Print',
  printEmpty: 'Print an empty card',
  save: 'Save as CSV',
  back: 'Back',
} as const;

/** What an empty card, for playing with the game in the box, says beside its lines. */
export const EMPTY_PAD = {
  playedFor: 'We play',
  choices: ['single games', 'a match to 100', 'a match of ___ games'],
  help: [
    'Single games: the winner scores 10 points, plus the difference in tiles from each loser. Write it in place of the total.',
    'Matches: the highest total scores 100 points, plus the difference between the totals from each loser. '
      + 'The winner writes it under plus, each loser under minus.',
    'Tied winners share both equally. The winner of each game starts the next one.',
  ],
} as const;

/** What is played for, as it is chosen: "a match to 100". */
export function playedForName(playedFor: PlayedFor): string {
  switch (playedFor.kind) {
    case 'single': return 'single games';
    case 'to-100': return 'a match to 100';
    case 'games': return `a match of ${playedFor.games} games`;
  }
}

/** "Game 2 of a match to 100", "Game 2 of 5". */
export function gameOfMatch(playedFor: PlayedFor, game: number): string {
  switch (playedFor.kind) {
    case 'single': return `Game ${game}`;
    case 'to-100': return `Game ${game} of a match to 100`;
    case 'games': return `Game ${game} of ${playedFor.games}`;
  }
}

/** The same beside a table; null for single games. */
export function matchLine({ playedFor, game }: { readonly playedFor: PlayedFor; readonly game: number }): string | null {
  return playedFor.kind === 'single' ? null : gameOfMatch(playedFor, game);
}

const FRACTIONS: Readonly<Record<number, string>> = { 2: '⅙', 3: '¼', 4: '⅓', 6: '½', 8: '⅔', 9: '¾', 10: '⅚' };

/** Parts of a point as points: "28", "3⅓", "½". */
export function points(parts: number): string {
  const whole = Math.floor(parts / PARTS);
  const fraction = FRACTIONS[parts % PARTS] ?? '';
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
}

/** What a single game brought: "+28", "−7". */
export function signed({ plus, minus }: Score): string {
  return minus > 0 ? `${CARD.minusSign}${points(minus)}` : `${CARD.plusSign}${points(plus)}`;
}

/** What a player is up or down after single games: "+28", "−7", "0". */
export function balance(parts: number): string {
  return parts === 0 ? '0' : signed(parts > 0 ? { plus: parts, minus: 0 } : { plus: 0, minus: -parts });
}

/** The pad at the table's side, which opens the card: "Score card. Game 2 of a match to 100. After 1 game …". */
export function padName(card: CardState): string {
  const on = card.now === null ? [] : [`${gameOfMatch(card.playedFor, card.games.length + 1)}.`];
  return [`${CARD.title}.`, ...on, ...standing(card)].join(' ');
}

/** How the match stands, in sentences: who leads or has won, and who starts the next game. */
export function standing(card: CardState): string[] {
  const { games, players, starter, now, playedFor, over } = card;
  // Nobody starts a next game of a match that is over, nor is it said while a game is on.
  const ends = over && playedFor.kind !== 'single';
  const next = starter === null || now !== null || ends ? [] : [`${does(players[starter]?.name ?? '', 'starts', 'start')} the next game.`];
  return games.length === 0 ? ['No game has been counted yet.'] : [headline(card), ...next];
}

function headline(card: CardState): string {
  const { playedFor, players, games, totals, leaders, over } = card;
  if (playedFor.kind === 'single') return lastGame(card);
  const who = list(leaders.map((player) => players[player]?.name ?? ''));
  const total = totals[leaders[0] ?? 0] ?? 0;
  const most = tileCount(total);
  if (over && leaders.length === 1) return `${does(who, 'has', 'have')} won the match with ${most}.`;
  if (over) return `${who} share the match with ${most} each.`;
  const after = `After ${gameCount(games.length)}`;
  if (leaders.length === 1) return `${after} ${does(inside(who), 'leads', 'lead')} with ${most}.`;
  return playedFor.kind === 'to-100' && total >= MATCH_GOAL
    ? `${after} ${who} are tied with ${most} each: one more game decides.`
    : `${after} ${who} lead with ${most} each.`;
}

/** Who won the last of some single games. */
function lastGame({ players, games }: CardState): string {
  const { winners, cells } = games.at(-1) ?? { winners: [], cells: [] };
  const who = list(winners.map((player) => players[player]?.name ?? ''));
  const tiles = tileCount(cells[winners[0] ?? 0]?.tiles ?? 0);
  return winners.length === 1 ? `${who} won game ${games.length} with ${tiles}.` : `${who} shared game ${games.length} with ${tiles} each.`;
}

/** The caption of the card: "A match to 100". */
export function cardCaption(playedFor: PlayedFor): string {
  return capital(playedForName(playedFor));
}

/**
 * The head of a game's line, for those who hear it: "Game 2, Ann started", "Practice game 2, Ann started"; of the game that is on,
 * "Game 3, so far".
 */
export function cardRowName(game: number, starter: string | null, practice = false): string {
  const what = practice ? `Practice game ${game}` : `Game ${game}`;
  return starter === null ? `${what}, so far` : `${what}, ${starter} started`;
}

/** What a correction of a cell is called: "Ann, tiles in game 2". */
export function cellName(name: string, game: number): string {
  return `${name}, tiles in game ${game}`;
}

/** What is said of a number beside itself, for those who hear the card: that it won, that it was corrected. */
export function cellNotes({ was }: Pick<CardCell, 'was'>, won: boolean): string {
  return [...(won ? [CARD.won] : []), ...(was === null ? [] : [`corrected by hand, counted as ${was}`])].join(', ');
}

/** The button that restores what was counted. */
export function takeBackName(name: string, game: number, was: number): string {
  return `Undo the correction for ${name} in game ${game}: back to ${was}`;
}

/** The words of the card as a spreadsheet. */
export const CSV = {
  /** The file's name. */
  file: 'snag-score-card.csv',
  words: {
    name: shownName,
    game: 'Game', starter: 'Started by', tiles: 'tiles', total: 'total', plus: 'plus', minus: 'minus',
    corrections: 'Corrections', practice: PRACTISED.mark, sums: 'Total',
    correction: (name: string, was: number, now: number) => `${name}: ${now} instead of ${was}`,
  },
} as const;
