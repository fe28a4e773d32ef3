/** One line to a table: a WebSocket whose frames are the server's (`frames.ts`). It says what it heard, and notices when nothing comes. */
import { OPENED, PING, frameOf, lineAddress, readFrame } from '../frames';
import type { Entered } from '../messages';

/** As much of a WebSocket as a line needs. */
export type Socket = Pick<WebSocket, 'binaryType' | 'readyState' | 'send' | 'close' | 'addEventListener'>;

export interface Heard {
  /** It is open: the first message can be sent. */
  opened(): void;
  message(text: string): void;
  /** Anything came at all: the other end is there. */
  anything(): void;
  /** It was cut, or never opened. Told once. */
  cut(): void;
}

export interface TableLine {
  send(text: string): void;
  /** Asks the other end whether it's there: it answers at once. */
  ask(): void;
  /** Hears and tells nothing more. */
  drop(): void;
}

const OPEN_STATE = 1;

/** @param page the page's own address: the server is where it came from */
export function openLine(make: (address: string) => Socket, entered: Entered, page: string, heard: Heard): TableLine {
  const socket = make(lineAddress(entered, page));
  socket.binaryType = 'arraybuffer';
  const say = (frame: Uint8Array<ArrayBuffer>): void => { if (socket.readyState === OPEN_STATE) socket.send(frame); };
  let isOn = true;
  const drop = (): void => {
    isOn = false;
    socket.close();
  };
  const cut = (): void => {
    if (!isOn) return;
    drop();
    heard.cut();
  };
  socket.addEventListener('close', cut);
  socket.addEventListener('message', ({ data }: { readonly data: unknown }) => {
    if (!isOn) return;
    heard.anything();
    const frame = data instanceof ArrayBuffer ? readFrame(new Uint8Array(data)) : undefined;
    if (frame === 'error') return cut();
    if (frame === 'open') {
      say(OPENED);
      return heard.opened();
    }
    if (frame !== undefined) heard.message(frame.text);
  });
  return { send: (text) => say(frameOf(text)), ask: () => say(PING), drop };
}
