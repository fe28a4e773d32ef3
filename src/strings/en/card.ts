/** The words of the score card: what is played for, how a series stands, and how pluses and minuses are written. */
import { PARTS, SERIES_GOAL, type PlayedFor, type Score } from '../../rules/scoring';
import type { CardCell, CardState } from '../../match/cardState';
import { count, list } from './lists';

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
  /** Over the line for names on an empty pad. */
  names: 'Names',
  correct: 'Correct',
  correctNote: 'Write over what is wrong. What was counted stays beneath it, struck out.',
  takeBack: 'Take back',
  done: 'Done',
  print: 'Print',
  printEmpty: 'Print an empty pad',
  save: 'Save as CSV',
  back: 'Back',
} as const;

/** What an empty pad for the game in the box says beside its lines. */
export const EMPTY_PAD = {
  playedFor: 'We play for',
  choices: ['each game by itself', 'a series to 100', 'a series of ___ games'],
  help: [
    'A game by itself: the winner gets 10, and from each loser the difference between their tiles. Write it in place of the total.',
    'A series: the highest total gets 100, and from each loser the difference between their totals. What the winner gets is his plus, what a loser gives is his minus.',
    'Who is tied for the win shares both equally. The winner of each game starts the next.',
  ],
} as const;

/** What is played for, as it is chosen: "a series to 100". */
export function playedForName(playedFor: PlayedFor): string {
  switch (playedFor.kind) {
    case 'single': return 'each game by itself';
    case 'to-100': return 'a series to 100';
    case 'games': return `a series of ${playedFor.games} games`;
  }
}

/** "Game 2 of a series to 100", "Game 2 of 5". */
export function gameOfSeries(playedFor: PlayedFor, game: number): string {
  switch (playedFor.kind) {
    case 'single': return `Game ${game}`;
    case 'to-100': return `Game ${game} of a series to 100`;
    case 'games': return `Game ${game} of ${playedFor.games}`;
  }
}

/** The same beside a table; null where each game is by itself. */
export function seriesLine({ playedFor, game }: { readonly playedFor: PlayedFor; readonly game: number }): string | null {
  return playedFor.kind === 'single' ? null : gameOfSeries(playedFor, game);
}

const FRACTIONS: Readonly<Record<number, string>> = { 2: '⅙', 3: '¼', 4: '⅓', 6: '½', 8: '⅔', 9: '¾', 10: '⅚' };

/** Parts of a point as points: "28", "3⅓", "½". */
export function points(parts: number): string {
  const whole = Math.floor(parts / PARTS);
  const fraction = FRACTIONS[parts % PARTS] ?? '';
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
}

/** What a game by itself brought: "+28", "−7". */
export function signed({ plus, minus }: Score): string {
  return minus > 0 ? `${CARD.minusSign}${points(minus)}` : `${CARD.plusSign}${points(plus)}`;
}

/** What a player is up or down after games by themselves: "+28", "−7", "0". */
export function balance(parts: number): string {
  return parts === 0 ? '0' : signed(parts > 0 ? { plus: parts, minus: 0 } : { plus: 0, minus: -parts });
}

/** The pad at the table's side, which opens the card: "Score card. Game 2 of a series to 100. After 1 game …". */
export function padName(card: CardState): string {
  const on = card.now === null ? [] : [`${gameOfSeries(card.playedFor, card.games.length + 1)}.`];
  return [`${CARD.title}.`, ...on, ...standing(card)].join(' ');
}

/** How the series stands, in sentences: who leads or has won, and who starts the next game. */
export function standing(card: CardState): string[] {
  const { games, players, starter, now, playedFor, over } = card;
  // Nobody starts a next game of a series that is over, nor is it said while one is on.
  const ends = over && playedFor.kind !== 'single';
  const next = starter === null || now !== null || ends ? [] : [`${players[starter]?.name ?? ''} starts the next game.`];
  return games.length === 0 ? ['No game has been counted yet.'] : [headline(card), ...next];
}

function headline({ playedFor, players, games, totals, leaders, over }: CardState): string {
  const name = (player: number): string => players[player]?.name ?? '';
  const who = list(leaders.map(name));
  const most = count(totals[leaders[0] ?? 0] ?? 0, 'tile');
  if (playedFor.kind === 'single') {
    const { winners, cells } = games.at(-1) ?? { winners: [], cells: [] };
    const won = count(cells[winners[0] ?? 0]?.tiles ?? 0, 'tile');
    return winners.length === 1
      ? `${name(winners[0] ?? 0)} won game ${games.length} with ${won}.`
      : `${list(winners.map(name))} shared game ${games.length} with ${won} each.`;
  }
  if (over) return leaders.length === 1 ? `${who} has won the series with ${most}.` : `${who} share the series with ${most} each.`;
  const after = `After ${count(games.length, 'game')}`;
  if (leaders.length === 1) return `${after} ${who} leads with ${most}.`;
  return playedFor.kind === 'to-100' && (totals[leaders[0] ?? 0] ?? 0) >= SERIES_GOAL
    ? `${after} ${who} are tied with ${most} each: another one decides.`
    : `${after} ${who} lead with ${most} each.`;
}

/** The caption of the card: "A series to 100". */
export function cardCaption(playedFor: PlayedFor): string {
  const name = playedForName(playedFor);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The head of a game's line, for those who hear it: "Game 2, Ann started"; of the game that is on, "Game 3, so far". */
export function cardRowName(game: number, starter: string | null): string {
  return starter === null ? `Game ${game}, so far` : `Game ${game}, ${starter} started`;
}

/** What a correction of a cell is called: "Ann's tiles in game 2". */
export function cellName(name: string, game: number): string {
  return `${name}, tiles in game ${game}`;
}

/** What is said of a number beside itself, for those who hear the card: that it won, that a hand wrote it over another. */
export function cellNotes({ was }: Pick<CardCell, 'was'>, won: boolean): string {
  return [...(won ? [CARD.won] : []), ...(was === null ? [] : [`corrected by hand, counted as ${was}`])].join(', ');
}

/** The button that restores what was counted. */
export function takeBackName(name: string, game: number, was: number): string {
  return `Take back the correction for ${name} in game ${game}: ${was} as counted`;
}

/** The words of the card as a spreadsheet. */
export const CSV = {
  /** The file's name. */
  file: 'snag-score-card.csv',
  words: {
    game: 'Game', starter: 'Started by', tiles: 'tiles', total: 'total', plus: 'plus', minus: 'minus', corrections: 'Corrections', sums: 'Total',
    correction: (name: string, was: number, now: number) => `${name}: ${now} instead of ${was}`,
  },
} as const;
