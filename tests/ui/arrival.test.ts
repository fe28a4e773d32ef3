/** When the focus comes to another screen: after it is drawn, in a task of its own, and never to a screen that is gone. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createArrival } from '../../src/ui/focus';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

describe('an arrival', () => {
  test('is settled in a task of its own, once', () => {
    const arrival = createArrival();
    const settled = vi.fn();
    arrival.soon(settled);
    expect(settled).not.toHaveBeenCalled();
    vi.runAllTimers();
    arrival.now();
    expect(settled).toHaveBeenCalledOnce();
  });

  test('is settled before anything else is drawn', () => {
    const arrival = createArrival();
    const order: string[] = [];
    arrival.soon(() => order.push('first'));
    arrival.now();
    arrival.soon(() => order.push('second'));
    arrival.soon(() => order.push('third'));
    expect(order).toEqual(['first', 'second']);
    vi.runAllTimers();
    expect(order).toEqual(['first', 'second', 'third']);
  });
});
