/** A game of Dash at its host, whose screens are bare lines: a test says what comes on them, and when. */
import type { Place } from '../../../src/contract/contract';
import { createHost } from '../../../src/host/host';
import type { Connection, FromHost, LastTold } from '../../../src/host/port';
import { createJumpingClock } from '../../../tools/arena/clock';
import { begunDash, dash, type DashTypes } from '../../race/judged/dash';

interface Heard { readonly at: number; readonly message: FromHost<DashTypes> }
type Told = Exclude<FromHost<DashTypes>, { readonly kind: 'refused' }>;

/** How much later a device's clock is. */
const SKEW = 123_456;

/** @param lags how long a message of each place takes there and back by measurement @param runs for each tile whether a run lies on it */
export function farDash(lags: readonly (number | null)[], runs: readonly boolean[] = [true, true, true], kept: object = {}) {
  const clock = createJumpingClock(1000);
  const failures: unknown[] = [];
  const host = createHost(dash, { ...begunDash(runs, 'far'), ...kept }, {
    clock, today: () => 5, epoch: 'far', save() {}, failed: (error) => { failures.push(error); }, far: true,
  });
  const heard: Heard[][] = lags.map(() => []);
  const numbers = lags.map(() => 0);
  const connections: Connection[] = [];
  const connect = (place: Place, lag: number | null, back?: LastTold): void => {
    connections[place] = host.connect([place], (message) => { heard[place]!.push({ at: clock.now(), message }); }, back);
    connections[place]!.lag!(lag);
  };
  lags.forEach((lag, place) => { connect(place, lag); });
  host.goOn();
  const last = (place: Place): Heard & { readonly message: Told } =>
    heard[place]!.findLast(({ message }) => message.kind !== 'refused') as ReturnType<typeof last>;
  function say(place: Place, kind: 'place' | 'draw' | 'call', times: object): void {
    numbers[place]! += 1;
    connections[place]!.send({ kind: 'act', epoch: 'far', number: numbers[place], place, intent: { kind }, ...times });
  }
  return {
    clock, host, heard, failures, say,
    /** The number of what a place was told last. */
    sequence: (place: Place) => last(place).message.sequence,
    pass: (milliseconds: number) => clock.pass(milliseconds),
    /** The line of a place was cut, and is there again. */
    back(place: Place, lag: number | null): void {
      const { epoch, screen, sequence } = last(place).message;
      connections[place]!.close();
      connect(place, lag, { epoch, screen, sequence });
    },
    /** Something that comes now and was pressed so long before that, as the screen saw what was told last. @param lag of both ways */
    press(place: Place, kind: 'place' | 'draw' | 'call', lag: number): void {
      const { at, message } = last(place);
      const painted = at + lag / 2 + SKEW;
      const pressed = clock.now() - lag / 2 + SKEW;
      say(place, kind, { at: pressed, now: pressed, seen: { sequence: message.sequence, at: painted } });
    },
    events: () => host.saved().events.map(([kind, place]) => `${kind} ${place}`),
    calls: () => host.saved().farCalls ?? [],
    /** When this happened, as the first of all screens was told. */
    toldAt: (type: string) => heard.flat().find(({ message }) =>
      message.kind === 'update' && message.happenings.some((one) => one.type === type))?.at ?? null,
  };
}
