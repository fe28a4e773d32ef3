/**
 * A game on a phone as the rack alone: one device's end of it over a line, drawn from the parts of its table. What is one's own is large,
 * what lies there is small. It knows no game.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { GameRack, Rack, RackPorts, RackSeat } from '../../apart/rack';
import type { EndedBy, GameTypes } from '../../contract/contract';
import { GameScreen } from '../../host/screen';
import { aloneAt, peopleOf } from '../../strings/words/cast';
import { say } from '../../strings/say';
import { CallsMade, type CallMade } from '../../ui/parts/called/callsMade';
import { keyStays } from '../../ui/parts/play/burst';
import { saidLines } from '../../ui/parts/play/saidLines';
import '../../ui/styles/clock.css';
import '../../ui/styles/playingCard.css';
import '../../ui/styles/playTable.css';
import '../../ui/styles/cardsRack.css';
import type { ShellAsk } from '../commands';
import type { TableScreen } from '../shellGame';
import type { SetBase, ShellTypes, TableChange } from '../types';
import { take, type ActBase } from './acts';
import { lateText } from './tableFrame';
import { commandOf } from './tableKeys';

export interface RackGame<T extends ShellTypes> {
  readonly title: GameRack['title'];
  /** The parts of the words that it speaks with. */
  readonly words: GameRack['words'];
  /** More classes of the rack. */
  readonly as: string;
  readonly screen: Pick<TableScreen<T>, 'opened' | 'after' | 'saidNow' | 'keys' | 'acted' | 'answer' | 'calls'>;
  /** How it is set, beside what is set on this device. */
  readonly set: (view: T['View']) => Omit<T['Set'], keyof SetBase>;
  /** The table as its screens take it. */
  readonly view: (screen: GameScreen<GameTypes>, now: number) => T['View'];
  /** What its screens are told of the end, where nothing that happens says it. */
  readonly ended?: (by: EndedBy<GameTypes>) => T['Happening'];
  /** What goes on, where something waits for a press: an act of the game. */
  readonly next?: T['Intent'];
  readonly room: (model: T['Table'], ask: ShellAsk<T>) => TemplateResult;
  readonly prompt: (model: T['Table']) => string | typeof nothing;
  /** @param me who plays here */
  readonly pressed: (model: T['Table'], me: number, ask: ShellAsk<T>) => TemplateResult | typeof nothing;
  readonly isUrgent: (said: T['Table']['said']) => boolean;
  readonly seats: (view: T['View']) => readonly Omit<RackSeat, 'place'>[];
}

class CardsRack<T extends ShellTypes> implements Rack {
  readonly #game: RackGame<T>;
  readonly #ports: RackPorts;
  readonly #screen: GameScreen<GameTypes>;
  readonly #ask: ShellAsk<T>;
  #model: T['Table'] | null = null;
  readonly #calls: CallsMade | null;

  constructor(game: RackGame<T>, ports: RackPorts) {
    [this.#game, this.#ports] = [game, ports];
    this.#ask = (command) => this.#take(command);
    this.#calls = game.screen.calls ? new CallsMade({
      silent: game.screen.calls.silent, clock: globalThis,
      changed: (calls) => this.#change({ type: 'set', set: { calls } as Partial<T['Set']> }),
    }) : null;
    this.#screen = new GameScreen(ports.connect, ports.places, {
      now: ports.now, told: (_, happenings) => this.#told(happenings as readonly T['Happening'][]),
    });
  }

  template(): TemplateResult | null {
    const model = this.#model;
    if (model === null) return null;
    const { view, said, mirrored } = model;
    const { as, room, prompt, isUrgent, screen } = this.#game;
    const late = lateText(model);
    const told = view.paused ? say('shell-paused') : late !== '' ? late : view.phase === 'ready' ? nothing : prompt(model);
    return html`
      <section class="cards-rack on-table ${as} ${view.phase} ${mirrored ? 'mirrored' : ''}" data-seats=${view.seats.length}
        @keyup=${keyStays}>
        ${room(model, this.#ask)}
        <p class="play-prompt"><span>${told}</span></p><p class="spoken" role="status">${late}</p>
        <div class="play-pressed">${view.paused ? nothing : this.#pressed(model)}</div>
        ${saidLines(said.id, view.paused ? '' : screen.saidNow(model), isUrgent(said))}
      </section>`;
  }

  seats(): readonly RackSeat[] {
    return this.#model === null ? [] : this.#game.seats(this.#model.view).map((seat, place) => ({ ...seat, place }));
  }

  key(event: KeyboardEvent): boolean {
    const model = this.#model;
    if (model === null || event.ctrlKey || event.altKey || event.metaKey) return false;
    // A button takes each repeat of a key held down as another press.
    if (event.repeat) return event.key === ' ' || event.key === 'Enter';
    const command = commandOf(event, model, document, this.#game.screen.keys);
    if (command === null || (command as { readonly kind: string }).kind === 'overTable') return false;
    this.#ask(command);
    return true;
  }

  painted(at: number): void { this.#screen.shown(at); }

  leave(): void {
    this.#calls?.leave();
    this.#screen.leave();
  }

  /** What is pressed here. A phone with several places shows them all at the whole table. */
  #pressed(model: T['Table']): TemplateResult | typeof nothing {
    const { places: [first, ...more], whole } = this.#ports;
    if (first === undefined) return nothing;
    if (more.length > 0) {
      return html`<p>${say('rack-several')}</p><a class="play-button main" href=${whole}>${say('apart-menu-whole')}</a>`;
    }
    const { kind, level } = model.view.seats[first] as { kind: string; level?: Parameters<typeof character>[0] };
    if (kind === 'bot' && level !== undefined) return html`<p role="status">${say('rack-asleep', { character: character(level) })}</p>`;
    return peopleOf(model.view).length === 1 ? this.#game.pressed(model, first, this.#ask) : nothing;
  }

  #told(happenings: readonly T['Happening'][]): void {
    const { view: viewOf, ended, screen, set } = this.#game;
    const { input, mirrored, now } = this.#ports;
    const view = viewOf(this.#screen, now());
    const before = this.#model;
    const by = this.#screen.seen().standing.ended;
    const ends = ended !== undefined && by !== null && before !== null && before.view.phase !== 'over';
    this.#model = screen.after(before ?? screen.opened(view, {
      input: input(), mirrored: mirrored(), spoken: 'off', sitting: 'beside', ...set(view),
    } as T['Set']), { type: 'told', view, happenings: ends ? [...happenings, ended(by)] : happenings, now: now() } as TableChange<T>);
    this.#calls?.told(happenings, before?.view.phase !== view.phase);
    this.#ports.changed();
  }

  #change(change: TableChange<T> | null | undefined): void {
    if (change && this.#model) this.#model = this.#game.screen.after(this.#model, change);
    this.#ports.changed();
  }

  #take(command: Parameters<ShellAsk<T>>[0]): void {
    const model = this.#model;
    if (model === null) return;
    const { screen, next } = this.#game;
    const asked = command as { readonly kind: string; readonly act?: T['Act'] | ActBase };
    if (asked.act === undefined) return this.#change(asked.kind === 'overTable' ? null : screen.answer?.(command as T['TableCommand']));
    const { act } = asked;
    const me = aloneAt(model.view);
    if (act.kind === 'goOn') {
      if (next !== undefined && me !== null) this.#screen.act(me, next, this.#ports.now());
      return;
    }
    if (act.kind === 'call' && screen.calls?.hears(model.view)) this.#calls?.send(act as unknown as CallMade);
    take(this.#screen, act as ActBase, this.#ports.now());
    this.#change(screen.acted?.(model, act));
  }
}

const character = (level: 'pip' | 'wanda' | 'otto' | 'viola' | 'henrik' | 'ada'): string => say(`character-${level}`);

export function rackOf<T extends ShellTypes>(game: RackGame<T>): GameRack {
  return { title: game.title, words: game.words, create: (ports) => new CardsRack(game, ports) };
}
