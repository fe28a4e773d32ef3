/** What is said at the end of a game: who won, what was best in it, and what goes to a friend. */
import type { EndFigure, EndModel, EndNews, EndPoints } from '../../../history/endView';
import type { Seat } from '../../../rules/position';
import { list, seconds } from '../../formats';
import { say } from '../../say';
import { subjects } from '../grammar';
import { yesNo, type YesNo } from '../yesNo';
import { signed } from './points';

type Players = Pick<EndModel, 'players' | 'you' | 'winners'>;

/** Whose a figure is. */
interface Whose { readonly you: YesNo; readonly name: string }

/** A figure, and what it is. */
interface Figure { readonly figure: string; readonly what: string }

/** Who has won, as the heading of the end: "You win!", "Ann wins!", "It’s a tie!". */
export function endTitle({ players, you, winners }: Players): string {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return say('end-tied');
  return say('end-won', { you: yesNo(winner === you), name: players[winner]?.name ?? '' });
}

/** How it ended, beneath the heading: "31 tiles to 24, with a run of seven.", "You and Otto have 28 tiles each." */
export function endLine({ players, you, winners, best }: Pick<EndModel, 'players' | 'you' | 'winners' | 'best'>): string {
  const { tiles, others } = countOf({ players, winners });
  if (winners.length > 1) {
    const people = winners.map((seat) => ({ name: players[seat]?.name ?? '', you: seat === you }));
    return say('end-line-tied', { names: subjects(people), tiles });
  }
  if (best === null) return say('end-line', { tiles, others });
  const told = { tiles, others, best: inWords(best.tiles) };
  if (winners[0] !== you) return say('end-line-lost', told);
  return best.kind === 'run' ? say('end-line-run', told) : say('end-line-at-once', told);
}

/** The winners' tiles, and the others': "24 and 16". */
function countOf({ players, winners }: Pick<Players, 'players' | 'winners'>): { readonly tiles: number; readonly others: string } {
  const others = players.flatMap(({ tiles }, seat) => (winners.includes(seat) ? [] : tiles)).toSorted((a, b) => b - a);
  return { tiles: players[winners[0] ?? 0]?.tiles ?? 0, others: list(others) };
}

/** A number as one says it in passing: "seven". Larger ones are figures. */
export function inWords(count: number): string {
  return say('end-number', { count });
}

/** A figure as it is pencilled, "0.8 s", and what it is, "your quickest call". */
export function endFigure(figure: EndFigure, { players }: Pick<EndModel, 'players'>): Figure {
  const whose = (by: Seat | null): Whose => ({ you: yesNo(by === null), name: by === null ? '' : players[by]?.name ?? '' });
  switch (figure.kind) {
    case 'quickest': return {
      figure: say('end-seconds', { seconds: seconds(figure.ms) }), what: say('end-quickest', whose(figure.by)),
    };
    case 'seen': return { figure: say('end-seen', { seen: figure.seen, made: figure.made }), what: say('end-seen-what') };
    case 'longest': return {
      figure: String(figure.tiles),
      what: say('end-longest', {
        you: yesNo(figure.by === null), names: list((figure.by ?? []).map((seat) => players[seat]?.name ?? '')),
      }),
    };
    case 'points': return pointsTold(figure.points, whose(figure.by));
  }
}

/** What the game is news of to "you": "Your longest run ever: 7 tiles!" */
export function endNewsTold(news: EndNews, { players }: Pick<EndModel, 'players'>): string {
  switch (news.kind) {
    case 'firstWin': return say('end-news-first-win', { name: players[news.seat]?.name ?? '' });
    case 'longest': return say('end-news-longest', { tiles: news.worth });
    case 'row': return say('end-news-row', { games: news.games });
    default: return say(`end-news-${news.kind}`);
  }
}

function pointsTold(told: EndPoints, whose: Whose): Figure {
  switch (told.kind) {
    case 'total': return { figure: String(told.tiles), what: say('end-total', { ...whose, games: told.games }) };
    case 'minus': return {
      figure: signed(told.score), what: say('end-points', { ...whose, sum: say('end-sum-behind', { tiles: told.most - told.own }) }),
    };
    case 'plus': return { figure: signed(told.score), what: say('end-points', { ...whose, sum: sumOf(told) }) };
  }
}

/** How a winner's points come about: "10 for the win + 7 tiles ahead", and by how many they are shared. */
function sumOf({ bonus, differences, shared }: EndPoints & { kind: 'plus' }): string {
  const sum = differences.length === 0 ? say('end-sum-won', { bonus })
    : say('end-sum-ahead', { bonus, ahead: list(differences.map(String)), tiles: differences.at(-1)! });
  return shared === 1 ? sum : say('end-sum-shared', { sum, shared });
}

/** What goes to a friend with the link to this deal. */
export function challengeText({ players, you, winners }: Players): string {
  if (you === null) return say('end-challenge-told', { results: list(players.map(({ name, tiles }) => `${name} ${tiles}`)) });
  const { tiles, others } = countOf({ players, winners });
  const tied = winners.filter((seat) => seat !== you);
  if (winners.includes(you) && tied.length > 0) {
    return say('end-challenge-tied', { names: list(tied.map((seat) => players[seat]?.name ?? '')), tiles });
  }
  // In the order of their tiles, as `others` is: "I beat Otto and Viola at SNAG, 31 tiles to 24 and 16."
  const names = list(players.filter((_, seat) => seat !== you).toSorted((a, b) => b.tiles - a.tiles).map(({ name }) => name));
  return winners[0] === you ? say('end-challenge-won', { names, tiles, others })
    : say('end-challenge-lost', { names, tiles: players[you]?.tiles ?? 0, most: tiles });
}
