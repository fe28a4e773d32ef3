/** The words of the end of a game: who won, what was best in it, and what follows. */
import type { BestHaul, EndFigure, EndModel, EndPoints } from '../../../history/endView';
import type { Seat } from '../../../rules/position';
import { gameCount, list, seconds, tileCount } from '../grammar';
import { CARD, signed } from '../table/scoreCard';
import { inWords } from './numbers';

export const END = {
  title: 'Game over',
  again: 'Play again',
  /** After today's deal, which does not come again. */
  another: 'Another game',
  next: 'Next game',
  newMatch: 'New match',
  look: 'Look at the board',
  leave: 'Back to the start',
  tiles: 'tiles',
  challenge: 'Challenge a friend',
  challengeNote: 'Your friend gets the same tiles. What the computers make of them can differ.',
  challengeNoteAlone: 'Your friends get the same tiles.',
  shared: 'The link is on its way.',
  copied: 'The link is copied. Now send it to a friend.',
  shown: 'The browser does not allow sharing. Copy this by hand:',
  text: 'Text to copy',
} as const;

type Players = Pick<EndModel, 'players' | 'you' | 'winners'>;

/** Who has won, as the heading of the end: "You win!", "Ann wins!", "A tie!". */
export function endTitle({ players, you, winners }: Players): string {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return 'A tie!';
  return winner === you ? 'You win!' : `${players[winner]?.name ?? ''} wins!`;
}

/** How it ended, beneath the heading: "31 tiles to 24, with a run of seven on the way.", "You and Otto have 28 tiles each." */
export function endLine({ players, you, winners, best }: Pick<EndModel, 'players' | 'you' | 'winners' | 'best'>): string {
  const most = players[winners[0] ?? 0]?.tiles ?? 0;
  const others = players.flatMap(({ tiles }, seat) => (winners.includes(seat) ? [] : tiles)).toSorted((a, b) => b - a);
  if (winners.length > 1) {
    return `${list(winners.map((seat) => nameOf(players, you, seat)))} have ${tileCount(most)} each.`;
  }
  const count = `${tileCount(most)} to ${list(others)}`;
  if (best === null) return `${count}.`;
  return winners[0] === you ? `${count}, with ${haul(best)} on the way.` : `${count}. Your best call took ${haulTiles(best)}.`;
}

/** "a run of seven", "nine tiles at once". */
function haul({ tiles, kind }: BestHaul): string {
  return kind === 'run' ? `a run of ${inWords(tiles)}` : `${inWords(tiles)} tiles at once`;
}

function haulTiles({ tiles }: BestHaul): string {
  return `${inWords(tiles)} tiles`;
}

function nameOf(players: EndModel['players'], you: Seat | null, seat: Seat): string {
  return seat === you ? 'You' : players[seat]?.name ?? '';
}

/** A figure as it is pencilled, "0.8 s", and what it is, "your quickest call". */
export function endFigure(figure: EndFigure, { players }: Pick<EndModel, 'players'>): { readonly figure: string; readonly what: string } {
  switch (figure.kind) {
    case 'quickest': return {
      figure: `${seconds(figure.ms, figure.ms < 100 ? 2 : 1)} s`,
      what: figure.by === null ? 'your quickest call' : `quickest call: ${players[figure.by]?.name ?? ''}`,
    };
    case 'seen': return { figure: `${figure.seen} of ${figure.made}`, what: 'your own runs, seen in time' };
    case 'longest': return {
      figure: String(figure.tiles),
      what: figure.by === null ? 'tiles in your longest run'
        : `tiles in the longest run: ${list(figure.by.map((seat) => players[seat]?.name ?? ''))}`,
    };
    case 'points': return pointsTold(figure.points, figure.by === null ? null : players[figure.by]?.name ?? '');
  }
}

function pointsTold(told: EndPoints, who: string | null): { readonly figure: string; readonly what: string } {
  const whose = who === null ? '' : `: ${who}`;
  switch (told.kind) {
    case 'total': return { figure: String(told.tiles), what: `tiles after ${gameCount(told.games)}${whose}` };
    case 'minus': return { figure: signed(told.score), what: `on the card (${told.own} ${CARD.minusSign} ${told.most})${whose}` };
    case 'plus': {
      const sum = [told.bonus, ...told.differences].join(' + ');
      const shared = told.shared === 1 ? sum : told.differences.length === 0 ? `${sum} ÷ ${told.shared}` : `(${sum}) ÷ ${told.shared}`;
      return { figure: signed(told.score), what: `on the card (${shared})${whose}` };
    }
  }
}

/** What goes to a friend with the link to this deal. */
export function challengeText({ players, you, winners }: Players): string {
  const most = players[winners[0] ?? 0]?.tiles ?? 0;
  const others = players.flatMap(({ tiles }, seat) => (winners.includes(seat) ? [] : tiles)).toSorted((a, b) => b - a);
  const against = list(players.flatMap(({ name }, seat) => (seat === you ? [] : name)));
  const same = 'Here are the same tiles: can you do better?';
  if (you === null) return `We played this deal of SNAG: ${list(players.map(({ name, tiles }) => `${name} ${tiles}`))}. ${same}`;
  if (winners.length > 1 && winners.includes(you)) return `I shared a game of SNAG with ${against}, with ${tileCount(most)} each. ${same}`;
  const mine = tileCount(players[you]?.tiles ?? 0);
  return winners[0] === you
    ? `I won at SNAG against ${against}, with ${tileCount(most)} to ${list(others)}. ${same}`
    : `I lost at SNAG against ${against}, with ${mine} to ${most}. ${same}`;
}

/** The name of a shared deal, where the receiver shows one. */
export const CHALLENGE_TITLE = 'SNAG: a deal for you';
