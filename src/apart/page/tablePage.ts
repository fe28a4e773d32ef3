/**
 * The phone's page: which screen is shown, and what becomes of what somebody asks for there. It holds the device's end of one table, and
 * the rack of the game that is on; all else about a game is the game's.
 */
import { isPersonsName, cleanText } from '../../setup/names';
import { readCode } from '../code';
import type { TableClient, TableClientState, TableNews } from '../client/tableClient';
import { rememberTable, type LastKept } from '../client/lastTable';
import { seatsOf, type TableShown } from '../tableShown';
import { refusalTold } from '../words/told';
import type { HostAsk, PhoneCommand } from './commands';
import type { GameHeld } from './gameHeld';
import { Moments } from './moments';
import { hostNews, lineNews, tableNews } from './news';
import { screenOf, type PageState } from './pageState';
import { markFor } from '../seating';

/** Whoever joins at this device: kept between one table and the next. */
export interface Joined { readonly name: string; readonly mark: PageState['mark'] }

export interface TablePagePorts {
  readonly now: () => number;
  /** Goes to the table with this code; the page's address says so from then on. */
  readonly openTable: (code: string) => TableClient;
  readonly held: (client: TableClient, changed: () => void) => GameHeld;
  readonly last: LastKept;
  readonly joined: { read(): Joined; write(joined: Joined): void };
  /** Lets a part of the words come. */
  readonly words: (part: string) => Promise<void>;
  /** Brings what draws the card of an evening. Rejects where it can't be loaded. */
  readonly evening: () => Promise<NonNullable<PageState['evening']>>;
  /** Something else is to be seen. */
  readonly show: (state: PageState) => void;
  /** A game is over: it's put among the device's own. */
  readonly over: (news: Extract<TableNews, { readonly kind: 'over' }>, table: TableShown) => void;
  /** What the browser does: a newer page, the start screen, another language, vibrating. */
  readonly browser: {
    reload(): void;
    home(): void;
    speak(language: string): void;
    vibrate(on: boolean): void;
    sound(on: boolean): void;
    /** Nothing is asked of a table any more. */
    forgetCode(): void;
  };
}

export class TablePage {
  readonly #ports: TablePagePorts;
  #client: TableClient | null = null;
  #held: GameHeld | null = null;
  #state: PageState;
  readonly #moments: Moments;
  #stopTicking: (() => void) | null = null;
  #asksEvening = false;

  constructor(code: string | null, ports: TablePagePorts) {
    this.#ports = ports;
    this.#moments = new Moments(() => this.#state, (change) => this.#become(change));
    const { name, mark } = ports.joined.read();
    this.#state = {
      typed: code ?? '', isTypedBadly: false, client: null, name, mark, watches: false, notice: null, menu: 'closed',
      sure: null, calls: null, signs: [], hidesSigns: false, keepsRace: null, evening: null, failed: false, now: ports.now(),
    };
    const read = readCode(code);
    if (read === null) this.#become({ isTypedBadly: code !== null && code !== '' });
    else this.#goTo(read);
  }

  state(): PageState { return this.#state; }
  held(): GameHeld | null { return this.#held; }
  said(): { readonly id: number; readonly text: string } { return this.#moments.said(); }

  ask(command: PhoneCommand): void {
    const { table = null } = this.#state.client ?? {};
    switch (command.kind) {
      case 'typeCode': return this.#become({ typed: command.text, isTypedBadly: false });
      case 'typeName': return this.#become({ name: command.text });
      case 'mark': return this.#become({ mark: command.mark });
      case 'goTo': return this.#goTyped();
      case 'otherCode': return this.#leaveTable();
      case 'tryAgain': return this.#client?.again();
      case 'reload': return this.#ports.browser.reload();
      case 'watch': return this.#look(table, true);
      case 'sitHere': return this.#look(table, false);
      case 'sit': return this.#sit(table, command.seat);
      case 'host': return this.#asHost(command.asks);
      case 'loadAgain': return this.#held?.again(table);
      case 'menu': return this.#become({ menu: command.to, sure: null, calls: null });
      case 'calls': return void this.#askCalls(table);
      case 'leave':
        this.#client?.leave();
        return this.#ports.browser.home();
      case 'rise': return this.#rise(table);
      case 'sign': return this.#sign(table, command.sign);
      case 'keepRace': return this.#become({ keepsRace: command.question });
      case 'hideSigns': return this.#become({ hidesSigns: command.on });
      case 'vibrate': case 'sound':
        this.#ports.browser[command.kind](command.on);
        return this.#become({});
      case 'language': return this.#ports.browser.speak(command.language);
    }
  }

  #become(change: Partial<PageState>): void {
    this.#state = { ...this.#state, now: this.#ports.now(), ...change };
    this.#ports.show(this.#state);
  }

  #goTyped(): void {
    const code = readCode(this.#state.typed);
    if (code === null) this.#become({ isTypedBadly: true });
    else this.#goTo(code);
  }

  #goTo(code: string): void {
    this.#drop();
    const client = this.#ports.openTable(code);
    this.#client = client;
    this.#held = this.#ports.held(client, () => this.#become({ failed: this.#held?.failed() ?? false }));
    client.listen((news) => this.#hear(news));
    client.subscribe((state) => this.#told(state));
  }

  #drop(): void {
    this.#held?.leave();
    this.#client?.leave();
    [this.#client, this.#held] = [null, null];
    this.#tick(false);
  }

  #leaveTable(): void {
    this.#drop();
    this.#ports.browser.forgetCode();
    this.#become({ client: null, typed: '', isTypedBadly: false, watches: false });
  }

  #told(client: TableClientState): void {
    const before = this.#state.client;
    if (before !== null && client.line.kind !== before.line.kind) this.#moments.say(lineNews(client));
    this.#tick(client.line.kind === 'trying');
    this.#state = { ...this.#state, client };
    rememberTable(this.#ports.last, client, true);
    const { table } = client;
    const was = before?.table ?? null;
    const hosts = hostNews(was, table);
    if (hosts !== '') this.#moments.notice(hosts);
    const news = tableNews(was, table);
    if (news !== '') this.#moments.say(news);
    if (table !== null) this.#follow(table);
    if (table?.evening !== undefined) void this.#bringEvening();
    this.#become({ failed: this.#held?.failed() ?? false });
  }

  /** Once, and again where it didn't come: until then the table's own card stands there. */
  async #bringEvening(): Promise<void> {
    if (this.#state.evening !== null || this.#asksEvening) return;
    this.#asksEvening = true;
    const evening = await this.#ports.evening().catch(() => null);
    this.#asksEvening = false;
    if (evening !== null) this.#become({ evening });
  }

  #asHost(asks: HostAsk): void {
    const sure = JSON.stringify(asks);
    if (asks.kind === 'close' || asks.kind === 'stop' || asks.kind === 'turnOut') {
      if (this.#state.sure !== sure) return this.#become({ sure });
    }
    this.#client?.ask(asks);
    // Who looks after the seats goes on with that.
    const { menu } = this.#state;
    this.#become({ sure: null, menu: 'seat' in asks || asks.kind === 'standIn' ? menu : 'closed' });
  }

  /** Somebody looks on, or wants to sit down after all. */
  #look(table: TableShown | null, watches: boolean): void {
    this.#state = { ...this.#state, watches };
    if (table !== null) this.#follow(table);
    this.#become({});
  }

  /** Holds the rack where one is to be seen, and lets it come before that. */
  #follow(table: TableShown): void {
    const screen = screenOf(this.#state);
    if (screen === 'join' || screen === 'wait' || screen === 'after') this.#held?.foresee(table.game);
    // A line that is cut leaves the rack as it is.
    this.#held?.follow(table, screen === 'play');
    if (seatsOf(table).length > 0 && this.#state.watches) this.#state = { ...this.#state, watches: false };
  }

  #hear(news: TableNews): void {
    const { table = null } = this.#state.client ?? {};
    if (news.kind === 'sign') return this.#moments.sign(news.seat, news.sign);
    if (news.kind === 'calls') return this.#become({ calls: news.calls });
    if (news.kind === 'over') return table === null ? undefined : this.#ports.over(news, table);
    // What the page asks for by itself is nobody's press.
    if (['hello', 'look', 'game'].includes(news.what ?? '')) return;
    this.#moments.notice(refusalTold(news.code));
  }

  /** Whoever asks is told beside what they pressed, once there are words for it. */
  async #askCalls(table: TableShown | null): Promise<void> {
    if (table?.playing == null || !await this.#ports.words('calls').then(() => true, () => false)) return;
    this.#client?.ask({ kind: 'calls', game: table.playing.id });
  }

  #sit(table: TableShown | null, seat: number | null): void {
    const name = cleanText(this.#state.name.replaceAll(',', ' '));
    const mark = table === null ? null : markFor(table, this.#state.mark);
    if (!isPersonsName(name)) return this.#moments.notice(refusalTold('bad-name'));
    if (mark === null) return this.#moments.notice(refusalTold('table-full'));
    this.#ports.joined.write({ name, mark });
    this.#become({ name, mark, notice: null });
    this.#client?.ask({ kind: 'sit', seat, name, mark });
  }

  #rise(table: TableShown | null): void {
    for (const seat of table === null ? [] : seatsOf(table)) this.#client?.ask({ kind: 'rise', seat });
    this.#become({ menu: 'closed' });
  }

  #sign(table: TableShown | null, sign: Extract<PhoneCommand, { readonly kind: 'sign' }>['sign']): void {
    const [seat] = table === null ? [] : seatsOf(table);
    if (seat !== undefined) this.#client?.ask({ kind: 'sign', seat, sign });
    this.#become({ menu: 'closed' });
  }

  /** While the line is tried, the page says for how long. */
  #tick(on: boolean): void {
    if (on === (this.#stopTicking !== null)) return;
    this.#stopTicking?.();
    this.#stopTicking = null;
    if (!on) return;
    const timer = setInterval(() => this.#become({}), 1000);
    this.#stopTicking = () => clearInterval(timer);
  }
}
