/** A table of several devices on the big page: opens or joins it, says to it what is asked here, and shows its lobby or its game. */
import { readCode } from '../../apart/code';
import { rememberTable } from '../../apart/client/lastTable';
import type { TableClient, TableNews } from '../../apart/client/tableClient';
import type { SavedGame } from '../../session/savedGame';
import { markFor } from '../../apart/seating';
import { placesOf } from '../../apart/tableShown';
import { MARKS } from '../../seats/marks';
import { cleanText } from '../../setup/names';
import type { Hold } from '../../storage/tabLocks';
import type { ApartCommand, AskedOnce } from '../../ui/apart/apartCommands';
import type { ApartModel } from '../../ui/apart/apartModel';
import type { Playing } from '../table/playing';
import type { ApartHouse } from './apartHouse';
import type { ApartParts, ApartRoom } from './apartParts';
import { apartAfter, isOtherGame, isOurs, NO_TABLE_YET, type ApartChange, type ApartState } from './apartState';
import { FarTable } from './far/farTable';
import { LineTick } from './lineTick';
import { lobbyModel, reachIn } from './lobbyModel';
import type { Server } from './reach';
import { SignTimes } from './signTimes';
import { tableToGoBackTo } from './wayBack';

export class Room implements ApartRoom {
  readonly #parts: ApartParts;
  readonly #ports: ApartHouse;
  readonly #far: FarTable;
  readonly #signs: SignTimes;
  readonly #tick: LineTick;
  #state: ApartState = NO_TABLE_YET;
  #client: TableClient | null = null;
  /** What was asked for last: what comes of anything before comes too late. */
  #wanted = 0;
  /** How a table was to be opened last: where that failed, it's tried again. */
  #opens: ApartCommand & { readonly kind: 'open' } = { kind: 'open' };
  #server: Server | null = null;
  #stops: (() => void)[] = [];
  #hold: Promise<Hold | null> | null = null;
  /** Whether what is shown now takes the place of any screen. */
  #comesAnew = false;

  constructor(parts: ApartParts, ports: ApartHouse) {
    [this.#parts, this.#ports] = [parts, ports];
    this.#far = new FarTable({
      games: parts.games, drawBeside: parts.beside, drawCorner: parts.corner, model: () => this.#model(),
      isShown: () => !this.#state.inLobby && this.#maySee(),
      ask: (message) => this.#client?.ask(message), toLobby: () => this.#happen({ type: 'looksAt', lobby: true }),
    });
    this.#signs = new SignTimes(ports.clock, (nth) => this.#happen({ type: 'signOver', nth }));
    this.#tick = new LineTick(ports.clock, (now) => this.#happen({ type: 'ticked', now }));
  }

  playing(): Playing | null { return this.#isGameShown() ? this.#far.playing() : null; }
  over(): SavedGame | null { return this.#isGameShown() ? this.#far.saved() : null; }

  showAgain(): boolean {
    if (this.#state.client === null) return false;
    this.#show(true);
    return true;
  }

  async ask(command: ApartCommand): Promise<void> {
    switch (command.kind) {
      case 'open': return this.#open(this.#opens = command);
      case 'back': return this.#back(this.#state.back ?? '');
      case 'again': return this.#again();
      case 'unfold': return this.#happen({ type: 'unfolded', what: command.what });
      case 'plan': return this.#happen({ type: 'planned', plan: { chosen: command.chosen } });
      case 'drawAgain': return this.#happen({ type: 'planned', plan: { word: this.#ports.freshWord() } });
      case 'evening':
        this.#happen({ type: 'unfolded', what: null });
        return this.#say({ kind: 'evening', games: await this.#parts.games.planned(command.games) });
      case 'typed': return this.#happen({ type: 'typed', name: command.name });
      case 'marked': return this.#happen({ type: 'marked', mark: command.mark });
      case 'neverMind': return this.#happen({ type: 'askedOnce', what: null });
      case 'toLobby': case 'toGame': return this.#happen({ type: 'looksAt', lobby: command.kind === 'toLobby' });
      case 'keepRace': return this.#happen({ type: 'keepsRace', question: command.question });
      case 'mute': return this.#happen({ type: 'muted', on: command.on });
      case 'turnOut': case 'close': case 'stop': return this.#atSecondPress(command);
      case 'copyLink': return this.#copyLink();
      case 'reload': return this.#parts.browser.reload();
      case 'sitHere': return this.#sit(command.seat);
      case 'chooseGame': return this.#agree(command.game, await this.#parts.games.agreed(command.game));
      default: return this.#say(command);
    }
  }

  async join(code: string): Promise<void> {
    const read = readCode(code);
    const mine = this.#begin(read ?? code);
    this.#server = await this.#parts.server();
    if (mine !== this.#wanted) return;
    if (read === null) return this.#happen({ type: 'notOpened', why: 'no-table' });
    this.#follow(this.#parts.tables.join(read));
  }

  /** To the table as this device had it: as its rack, or whole. */
  #back(code: string): Promise<void> | void {
    const { tables, browser } = this.#parts;
    return tables.last.read()?.isPhone === true ? browser.toPhone(code) : this.join(code);
  }

  #again(): Promise<void> | void {
    if (this.#client) return this.#client.again();
    return this.#state.code === null ? this.#open(this.#opens) : this.join(this.#state.code);
  }

  leave(): void {
    if (this.#client === null && this.#state === NO_TABLE_YET) return;
    this.#wanted += 1;
    this.#stop();
    this.#state = NO_TABLE_YET;
  }

  async #open({ game, agreed, anew }: ApartCommand & { readonly kind: 'open' }): Promise<void> {
    const { tables, games, server } = this.#parts;
    const mine = this.#begin(null);
    const back = game === undefined && anew === undefined ? await tableToGoBackTo(tables) : null;
    if (mine !== this.#wanted) return;
    if (back !== null) return this.#happen({ type: 'offered', back: back.code });
    const named = game ?? games.usual;
    const terms = agreed ?? await games.agreed(named);
    this.#server = await server();
    const opened = await tables.open(named, terms);
    if (mine !== this.#wanted) return;
    if (opened === null || typeof opened === 'string') return this.#happen({ type: 'notOpened', why: opened ?? 'no-server' });
    this.#follow(tables.join(opened.code));
  }

  /** @returns what it is known by */
  #begin(code: string | null): number {
    this.#stop();
    this.#ports.guests()?.leave();
    this.#happen({ type: 'wanted', code, word: this.#ports.freshWord() });
    return this.#wanted += 1;
  }

  #follow(client: TableClient): void {
    this.#client = client;
    // As long as somebody is at a table no newer version of the page is taken: each tab holds that for itself.
    this.#hold = this.#ports.locks.take(`apart ${client.state().code} ${this.#ports.freshWord()}`, false, () => {});
    this.#stops = [
      client.subscribe((now) => this.#told(now)),
      client.listen((news) => this.#heard(news)),
    ];
  }

  #told(client: ApartState['client'] & object): void {
    this.#happen({ type: 'told', client });
    rememberTable(this.#parts.tables.last, client, false);
    void this.#far.follow(client, this.#client!.connect);
    this.#tick.follow(client.line.kind === 'trying');
  }

  #heard(news: TableNews): void {
    switch (news.kind) {
      case 'refused': return this.#happen({ type: 'refused', code: news.code });
      case 'calls': return this.#happen({ type: 'calls', calls: news.calls });
      case 'sign': return this.#happen({ type: 'signed', seat: news.seat, sign: news.sign, nth: this.#signs.given() });
      case 'over': return void this.#over(news);
    }
  }

  async #over(news: Extract<TableNews, { readonly kind: 'over' }>): Promise<void> {
    const table = this.#state.client?.table ?? null;
    const places = table?.playing?.id === news.id ? placesOf(table) : [];
    const { kept } = await this.#parts.keepOver(news, { places, card: table?.card ?? [], evening: table?.evening });
    if (this.#client === null || this.#far.id() !== news.id) return;
    // One that was stopped lies nowhere, and there is nothing more to be seen of it.
    if (kept === 'now' || kept === 'there') this.#far.over();
    else this.#happen({ type: 'looksAt', lobby: true });
  }

  async #copyLink(): Promise<void> {
    const { link } = reachIn(this.#state, this.#parts, this.#server);
    this.#happen({ type: 'copied', done: await this.#parts.browser.copy(link) });
  }

  #atSecondPress(command: AskedOnce): void {
    const { asked } = this.#state;
    const isSecond = asked?.kind === command.kind && (asked.kind !== 'turnOut' || asked.seat === (command as { seat: number }).seat);
    if (!isSecond) return this.#happen({ type: 'askedOnce', what: command });
    this.#say(command);
  }

  #sit(seat: number): void {
    const { sitting, client } = this.#state;
    const mark = (client?.table && markFor(client.table, sitting.mark)) ?? MARKS[0];
    this.#say({ kind: 'sit', seat, name: cleanText(sitting.name), mark });
  }

  #agree(game: string, agreed: Readonly<Record<string, unknown>>): void {
    this.#say({ kind: 'agree', game, agreed: { ...agreed } });
    this.#happen({ type: 'agreed', agreed: { game, agreed } });
  }

  #say(message: Parameters<TableClient['ask']>[0]): void {
    this.#happen({ type: 'asked' });
    this.#client?.ask(message);
  }

  #happen(change: ApartChange): void {
    const before = this.#state;
    this.#state = apartAfter(before, change);
    // What somebody looks at over the table gives way to the next game.
    this.#show(change.type === 'wanted' || isOtherGame(before, this.#state));
  }

  /** Whether the game is what is to be seen. What cannot be played here, is over and gone, or is not let in, leaves the lobby. */
  #isGameShown(): boolean {
    const { inLobby, client } = this.#state;
    return !inLobby && this.#far.isOpen() && client !== null && client.line.kind !== 'gone' && client.line.kind !== 'refused';
  }

  /** @param anew whether it takes the place of whatever is shown: a review that is looked at over it stays until then */
  #show(anew = false): void {
    this.#comesAnew = anew;
    if (!this.#maySee()) return;
    if (this.#isGameShown()) this.#far.show();
    else this.#showLobby();
    this.#comesAnew = false;
  }

  #maySee(): boolean { return this.#comesAnew || isOurs(this.#ports.presenter.screen()); }

  #showLobby(): void {
    const model = this.#model();
    this.#ports.presenter.show({ kind: 'apart', name: 'lobby', code: model.code, draw: (ask) => this.#parts.lobby(model, ask) });
  }

  #model(): ApartModel {
    return lobbyModel(this.#state, this.#parts, this.#server, (game, agreed) => this.#agree(game, agreed), () => this.#show());
  }

  #stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#tick.stop();
    this.#signs.stop();
    this.#far.leave();
    this.#client?.leave();
    void this.#hold?.then((hold) => hold?.leave());
    [this.#client, this.#hold] = [null, null];
  }
}
