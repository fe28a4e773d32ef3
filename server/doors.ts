/**
 * The doors of the house: `GET /rooms` says that there are tables here, `POST /rooms` opens one, `POST /rooms/CODE` lets a device in. They
 * check who asks and how often; everything that is turned down has a code (`DOOR_STATUS`).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCode } from '../src/apart/code';
import { DOOR_STATUS, type DoorRefusal, type Entered, type Entering, readEntering } from '../src/apart/messages';
import { APART_VERSION } from '../src/apart/tableShown';
import { parseJson } from '../src/outside/json';
import { admit } from './admit';
import type { Callers } from './callers';
import type { Lines } from './colyseus';
import type { Desk } from './house/desk';
import { OutOfReach } from './journal/journal';
import { createLimit, type Limits } from './limits';
import type { LiveTable, Tables } from './tables';

export interface DoorsOptions {
  readonly tables: Tables;
  readonly lines: Pick<Lines, 'reserve'>;
  /** Where other processes of the house are asked; null: there are none. */
  readonly desk: Desk | null;
  readonly callers: Callers;
  readonly limits: Limits;
  /** Whether anybody may be let in now. */
  readonly letsIn: () => boolean;
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly now: () => number;
}

/** Answers what is asked at a door; false: it is none. */
export type Doors = (req: IncomingMessage, res: ServerResponse) => boolean;

/** All addresses together. */
const ALL = '';
const DOOR = /^\/rooms(?:\/([^/?#]{1,20}))?\/?(?:[?#]|$)/;

function answer(res: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text), 'Cache-Control': 'no-store',
  });
  res.end(text);
}

/** So many times too long, and nobody waits for its end. */
const ENDLESS = 64;

/** A request's body; null where it is longer than it may be. What is too long is still heard out, so that the answer is read. */
function bodyOf(req: IncomingMessage, most: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    req.on('data', (part: Buffer) => {
      length += part.length;
      if (length <= most) parts.push(part);
      else if (length > ENDLESS * most) req.destroy();
    });
    req.once('end', () => resolve(length > most ? null : Buffer.concat(parts).toString('utf8')));
    req.once('error', reject);
    req.once('close', () => resolve(null));
  });
}

function parsed(body: string | null): unknown {
  try {
    return body === null ? undefined : parseJson(body);
  } catch {
    return undefined;
  }
}

/** What a body says, if it comes from a page of this version. */
function readBody(body: string | null): Entering | DoorRefusal {
  const said = parsed(body);
  // A page of another version may say all else in another way.
  const version = (said as { readonly version?: unknown } | null | undefined)?.version;
  if (typeof version === 'number' && version !== APART_VERSION) return 'version';
  return readEntering(said) ?? 'no-message';
}

/**
 * For how long whoever wants in waits for a process that may have ended, and how often it's tried meanwhile, in milliseconds; and when they
 * are answered at the latest, also where the engine of the rooms waits for Redis: soon after that a page gives up.
 */
const PATIENCE_MS = 6000;
const AGAIN_MS = 250;
const ANSWERED_MS = 7500;

const pause = (ms: number): Promise<void> => new Promise((done) => { setTimeout(done, ms); });

/** The same; null where it takes too long. */
async function inTime<Value>(entering: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => { timer = setTimeout(() => resolve(null), ANSWERED_MS); });
  try {
    return await Promise.race([entering, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Who may come in, and how often somebody may try. */
function createKeeper(tables: Tables, limits: Limits, now: () => number) {
  const wrong = createLimit(limits.wrongCodes, now);
  const wrongOfAll = createLimit(limits.wrongCodesOfAll, now);
  const newcomers = createLimit(limits.newcomers, now);
  const opened = createLimit(limits.opened, now);
  const openedOfAll = createLimit(limits.openedOfAll, now);
  return {
    async open(address: string, { secret, game, agreed }: Entering): Promise<LiveTable | DoorRefusal> {
      if (game === undefined || agreed === undefined) return 'no-message';
      if (!opened.take(address) || !openedOfAll.take(ALL)) return 'too-many';
      return tables.open({ secret, game, agreed });
    },
    /** Whoever has guessed too often is told nothing more of any code; but a device that a table knows comes in always. */
    find(address: string, found: LiveTable | DoorRefusal, { secret }: Entering): LiveTable | DoorRefusal {
      if (typeof found !== 'string' && found.knows(secret)) return found;
      if (!this.letsNew(address)) return 'too-many';
      if (typeof found !== 'string') return newcomers.take(address) ? found : 'too-many';
      wrong.take(address);
      wrongOfAll.take(ALL);
      return found;
    },
    letsNew: (address: string): boolean => !wrong.isSpent(address) && !wrongOfAll.isSpent(ALL) && !newcomers.isSpent(address),
    cameNew: (address: string): void => void newcomers.take(address),
  };
}

type Keeper = ReturnType<typeof createKeeper>;

/** Lets somebody in by a table's code, wherever in the house it is. Null: the process that has it doesn't answer. */
function createFinder({ tables, lines, desk, now }: DoorsOptions, keeper: Keeper) {
  return async (address: string, asked: string, entering: Entering): Promise<Entered | DoorRefusal | null> => {
    const code = readCode(asked);
    for (const end = now() + PATIENCE_MS; now() < end; await pause(AGAIN_MS)) {
      const found = code === null ? 'no-table' : await tables.find(code);
      if (typeof found === 'string' || !('at' in found)) {
        const table = keeper.find(address, found, entering);
        return typeof table === 'string' ? table : admit(lines, table, entering.secret);
      }
      const answered = await desk?.askAt(found.at, { code: code!, secret: entering.secret, letsNew: keeper.letsNew(address) });
      if (answered == null || 'elsewhere' in answered) continue;
      if ('refused' in answered) return answered.refused;
      if (answered.isNew) keeper.cameNew(address);
      return answered.entered;
    }
    return null;
  };
}

/** The doors of a server's tables. */
export function createDoors(options: DoorsOptions): Doors {
  const { tables, lines, callers, limits, headers, letsIn, now } = options;
  const keeper = createKeeper(tables, limits, now);
  const finds = createFinder(options, keeper);

  async function enter(req: IncomingMessage, code: string | undefined): Promise<Entered | DoorRefusal | null> {
    if (!callers.isWelcome(req)) return 'not-here';
    const entering = readBody(await bodyOf(req, limits.body));
    if (typeof entering === 'string') return entering;
    const address = callers.addressOf(req);
    if (code !== undefined) return finds(address, code, entering);
    const table = await keeper.open(address, entering);
    return typeof table === 'string' ? table : admit(lines, table, entering.secret);
  }

  return (req, res) => {
    const door = DOOR.exec(req.url ?? '');
    if (door === null) return false;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    const [, code] = door;
    const refuse = (refused: DoorRefusal): void => answer(res, DOOR_STATUS[refused], { refused });
    if (req.method === 'POST' && !letsIn()) answer(res, 503, {});
    else if (req.method === 'POST') {
      inTime(enter(req, code)).then(
        (entered) => (entered === null ? answer(res, 503, {}) : typeof entered === 'string' ? refuse(entered) : answer(res, 200, entered)),
        (error: unknown) => {
          // Somebody hung up, or a table could not be written: nobody is told more than that it did not go.
          if (!res.headersSent) answer(res, error instanceof OutOfReach ? 503 : 500, {});
        },
      );
    } else if ((req.method === 'GET' || req.method === 'HEAD') && code === undefined) {
      if (callers.isWelcome(req)) answer(res, 200, { version: APART_VERSION });
      else refuse('not-here');
    } else {
      res.setHeader('Allow', code === undefined ? 'GET, HEAD, POST' : 'POST');
      answer(res, 405, {});
    }
    return true;
  };
}
