/** A device with a real socket to a real server: it plays by chance, comes back after a cut by its secret alone, and knows what it saw. */
import { fraction, randomFrom } from '../../../src/chance/chance';
import { frameOf, lineAddress, OPENED, readFrame } from '../../../src/apart/frames';
import type { Entered, FromTable, ToTable } from '../../../src/apart/messages';
import { APART_VERSION, placesOf, type TableShown } from '../../../src/apart/tableShown';
import type { GameTypes } from '../../../src/contract/contract';
import type { FromHost, LastTold, ToHost } from '../../../src/host/port';
import { GameScreen, type Seen } from '../../../src/host/screen';
import { WebSocket } from 'ws';
import { testGame } from '../helpers/plays';

export interface Happened { readonly type: string }

type Acted = (at: number, intent: { readonly kind: string }) => void;

const now = (): number => performance.now();

export class Player {
  readonly #url: () => string;
  readonly #secret: string;
  readonly #chance: () => number;
  /** What it does is put off by so many milliseconds, by chance. */
  readonly #every: number;
  readonly #acted: Acted;
  readonly #route: (path: string) => { readonly url: string; readonly path: string };
  #socket: WebSocket | null = null;
  #receive: ((message: FromHost<GameTypes>) => void) | null = null;
  #last: LastTold | null = null;
  #screen: GameScreen<GameTypes> | null = null;
  #game = '';
  #places = '';
  #timer: NodeJS.Timeout | null = null;
  code = '';
  number = -1;
  table: TableShown | null = null;
  seen: Seen<GameTypes> | null = null;
  /** What happened in the game that is on, as it was told; `past`: as it was told when it came last. */
  heard: Happened[] = [];
  past: readonly Happened[] = [];
  readonly overs: string[] = [];
  readonly refused: string[] = [];
  bytes = { frames: 0, in: 0, out: 0 };
  updated: ((at: number, happenings: readonly Happened[]) => void) | null = null;
  /** How long it takes until it has painted what it's told, in milliseconds; null: none. */
  paintsIn: (() => number) | null = null;
  painted: ((at: number) => void) | null = null;
  /** Told of all that it says to the game. */
  said: ((message: ToHost) => void) | null = null;
  /** The game's time at which each message was sent, by its number. */
  readonly sentAt = new Map<number, number>();

  /** Whether its table has said that nothing can be kept for the time being. */
  held = false;

  /**
   * @param every how often it does something, in milliseconds
   * @param acted told of each act
   * @param route where a line is, where what stands before several processes would send it
   */
  constructor(
    url: () => string, word: string, every: number, acted: Acted = () => {},
    route: (path: string) => { readonly url: string; readonly path: string } = (path) => ({ url: url(), path }),
  ) {
    [this.#url, this.#secret, this.#every, this.#acted] = [url, word.replaceAll(' ', '-').padEnd(36, '_'), every, acted];
    this.#route = route;
    const random = randomFrom(word);
    this.#chance = () => fraction(random);
  }

  async open(game: string, agreed: object): Promise<void> {
    const entered = await this.#enter('rooms', { game, agreed });
    this.code = entered.code;
    await this.#line(entered);
  }

  /** Comes, or comes back: nobody types the code again. */
  async come(code = this.code): Promise<void> {
    this.code = code;
    await this.#line(await this.#enter(`rooms/${code}`, {}));
  }

  /** Whether its line is open. */
  get isOpen(): boolean { return this.#socket?.readyState === WebSocket.OPEN; }

  say(message: ToTable): void {
    const frame = frameOf(JSON.stringify(message));
    this.bytes.out += frame.length;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }

  /** Does something now and then for those who sit here. */
  play(): void {
    this.#timer = setTimeout(() => {
      const { seen, table } = this;
      if (seen !== null && table?.phase === 'playing' && seen.standing.begun && !seen.standing.paused) {
        for (const place of placesOf(table)) {
          const intent = testGame(table.playing!.game).choose(seen.view, place, this.#chance);
          if (intent === null) continue;
          this.#acted(now(), intent);
          this.#screen?.act(place, intent, now());
        }
      }
      this.play();
    }, this.#every * (0.5 + this.#chance()));
  }

  act(place: number, intent: { readonly kind: string }): void { this.#screen?.act(place, intent, now()); }

  stop(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#socket?.terminate();
  }

  async #enter(path: string, more: object): Promise<Entered> {
    const answer = await fetch(this.#url() + path, {
      method: 'POST', body: JSON.stringify({ version: APART_VERSION, secret: this.#secret, ...more }),
    });
    const body = await answer.json() as Entered;
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
    return body;
  }

  async #line(entered: Entered): Promise<void> {
    this.#socket?.terminate();
    const { url, path } = this.#route(entered.path);
    this.held = false;
    const socket = new WebSocket(lineAddress({ ...entered, path }, url));
    this.#socket = socket;
    this.table = null;
    socket.on('error', () => {});
    await new Promise<void>((resolve, reject) => {
      socket.on('close', () => reject(new Error('the line was closed')));
      socket.on('message', (data: Buffer) => {
        this.bytes.frames += 1;
        this.bytes.in += data.length;
        const frame = readFrame(data);
        if (frame === 'open') {
          socket.send(OPENED);
          this.say({ kind: 'hello', version: APART_VERSION, has: [...this.overs] });
          if (this.#game !== '') this.say({ kind: 'look', game: this.#game, back: this.#last });
        } else if (typeof frame === 'object') {
          this.#hear(JSON.parse(frame.text) as FromTable);
          if (this.table !== null) resolve();
        }
      });
    });
  }

  #hear(message: FromTable): void {
    if (message.kind === 'held') this.held = message.on;
    if (message.kind === 'refused') this.refused.push(message.code);
    if (message.kind === 'over') this.overs.push(message.id);
    if (message.kind === 'game' && message.game === this.#game) {
      if (message.message.kind !== 'refused') {
        const { epoch, screen, sequence, time } = message.message;
        this.#last = { epoch, screen, sequence };
        this.sentAt.set(sequence, time);
      }
      this.#receive?.(message.message);
    }
    if (message.kind !== 'table') return;
    this.table = message.table;
    this.number = message.table.you;
    const { playing } = message.table;
    const places = placesOf(message.table);
    if (playing === null || (playing.id === this.#game && places.join() === this.#places)) return;
    [this.#game, this.#places, this.#last, this.heard] = [playing.id, places.join(), null, []];
    this.#screen = new GameScreen<GameTypes>((_, receive) => {
      this.#receive = receive;
      this.say({ kind: 'look', game: playing.id, back: null });
      return {
        send: (said) => {
          this.said?.(said as ToHost);
          this.say({ kind: 'game', game: playing.id, message: said });
        },
        close() {},
      };
    }, places, {
      now,
      past: (past) => { [this.past, this.heard] = [past as readonly Happened[], [...past as readonly Happened[]]]; },
      told: (seen, happenings) => {
        this.seen = seen;
        this.heard.push(...happenings as readonly Happened[]);
        if (this.paintsIn === null) this.#paint();
        else setTimeout(() => this.#paint(), this.paintsIn());
        this.updated?.(now(), happenings as readonly Happened[]);
      },
    });
  }

  #paint(): void {
    this.#screen?.shown(now());
    this.painted?.(now());
  }
}
