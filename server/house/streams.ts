/** The journals of a house: a stream for each table, which every process can open, and one at a time writes. */
import type { Redis } from 'ioredis';
import type { Elsewhere, Journals, OpenedJournal } from '../journal/journal';
import { OutOfReach } from '../journal/journal';
import { FIELD, isTooLate, JournalStream, KEPT_S, lastEntry, readId, type Entry } from './journalStream';
import { KEYS } from './keys';
import type { Lease } from './lease';

/** So many entries are read at once. */
const PAGE = 1000;

/** Who has a table, as its epoch's first entry says. */
interface Owner { readonly name: string; readonly life: string }

const ownerText = ({ name, life }: Owner): string => `${life} ${name}`;
function readOwner(text = ''): Owner {
  const [life = '', ...name] = text.split(' ');
  return { life, name: name.join(' ') };
}

function fieldOf([, fields]: Entry, name: string): string | undefined {
  const at = fields.findIndex((one, i) => i % 2 === 0 && one === name);
  return at < 0 ? undefined : fields[at + 1];
}

/** Redis' answer; whatever goes wrong means that it gave none. @throws `OutOfReach` */
async function asked<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (isTooLate(error)) throw error;
    throw new OutOfReach('Redis doesn’t answer.', { cause: error });
  }
}

/** All entries, the oldest first. */
async function entriesOf(redis: Redis, code: string): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let from = '-'; ;) {
    const page = await asked(redis.xrange(KEYS.table(code), from, '+', 'COUNT', PAGE));
    all.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return all;
    from = `(${last[0]}`;
  }
}

/** Begins an epoch; false: somebody else has, or there's no such table. */
async function begins(redis: Redis, code: string, epoch: number, owner: string): Promise<boolean> {
  try {
    const key = KEYS.table(code);
    // Only the first makes the stream.
    const more = epoch === 1 ? [] : ['NOMKSTREAM'];
    const [begun, lasts] = await asked(redis.multi().xadd(key, ...more, `${epoch}-0`, FIELD.owner, owner).expire(key, KEPT_S).exec()) ?? [];
    if (begun?.[0] != null) throw begun[0];
    return begun?.[1] != null && lasts !== undefined;
  } catch (error) {
    if (isTooLate(error)) return false;
    throw error instanceof OutOfReach ? error : new OutOfReach('Redis has turned it down.', { cause: error });
  }
}

/** @param lease of this process */
export function streamsOf(redis: Redis, lease: Lease): Journals {
  const own = ownerText(lease);

  /** Who has it now, and lives; null: nobody. */
  async function holder(code: string, last: Entry): Promise<Owner | null> {
    if (fieldOf(last, FIELD.free) !== undefined) return null;
    const { epoch } = readId(last[0]);
    const [first] = await asked(redis.xrange(KEYS.table(code), `${epoch}-0`, `${epoch}-0`));
    const owner = readOwner(first && fieldOf(first, FIELD.owner));
    if (owner.life === lease.life) return null;
    return await asked(redis.get(KEYS.lease(owner.name))) === owner.life ? owner : null;
  }

  const wasClosed = async (code: string): Promise<boolean> => await asked(redis.exists(KEYS.closed(code))) === 1;

  async function open(code: string, ports: Parameters<Journals['open']>[1]): Promise<OpenedJournal | Elsewhere | null> {
    for (;;) {
      const last = await lastEntry(redis, code);
      if (last === null) return null;
      const owner = await holder(code, last);
      if (owner !== null) return { at: owner.name };
      const epoch = readId(last[0]).epoch + 1;
      // If somebody was quicker, they have it.
      if (!await begins(redis, code, epoch, own)) continue;
      const texts = (await entriesOf(redis, code)).flatMap((entry) => fieldOf(entry, FIELD.line) ?? []);
      const length = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
      return { lines: texts.map((text) => JSON.parse(text) as unknown), journal: new JournalStream(redis, code, epoch, length, ports) };
    }
  }

  return {
    open, wasClosed,
    async create(code, ports) {
      if (await wasClosed(code) || !await begins(redis, code, 1, own)) return null;
      return new JournalStream(redis, code, 1, 0, ports);
    },
    // Redis lets go by itself of what nobody has written to for long.
    async sweep() {},
  };
}
