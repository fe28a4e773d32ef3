/** What is said of the score card: what is played for, how a match stands, and what stands in its lines and cells. */
import { MATCH_GOAL, type PlayedFor } from '../../../rules/scoring';
import type { CardCell, CardState } from '../../../match/cardState';
import { list } from '../../formats';
import { say } from '../../say';
import { inside, isYou, subject, subjects, who } from '../grammar';

/** What is played for, as a message is told it. */
function kindOf(playedFor: PlayedFor): { readonly kind: PlayedFor['kind']; readonly games: number } {
  return { kind: playedFor.kind, games: playedFor.kind === 'games' ? playedFor.games : 0 };
}

/** The caption of the card: "A series to 100". */
export function cardCaption(playedFor: PlayedFor): string {
  return say('card-caption', kindOf(playedFor));
}

/** "Game 2 of a series to 100", "Game 2 of 5". */
export function gameOfMatch(playedFor: PlayedFor, game: number): string {
  return say('card-game-of', { ...kindOf(playedFor), game });
}

/** The same beside a table; null for single games. */
export function matchLine({ playedFor, game }: { readonly playedFor: PlayedFor; readonly game: number }): string | null {
  return playedFor.kind === 'single' ? null : gameOfMatch(playedFor, game);
}

/** The pad at the table's side, which opens the card: "Score card. Game 2 of a series to 100. After 1 game …". */
export function padName(card: CardState): string {
  const told = standing(card).join(' ');
  return card.now === null ? say('card-side', { standing: told })
    : say('card-side-on', { game: gameOfMatch(card.playedFor, card.games.length + 1), standing: told });
}

/** How the match stands, in sentences: who leads or has won, and who starts the next game. */
export function standing(card: CardState): string[] {
  const { games, starter, now, playedFor, over } = card;
  // Nobody starts a next game of a match that is over, nor is it said while a game is on.
  const ends = over && playedFor.kind !== 'single';
  const next = starter === null || now !== null || ends ? [] : [say('card-starts', byName(nameOf(card, starter)))];
  return games.length === 0 ? [say('card-none')] : [headline(card), ...next];
}

function headline(card: CardState): string {
  const { playedFor, games, totals, leaders, over } = card;
  if (playedFor.kind === 'single') return lastGame(card);
  const tiles = totals[leaders[0] ?? 0] ?? 0;
  const names = leaders.map((player) => nameOf(card, player));
  if (leaders.length === 1) {
    const leader = { ...byName(names[0] ?? ''), tiles };
    return over ? say('card-match-won', leader) : say('card-leads', { ...leader, games: games.length });
  }
  if (over) return say('card-match-shared', { names: first(names), tiles });
  const shared = { names: list(names.map((name) => inside(name))), games: games.length, tiles };
  return playedFor.kind === 'to-100' && tiles >= MATCH_GOAL ? say('card-decides', shared) : say('card-lead-shared', shared);
}

/** Who won the last of some single games. */
function lastGame(card: CardState): string {
  const { winners, cells } = card.games.at(-1) ?? { winners: [], cells: [] };
  const names = winners.map((player) => nameOf(card, player));
  const told = { game: card.games.length, tiles: cells[winners[0] ?? 0]?.tiles ?? 0 };
  return names.length === 1 ? say('card-game-won', { ...told, name: subject(names[0] ?? '') })
    : say('card-game-shared', { ...told, names: first(names) });
}

function nameOf({ players }: CardState, player: number): string {
  return players[player]?.name ?? '';
}

function byName(name: string): { readonly you: 'yes' | 'no'; readonly name: string } {
  const { you, name: shown } = who(name);
  return { you, name: shown };
}

/** Several players as a sentence begins. */
function first(names: readonly string[]): string {
  return subjects(names.map((name) => ({ name, you: isYou(name) })));
}

/**
 * The head of a game's line, for those who hear it: "Game 2, Ann started", "Practice game 2, you started"; of the game that is on,
 * "Game 3, so far".
 */
export function cardRowName(game: number, starter: string | null, practice = false): string {
  if (starter === null) return say('card-row-now', { game });
  const name = inside(starter);
  return practice ? say('card-row-practice', { game, name }) : say('card-row', { game, name });
}

/** A cell that can be written over: "Ann's tiles in game 2", "Your tiles in game 2". */
export function cellName(player: string, game: number): string {
  const { you, genitive } = who(player);
  return say('card-cell', { you, genitive, game });
}

/** The button that undoes what was written over a cell. @param was the tiles that were counted */
export function undoName(player: string, game: number, was: number): string {
  const { you, genitive } = who(player);
  return say('card-take-back-of', { you, genitive, game, was });
}

/** What is said of a number beside itself, for those who hear the card: that it won, that it was corrected. */
export function cellNotes({ was }: Pick<CardCell, 'was'>, won: boolean): string {
  if (was === null) return won ? say('card-won') : '';
  return won ? say('card-won-corrected', { was }) : say('card-corrected', { was });
}
