/** The end of a game, worked out from what was kept of it and from the card that it stands on. */
import type { CardState } from '../match/cardState';
import type { Seat } from '../rules/position';
import { GAME_BONUS, MATCH_BONUS, scoresOf, winnersOf } from '../rules/scoring';
import { callTimesOf, seatedPlayers, type OpenedGame } from '../session/savedGame';
import type { ToBeat } from '../setup/challenge';
import { DEFAULT_CHARACTER, SHAPES } from '../setup/players';
import type { BestHaul, EndFigure, EndModel, EndNews, EndPlayer, EndPoints } from './endView';
import { gameFacts, type SeatFacts } from './gameFacts';
import { lastWordOf } from './lastWord';

/** A run of so many tiles is the least there is: nobody is told that it was their longest. */
const LEAST = 4;

/** What was played, apart from the card: it is worked out once, whatever is corrected on the card later. */
export interface PlayedOut {
  readonly players: readonly EndPlayer[];
  readonly facts: readonly SeatFacts[];
  readonly word: EndModel['word'];
  /** What was to be beaten in it. */
  readonly toBeat: ToBeat | null;
}

/** What there is to tell of a game that is over. */
export function playedOut(game: OpenedGame): PlayedOut {
  const { saved: { setup, challenge = null }, picks, replayed: { record } } = game;
  const facts = gameFacts(record, callTimesOf(game));
  const players = seatedPlayers(setup, picks).map(({ name, kind, shape = SHAPES[0], level = DEFAULT_CHARACTER }, seat): EndPlayer =>
    ({ name, kind, shape, level: kind === 'bot' ? level : null, tiles: facts[seat]?.tiles ?? 0 }));
  const tiles = players.map((player) => player.tiles);
  const levels = players.map(({ level }) => level);
  return {
    players, facts, toBeat: challenge, word: lastWordOf({ facts, levels, winners: winnersOf(tiles), game: record.deal.join() }),
  };
}

/**
 * The end as it is shown.
 * @param card as it stands with this game on it; null where the game stands on none
 * @param news what it is news of, as far as that is known
 */
export function endOf({ players, facts, word, toBeat }: PlayedOut, card: CardState | null, news: EndNews | null = null): EndModel {
  const local = players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  const you = local.length === 1 ? local[0]! : null;
  const winners = winnersOf(players.map(({ tiles }) => tiles));
  const playedFor = card?.playedFor.kind ?? 'single';
  return {
    players, you, winners, word, news,
    challenge: toBeat && { by: toBeat.by, theirs: toBeat.tiles, yours: Math.max(...local.map((seat) => players[seat]!.tiles)) },
    best: you === null ? null : bestHaul(facts[you]!),
    figures: you === null ? figuresOfAll(facts, winners[0]!, pointsOf(players, winners[0]!, card)) : [
      ...ownFigures(facts[you]!), { kind: 'points', points: pointsOf(players, you, card), by: null },
    ],
    next: playedFor === 'single' ? 'again' : card?.over ? 'newMatch' : 'next',
  };
}

/** The most that was taken at once, where it was more than any run has. */
function bestHaul({ hauls }: SeatFacts): BestHaul | null {
  const best = hauls.toSorted((a, b) => b.tiles - a.tiles || b.longest - a.longest)[0];
  if (!best || best.tiles <= LEAST) return null;
  return { tiles: best.tiles, kind: best.longest === best.tiles ? 'run' : 'atOnce' };
}

function ownFigures({ quickest, made, hauls }: SeatFacts): EndFigure[] {
  const longest = Math.max(0, ...hauls.map((haul) => haul.longest));
  return [
    // Where nobody is timed, the longest run stands in its place.
    ...(quickest !== null ? [{ kind: 'quickest', ms: quickest, by: null } as const]
      : longest > LEAST ? [{ kind: 'longest', tiles: longest, by: null } as const] : []),
    ...(made.length > 0 ? [{ kind: 'seen', seen: made.filter(({ called }) => called).length, made: made.length } as const] : []),
  ];
}

/** What was best of all at the table, and whose it was. @param winner whose points are told */
function figuresOfAll(facts: readonly SeatFacts[], winner: Seat, points: EndPoints): EndFigure[] {
  const lengths = facts.map(({ hauls }) => Math.max(0, ...hauls.map(({ longest }) => longest)));
  const longest = Math.max(...lengths);
  const timed = facts.flatMap(({ quickest }, by) => (quickest === null ? [] : { kind: 'quickest' as const, ms: quickest, by }));
  return [
    ...(longest > 0 ? [{ kind: 'longest', tiles: longest, by: winnersOf(lengths) } as const] : []),
    ...timed.toSorted((a, b) => a.ms - b.ms).slice(0, 1),
    { kind: 'points', points, by: winner },
  ];
}

/** What a seat has on the card now. What somebody corrected there counts. */
function pointsOf(players: readonly EndPlayer[], seat: Seat, card: CardState | null): EndPoints {
  const onCard = card === null ? [] : players.map(({ name }) => card.players.findIndex((player) => player.name === name));
  if (card === null || onCard.includes(-1) || card.games.length === 0) return scored(players.map(({ tiles }) => tiles), seat, GAME_BONUS);
  if (card.playedFor.kind !== 'single') {
    const totals = onCard.map((player) => card.totals[player] ?? 0);
    return card.over ? scored(totals, seat, MATCH_BONUS) : { kind: 'total', tiles: totals[seat]!, games: card.games.length };
  }
  // A table that is come back to may have another game after this one on its card.
  const game = card.games.findLast(({ cells }) =>
    players.every(({ tiles }, i) => (cells[onCard[i]!]?.was ?? cells[onCard[i]!]?.tiles) === tiles));
  return scored(players.map(({ tiles }, i) => game?.cells[onCard[i]!]?.tiles ?? tiles), seat, GAME_BONUS);
}

function scored(tiles: readonly number[], seat: Seat, bonus: number): EndPoints {
  const own = tiles[seat]!;
  const most = Math.max(...tiles);
  const score = scoresOf(tiles, bonus)[seat]!;
  if (own < most) return { kind: 'minus', score, own, most };
  return {
    kind: 'plus', score, bonus, differences: tiles.flatMap((other) => (other < most ? most - other : [])), shared: winnersOf(tiles).length,
  };
}
