/** The worker's address goes through a Trusted Types policy where the browser has them, and nothing else does. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const started: { readonly address: unknown; readonly options: unknown }[] = [];

beforeEach(() => {
  vi.resetModules();
  started.length = 0;
  vi.stubGlobal('Worker', vi.fn(function start(address: unknown, options: unknown) { started.push({ address, options }); }));
});
afterEach(() => { vi.unstubAllGlobals(); });

test('without Trusted Types the bare address serves', async () => {
  const { startWorker } = await import('../../src/bots/startWorker');
  startWorker();
  expect(started).toEqual([{ address: expect.stringContaining('ai.worker'), options: { type: 'module' } }]);
});

test('with them one policy is made, and every worker starts with what came out of it', async () => {
  const policies: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: { createScriptURL(asked: string): string }) {
      policies.push(name);
      return { createScriptURL: (asked: string) => ({ trusted: rules.createScriptURL(asked) }) };
    },
  });
  const { startWorker } = await import('../../src/bots/startWorker');
  startWorker();
  startWorker();
  expect(policies).toEqual(['snag']);
  const own = { trusted: expect.stringContaining('ai.worker') as unknown };
  expect(started.map(({ address }) => address)).toEqual([own, own]);
});

test('the policy lets through the own address alone', async () => {
  const { onlyOwn } = await import('../../src/loading/trustedAddress');
  const rule = onlyOwn('https://game.example/assets/ai.worker.js');
  expect(rule('https://game.example/assets/ai.worker.js')).toBe('https://game.example/assets/ai.worker.js');
  for (const other of ['', 'blob:https://game.example/1', 'https://game.example/assets/ai.worker.js?', 'data:text/javascript,1']) {
    expect(() => rule(other), other).toThrow(TypeError);
  }
});
