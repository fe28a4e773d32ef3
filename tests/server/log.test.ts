/** What a server says of itself: nobody's name, and no code by which anybody could come to a table. */
import { expect, test } from 'vitest';
import { createLog, errorTold } from '../../server/log';

test('a line is JSON with its time, and what failed is a sentence without a code', () => {
  const lines: string[] = [];
  const log = createLog('a', (line) => { lines.push(line); });
  log.info('It listens.', { port: 4173 });
  log.failed(Object.assign(new Error("ENOSPC: no space left on device, write '/data/KXNT.journal'"), { code: 'ENOSPC' }));
  log.failed('it broke');
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.map(({ level, process, what, code, port }) => [level, process, what, code, port])).toEqual([
    [30, 'a', 'It listens.', undefined, 4173],
    [40, 'a', "ENOSPC: no space left on device, write '/data/····.journal'", 'ENOSPC', undefined],
    [40, 'a', 'it broke', undefined, undefined],
  ]);
  for (const { time } of told) expect(Date.parse(String(time))).toBeGreaterThan(0);
});

test('of an error its cause is told, too, and never more than sentences', () => {
  expect(errorTold(new Error('Redis doesn’t answer.', { cause: new Error('Command timed out') })))
    .toEqual({ what: 'Redis doesn’t answer.', cause: 'Command timed out' });
  expect(errorTold(new Error('The stream snag:table:KXNT is gone.')).what).toBe('The stream snag:table:···· is gone.');
});
