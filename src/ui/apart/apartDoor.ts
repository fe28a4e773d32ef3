/** The door of the start screen to a table of several devices. It is only there once a server has answered that it has tables. */
import { say } from '../../strings/say';
import type { Door } from '../start/startModel';

export const APART_DOOR: Door = {
  id: 'apart', icon: 'phone', command: { kind: 'apart', what: { kind: 'open' } },
  told: () => ({ title: say('door-apart'), line: say('door-apart-line') }),
};
