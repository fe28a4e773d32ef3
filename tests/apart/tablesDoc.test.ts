/** Every example in docs/tables.md is what it says: read by the forms that are used, one for each kind there is. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../server/limits';
import { readFromTable } from '../../src/apart/client/fromTable';
import { frameOf } from '../../src/apart/frames';
import { DOOR_STATUS, type FromTable, readEntering, readToTable, type TableRefusal, type ToTable } from '../../src/apart/messages';
import { APART_VERSION } from '../../src/apart/tableShown';

const text = readFileSync('docs/tables.md', 'utf8');

const examples = (of: string): Record<string, unknown>[] => [...text.matchAll(/^```json (\w+)\n(.*?)^```$/gms)]
  .flatMap(([, whose, json]) => (whose === of ? [JSON.parse(json!) as Record<string, unknown>] : []));

// The compiler sees to it that each kind is named.
const SAID: Readonly<Record<ToTable['kind'], true>> = {
  hello: true, look: true, sit: true, rise: true, sign: true, game: true, calls: true, agree: true, character: true, standIn: true,
  evening: true, skip: true, start: true, pause: true, stop: true, turnOut: true, close: true,
};
const TOLD: Readonly<Record<FromTable['kind'], true>> = {
  table: true, game: true, over: true, sign: true, calls: true, refused: true, held: true, gone: true,
};
const REFUSALS: Readonly<Record<TableRefusal, true>> = {
  'no-message': true, 'too-large': true, 'too-many': true, 'not-host': true, 'not-yours': true, 'not-now': true, 'table-full': true,
  'seat-taken': true, 'name-taken': true, 'mark-taken': true, 'bad-name': true, 'too-few': true, 'bad-setup': true,
};

describe('docs/tables.md', () => {
  test('has one example of each that a device says, and each can be read', () => {
    const said = examples('device');
    expect(said.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(SAID).toSorted());
    for (const message of said) expect(readToTable(message)).toEqual(message);
  });

  test('has one of each that a device is told', () => {
    expect(examples('table').map(({ kind }) => kind).toSorted()).toEqual(Object.keys(TOLD).toSorted());
    // A device reads all of it.
    for (const message of examples('table')) expect(readFromTable(JSON.stringify(message))).toEqual(message);
  });

  test('has what is said at the doors, of this version', () => {
    const said = examples('door');
    expect(said).toHaveLength(2);
    for (const body of said) expect([readEntering(body), body['version']]).toEqual([body, APART_VERSION]);
  });

  test('names every refusal, with its status', () => {
    for (const [code, status] of Object.entries(DOOR_STATUS)) expect(text).toContain(`| \`${code}\` | ${status} |`);
    for (const code of Object.keys(REFUSALS)) expect(text).toContain(`\`${code}\``);
  });

  test('has the bytes of a frame as they are, and the limits', () => {
    const bytes = [...frameOf('{"kind":"start"}')].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    expect(text).toContain(`\`${bytes}\``);
    const { wrongCodes, wrongCodesOfAll, newcomers, opened, messages, messagesOfOthers } = LIMITS;
    expect([wrongCodes, wrongCodesOfAll, newcomers, opened, messages, messagesOfOthers].map(({ most }) => most))
      .toEqual([20, 1000, 240, 60, 120, 400]);
    expect([LIMITS.linesOfTable - LIMITS.linesForOthers, LIMITS.linesOfTable, LIMITS.linesOfAll]).toEqual([80, 200, 4000]);
    expect([LIMITS.body, LIMITS.message, LIMITS.frame, LIMITS.backlog].map((size) => Math.floor(size / 1000))).toEqual([16, 49, 65, 4000]);
  });
});
