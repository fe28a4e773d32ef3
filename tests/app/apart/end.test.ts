/** A game of SNAG that is over at a table of several devices: its end is told from the history of this device. */
import { expect, test } from 'vitest';
import type { GameTypes } from '../../../src/contract/contract';
import type { Connect } from '../../../src/host/port';
import type { TableModel } from '../../../src/ui/table/tableModel';
import { openApp } from '../../helpers/apps';
import { fakeTable, FREE, person, tableOf } from '../../helpers/apartTable';
import { finished } from '../../helpers/finished';
import { hostAgain, hostOf } from '../../helpers/hosts';
import { randomGame } from '../../helpers/randomGame';

test('what it came to is shown once it lies in the history, and the host begins the next one', async () => {
  const over = finished(randomGame('apart end').record, 'far', 1);
  const names = over.saved.setup.players.map(({ name }) => name);
  const hosted = hostAgain({ ...hostOf(over.saved.setup), saves: [over.saved] });
  const table = fakeTable({ connect: hosted.host.connect as unknown as Connect<GameTypes>, keeps: async () => ({ kept: 'now' }) });
  const app = await openApp({ apart: table.ports });
  await app.app.enter('?table=KXNT&whole=1');
  const told = tableOf({
    seats: [...names.map((name, i) => person(name, i)), FREE, FREE].slice(0, 4), phase: 'over',
    playing: { id: 'far', game: 'snag', setup: over.saved.setup, seats: names.map((_, i) => i) },
  });
  table.tell({ line: { kind: 'open' }, table: told });
  await expect.poll(() => app.screen()?.kind).toBe('table');
  expect((app.screen() as TableModel).end).toBeNull();
  await app.store.save(over.saved);
  table.news({ kind: 'over', game: 'snag', id: 'far', saved: {} });
  await expect.poll(() => (app.screen() as TableModel).end?.players.map(({ name }) => name)).toEqual(names);
  expect((app.screen() as TableModel).apart?.isHost).toBe(true);
  await app.ask({ kind: 'openReview', id: 'far' });
  expect(app.screen()?.kind).toBe('replay');
  // What happens at the table does not take the review away; the way back leads to the table.
  table.tell({ table: { ...told, watching: 3 } });
  expect(app.screen()?.kind).toBe('replay');
  await app.ask({ kind: 'endReplay' });
  expect(app.screen()?.kind).toBe('table');
  await app.ask({ kind: 'apart', what: { kind: 'start' } });
  expect(table.asked).toEqual([{ kind: 'start' }]);
});
