/** Calling by voice on the page: a shout becomes a call like one by key, and the microphone is open in a game alone. */
import type { Shout, ShoutListener } from '../../shout/shout';
import type { TemplateResult } from 'lit-html';
import type { Layout } from '../../layout/types';
import type { GameSound } from '../../shout/gameSounds';
import type { EarProblem } from '../../shout/ear';
import type { DialogActions, DialogName } from '../dialogs/frame';
import { liveTable } from '../screen';
import type { TableModel } from '../table/tableModel';
import { shoutDialog } from './shoutDialog';
import { localsAt, takesShouts, type CreateShoutPage, type ShoutPage, type ShoutPagePorts } from './shoutModel';
import { shoutSign } from './shoutSign';

/** The part of the browser's page that tells when nobody looks at it. */
type Sight = Pick<Document, 'hidden' | 'addEventListener'>;

/** @param create makes what listens */
export function shoutPageWith(create: (listener: ShoutListener) => Shout, sight: Sight): CreateShoutPage {
  return (ports) => {
    const page = new ShoutOnPage(create, ports);
    sight.addEventListener('visibilitychange', () => { if (sight.hidden) page.close(); });
    return page;
  };
}

class ShoutOnPage implements ShoutPage {
  readonly #ports: ShoutPagePorts;
  readonly #shout: Shout;
  #dialogOpen = false;
  /** The game in which the microphone is open. */
  #game: string | null = null;
  /** What was last told to have gone wrong. */
  #told: EarProblem | null = null;

  constructor(create: (listener: ShoutListener) => Shout, ports: ShoutPagePorts) {
    this.#ports = ports;
    this.#shout = create({
      changed: () => this.#changed(),
      expect: (within) => { if (this.#listens()) ports.controls.announce(within); },
      called: (at) => { if (this.#listens()) call(at, ports, this.#shout); },
    });
  }

  sign(table: TableModel, layout: Layout): ReturnType<typeof shoutSign> {
    const locals = localsAt(table);
    const caller = callerAt(this.#shout, locals);
    return shoutSign({ state: this.#shout.state(), caller, alone: locals.length === 1, layout, here: takesShouts(table) }, {
      close: () => this.#shout.close('person'),
      open: () => {
        if (this.#shout.state().wish.level !== null && caller !== null) this.#open();
        else this.#ports.openDialog();
      },
    });
  }

  dialog(table: TableModel, actions: DialogActions): TemplateResult {
    const shout = this.#shout;
    const locals = localsAt(table);
    return shoutDialog({ state: shout.state(), caller: callerAt(shout, locals), locals }, {
      open: () => this.#open(), close: () => shout.close('person'), choose: (caller) => shout.choose(caller),
      again: () => shout.setAgain(), wasTalk: () => shout.wasTalk(),
    }, actions);
  }

  follow(dialog: DialogName | null, over: boolean): void {
    this.#dialogOpen = dialog !== null;
    const table = this.#ports.screen();
    const { microphone, wish } = this.#shout.state();
    if (over || !takesShouts(table) || (this.#game !== null && table.game !== this.#game)) this.close();
    else if (dialog !== 'shout') {
      this.#shout.endTrial();
      // Whoever goes before three shouts were heard has no level to be heard by.
      if (microphone === 'open' && wish.level === null) this.#shout.close('person');
    }
  }

  gameSounds(sounds: readonly GameSound[]): void { this.#shout.gameSounds(sounds); }

  /** The game is over, or nobody looks at it. */
  close(): void {
    this.#game = null;
    this.#shout.close('game');
  }

  #open(): void {
    const table = this.#ports.screen();
    if (!takesShouts(table)) return;
    this.#game = table.game;
    void this.#shout.open();
  }

  #changed(): void {
    const { problem } = this.#shout.state();
    if (problem !== null && problem !== this.#told && !this.#dialogOpen) this.#ports.tell(problem);
    this.#told = problem;
    this.#ports.draw();
  }

  /** Whether a shout is heard as a call: what keys do at the table, and in no dialog. */
  #listens(): boolean {
    const screen = this.#ports.screen();
    const phase = liveTable(screen)?.phase;
    return !this.#dialogOpen && takesShouts(screen) && (phase === 'playing' || phase === 'lastChance');
  }
}

/** Who calls by voice: the only person here, or who was chosen. Whoever is not at this table is nobody. */
function callerAt(shout: Shout, locals: readonly string[]): string | null {
  const [first, ...others] = locals;
  const { caller } = shout.state();
  if (others.length === 0) return first ?? null;
  return caller !== null && locals.includes(caller) ? caller : null;
}

/** The same as a press by whoever calls by voice, at the moment at which they began to shout. */
function call(at: number, { screen, controls }: Pick<ShoutPagePorts, 'screen' | 'controls'>, shout: Shout): void {
  const table = screen();
  if (!takesShouts(table)) return;
  const caller = callerAt(shout, localsAt(table));
  const seat = table.state.seats.findIndex(({ name, kind }) => kind === 'local' && name === caller);
  if (seat === -1) return;
  if (table.state.asking?.seat === seat) controls.answer(seat, true);
  else controls.call(at, seat);
}
