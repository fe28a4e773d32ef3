/**
 * Somebody who races at a table with a real socket: they see what there is to be called on their own screen, press a human time after
 * that was painted, and hold back a hand only if they saw early enough that it was gone.
 */
import { placesOf } from '../../../src/apart/tableShown';
import { fraction, randomFrom } from '../../../src/chance/chance';
import type { Place } from '../../../src/contract/contract';
import type { ToHost } from '../../../src/host/port';
import { isOn } from '../../../src/host/screen';
import type { Player } from '../process/player';
import type { Known, RaceGame } from './games';

/** How long people take from seeing to pressing, in milliseconds. */
const REACTION = { mean: 430, spread: 90, least: 120 };
/** Who sees that it's gone so long before they would press does not. */
const HELD_BACK_MS = 300;
const FRAME_MS = 16;
/** How often they look for what else is to be done, unless they're told otherwise; and when they do it again, if it wasn't. */
const LOOKS_MS = 60;
const AGAIN_MS = 4000;

/** What somebody did, as they know it. */
export interface Said {
  readonly place: Place;
  readonly kind: string;
  readonly game: string;
  /** What a call was for; null: it was none. */
  readonly thing: string | null;
  /** When the update was sent that was painted last, in the game's time; and how long after that was painted it was pressed. */
  readonly sent: number;
  readonly took: number;
  /** How long after what it was for was painted. */
  readonly reaction: number;
  /** Of several at one instant whoever sits nearest to the left of this seat takes it, of so many; null: all do. */
  readonly maker: Place | null;
  readonly seats: number;
}

/** Something that can be called, since when it was painted; and since when it's painted that it's gone. */
interface Seen { readonly name: string; readonly game: string; readonly at: number; goneAt: number | null }

const NOTHING = { thing: null, maker: null, since: 0 };

export class Racer {
  readonly player: Player;
  readonly said: Said[] = [];
  readonly #game: RaceGame;
  readonly #chance: () => number;
  #known: Known | null = null;
  #thing: Seen | null = null;
  #about: Pick<Said, 'thing' | 'maker'> & { readonly since: number } = NOTHING;
  #done = { key: '', at: 0 };
  #timer: NodeJS.Timeout | null = null;
  readonly #looks: number;

  /** @param player does nothing by itself @param looks how often they look for what else is to be done, in milliseconds */
  constructor(player: Player, word: string, game: RaceGame, looks = LOOKS_MS) {
    [this.player, this.#game, this.#looks] = [player, game, looks];
    const random = randomFrom(word);
    this.#chance = () => fraction(random);
    this.player.paintsIn = () => FRAME_MS * this.#chance();
    this.player.painted = (at) => this.#see(at);
    this.player.said = (message) => this.#note(message);
  }

  get place(): Place { return placesOf(this.player.table!)[0]!; }

  /** Does what is to be done, from now on. */
  play(): void { this.#timer = setInterval(() => this.#work(), this.#looks); }

  /** Does nothing any more, but for what it's about to press. */
  rest(): void {
    clearInterval(this.#timer ?? undefined);
    this.player.painted = null;
  }

  stop(): void {
    this.rest();
    this.player.stop();
  }

  /** What a normal distribution gives, near enough. */
  #reaction(): number {
    const sum = Array.from({ length: 12 }, () => this.#chance()).reduce((all, one) => all + one, 0);
    return Math.max(REACTION.least, REACTION.mean + REACTION.spread * (sum - 6));
  }

  #see(at: number): void {
    const { seen, heard, table } = this.player;
    const game = table?.playing?.id;
    if (seen === null || game === undefined || !isOn(seen.standing)) {
      this.#known = null;
      return;
    }
    this.#known = { view: seen.view, heard };
    const name = this.#game.thing(this.#known);
    const before = this.#thing;
    if (before !== null && (name !== before.name || game !== before.game)) before.goneAt ??= at;
    if (name === null || (name === before?.name && game === before.game)) return;
    const thing: Seen = { name, game, at, goneAt: null };
    this.#thing = thing;
    setTimeout(() => this.#press(thing), this.#reaction());
  }

  #press({ name: thing, at, goneAt }: Seen): void {
    const { player } = this;
    const now = performance.now();
    if (this.#known === null || (goneAt !== null && now - goneAt > HELD_BACK_MS)) return;
    this.#about = { thing, maker: this.#game.maker(this.#known), since: at };
    player.act(this.place, this.#game.call);
    this.#about = NOTHING;
  }

  #note(message: ToHost): void {
    if (message.kind !== 'act' || message.seen === null) return;
    const { at, place, intent, seen } = message;
    const { thing, maker, since } = this.#about;
    const { table, sentAt } = this.player;
    this.said.push({
      place, thing, maker, kind: (intent as { readonly kind: string }).kind, game: table!.playing!.id, sent: sentAt.get(seen.sequence)!,
      took: at - seen.at, reaction: at - since, seats: table!.playing!.seats.length,
    });
  }

  #work(): void {
    const { table, number } = this.player;
    if (table?.phase === 'over' && number === table.host) this.#do(`after ${table.playing?.id}`, () => this.player.say({ kind: 'start' }));
    if (table?.phase !== 'playing' || this.#known === null) return;
    const duty = this.#game.duty(this.#known, this.place);
    if (duty !== null) this.#do(duty.key, () => this.player.act(this.place, duty.intent));
  }

  /** Once; and again, if it came to nothing. */
  #do(key: string, act: () => void): void {
    const now = performance.now();
    if (key === this.#done.key && now - this.#done.at < AGAIN_MS) return;
    this.#done = { key, at: now };
    act();
  }
}
