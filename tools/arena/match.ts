/** A match: the same players on every seat of each deal. Each deal is played by itself, so any process may play any of them. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { randomFrom } from '../../src/chance/chance';
import { dealOf } from '../../src/rules/deal';
import { PRINTED_RULES, type HouseRules } from '../../src/rules/options';
import { MAX_TEXT_LENGTH } from '../../src/rules/options';
import { readRecord, type GameRecord } from '../../src/rules/record';
import { countRuns, type RunCount } from '../../src/rules/runCount';
import { playFast } from './fast';
import type { Forfeit, Game, Played, Player } from './game';
import { createPlayer } from './players';
import { playAtTable } from './table';

/** What is played; fit for a line of JSON to another process. */
export interface MatchPlan {
  /** Names, as they were asked for. */
  readonly players: readonly string[];
  readonly calls: HouseRules['calls'];
  readonly seed: string;
  /** Whether each game's record is wanted. */
  readonly records: boolean;
  /** How long a program may take for an answer, in milliseconds, if not the usual time. */
  readonly answerMs?: number;
}

/** What a game came to. */
export interface GameOutcome {
  /** Who sat where: for each seat an index into the match's players. */
  readonly seating: readonly number[];
  /** Tiles won by each seat. */
  readonly tiles: readonly number[];
  readonly spans: readonly (readonly number[])[];
  readonly forfeit: Forfeit | null;
  /** For each seat; null where there are no calls. */
  readonly runs: readonly RunCount[] | null;
  /** The game's record, if it is wanted. */
  readonly record: object | null;
}

/** What a deal came to: a game for every seating. */
export interface DealOutcome { readonly deal: number; readonly games: readonly GameOutcome[] }

export interface Match {
  /** Plays a deal, counted from 1, with every seating. */
  play(deal: number): Promise<DealOutcome>;
  /** Sends the players home. */
  stop(): Promise<void>;
}

/** Every order in which the players can sit, those that differ only by who of two alike sits where once: indices into `names`. */
export function seatings(names: readonly string[]): number[][] {
  const orders = (left: readonly number[]): number[][] => (left.length === 0 ? [[]]
    : left.filter((index, i) => left.findIndex((other) => names[other] === names[index]) === i)
      .flatMap((index) => orders(left.filter((other) => other !== index)).map((order) => [index, ...order])));
  return orders(names.map((_, index) => index));
}

/** A way to play a game. */
type Play = (game: Game) => Promise<Played>;

/** Sits the players down. `play` picks the way that games are played; the fast way is for automatic calls only. */
export function createMatch(plan: MatchPlan, play: Play = plan.calls === 'automatic' ? playFast : playAtTable): Match {
  const players = plan.players.map((name) => createPlayer(name, plan.answerMs));
  const orders = seatings(plan.players);
  const rules: HouseRules = { ...PRINTED_RULES, calls: plan.calls };

  async function playOne(deal: number, order: number): Promise<GameOutcome> {
    const seating = orders[order]!;
    // The word of the deal: a game can be looked at on the page by it.
    const seed = `${plan.seed}:${deal}`;
    const seats = seating.map((index, seat) => ({ player: players[index]!, seed: `${seed}:${order}:${seat}` }));
    const tiles = dealOf(seed);
    seats.forEach(({ player, seed: own }, seat) => player.begin?.({ seat, players: seats.length, chance: chanceOf(own) }));
    const played = await play({ rules, deal: tiles, seats });
    for (const { player } of seats) player.end?.(played.result.tiles);
    const record: GameRecord = { rules, seats: seats.map(({ player }) => nameOf(player)), starter: 0, deal: tiles, events: played.events,
      seed, luck: seats.map((one) => one.seed) };
    return {
      seating, tiles: played.result.tiles, spans: played.spans, forfeit: played.forfeit,
      runs: plan.calls === 'automatic' ? null : countRuns(record),
      record: plan.records ? checked(record, played) : null,
    };
  }

  return {
    async play(deal) {
      const games: GameOutcome[] = [];
      for (let order = 0; order < orders.length; order += 1) games.push(await playOne(deal, order));
      return { deal, games };
    },
    async stop() { await Promise.all(players.map((player) => player.stop?.())); },
  };
}

/** A number for a program's own chance. It tells nothing of the deal. */
function chanceOf(seed: string): number {
  return uniformInt(randomFrom(`chance:${seed}`), 0, 0x7fffffff);
}

function nameOf({ name }: Player): string {
  return name.slice(0, MAX_TEXT_LENGTH);
}

/** The record as it is written, after the reader of records has replayed it and found the same result. */
function checked(record: GameRecord, { result, forfeit }: Played): object {
  const written = { format: 'snag-record', version: 1, ...record, result, ...(forfeit === null ? {} : { forfeit }) };
  const read = readRecord(written);
  if (!read.ok) throw new Error(`a game does not replay: ${JSON.stringify(read.refusal)}`);
  return written;
}
