/** What the arena prints: the standings as a table or as JSON, who lost by a fault, and a bar that shows how far it is. */
import type { ArenaOptions } from './options';
import { seatings, type GameOutcome } from './match';
import type { Standing } from './tally';

/** A name is cut to this in the table, in characters. */
const LONGEST_NAME = 40;
const BAR = 24;
/** How often the bar is drawn anew, in milliseconds. */
const REDRAW_MS = 100;

const percent = (value: number): string => (100 * value).toFixed(1);
const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);
const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The standings as one JSON object. With calls each player has their runs too. */
export function jsonOf(standings: readonly Standing[], calls: ArenaOptions['calls']): string {
  return JSON.stringify({
    players: standings.map(({ name, games, winShare, low, high, margin, msMean, msP95, made, missed, snagged }) => ({
      name, games, winShare: round(winShare, 6), low: round(low, 6), high: round(high, 6), margin: round(margin, 4),
      msMean: round(msMean, 4), msP95: round(msP95, 4), ...(calls === 'automatic' ? {} : { made, missed, snagged }),
    })),
  });
}

/** The standings as a table for people. */
export function tableOf(standings: readonly Standing[], { players, deals, calls, seed }: ArenaOptions): string {
  const faulty = standings.some(({ forfeits }) => forfeits > 0);
  const columns: readonly { readonly head: string; readonly of: (standing: Standing) => string | number }[] = [
    { head: 'player', of: ({ name }) => shortened(name) },
    { head: 'games', of: ({ games }) => games },
    { head: 'wins %', of: ({ winShare }) => percent(winShare) },
    { head: '95 % interval', of: ({ low, high }) => `${percent(low)} to ${percent(high)}` },
    { head: 'margin', of: ({ margin }) => `${margin > 0 ? '+' : ''}${margin.toFixed(2)}` },
    { head: 'ms a move', of: ({ msMean }) => msMean.toFixed(3) },
    { head: '95th', of: ({ msP95 }) => msP95.toFixed(3) },
    ...(calls === 'automatic' ? [] : [
      { head: 'made', of: ({ made }: Standing) => made },
      { head: 'missed', of: ({ missed }: Standing) => missed },
      { head: 'snagged', of: ({ snagged }: Standing) => snagged },
    ]),
    ...(faulty ? [{ head: 'lost by fault', of: ({ forfeits }: Standing) => forfeits }] : []),
  ];
  const rows = [columns.map(({ head }) => head), ...standings.map((standing) => columns.map(({ of }) => String(of(standing))))];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    row.map((text, column) => (column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!))).join('   ');
  const orders = seatings(players).length;
  const played = `${counted(deals, 'deal')} × ${counted(orders, 'seating')}, calls ${calls}, seed ${JSON.stringify(seed)}`;
  return [played, '', ...rows.map(line), ''].join('\n');
}

/** Who lost a game by a fault, and how. */
export function forfeitSentence({ seating, forfeit }: GameOutcome, deal: number, players: readonly string[]): string {
  const { seat, reason } = forfeit!;
  return `${players[seating[seat]!]} lost deal ${deal} on seat ${seat}: ${reason}.`;
}

interface Progress { show(done: number): void; clear(): void }

/** A bar on the terminal; silent where there is none. @param deals how many there are of what is counted */
export function createProgress(deals: number, terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>, what = 'deals'): Progress {
  if (!terminal.isTTY) return { show() {}, clear() {} };
  const began = performance.now();
  let shown = -Infinity;
  return {
    show(done) {
      const now = performance.now();
      if (now - shown < REDRAW_MS && done < deals) return;
      shown = now;
      const filled = Math.floor(BAR * done / deals);
      const left = done === 0 ? '' : `, ${clockTime((now - began) / 1000 / done * (deals - done))} left`;
      terminal.write(`\r\u001b[K[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done} of ${deals} ${what}${left}`);
    },
    clear() { terminal.write('\r\u001b[K'); },
  };
}

function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
