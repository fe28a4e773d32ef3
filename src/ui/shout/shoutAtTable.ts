/** Calling by voice as games know it: loaded when somebody wants it, or likes it and sits at a table. */
import { nothing, type TemplateResult } from 'lit-html';
import { later } from '../../loading/later';
import type { GameSound } from '../../shout/gameSounds';
import type { DialogName } from '../dialogs/frame';
import type { Layout } from '../../layout/types';
import type { TableModel } from '../table/tableModel';
import { takesShouts, type CreateShoutPage, type ShoutPage, type ShoutPagePorts } from './shoutModel';

/** How it comes. */
export interface ShoutLoading {
  readonly load: () => Promise<CreateShoutPage>;
  /** Whether somebody here liked to call by voice when the page came. */
  readonly liked: () => boolean;
}

export interface ShoutAtTable {
  /** What shows it; null until it is loaded. */
  page(): ShoutPage | null;
  /** Opens the dialog in which it is set, once that is there. */
  open(): void;
  sign(table: TableModel, layout: Layout): TemplateResult | typeof nothing;
  /** Sees to what follows from what the page shows now. @param over whether nothing more is played in this page */
  follow(dialog: DialogName | null, over: boolean): void;
  gameSounds(sounds: readonly GameSound[]): void;
}

/** @param failed told when it did not come */
export function createShoutAtTable({ load, liked }: ShoutLoading, ports: ShoutPagePorts, failed: () => void): ShoutAtTable {
  const page = later(async () => (await load())(ports));
  let wanted = liked();
  return {
    page: page.now,
    open: () => void page.get().then(() => ports.openDialog(), failed),
    sign: (table, layout) => page.now()?.sign(table, layout) ?? nothing,
    follow(dialog, over) {
      page.now()?.follow(dialog, over);
      if (!wanted || !takesShouts(ports.screen())) return;
      wanted = false;
      // Where it does not come, the menu asks for it again.
      void page.get().then(ports.draw, () => {});
    },
    gameSounds: (sounds) => page.now()?.gameSounds(sounds),
  };
}
