/** What `npm start` can be told, and what it says to what it cannot make out. */

/**
 * @typedef {{
 *   port: number, lan: boolean, names: string[], data: string | null, behindProxy: boolean, built: boolean, noBuild: boolean,
 *   redis: string | null, process: string | null, mayLose: boolean, limits: string[], json: boolean, metrics: number | null,
 * }} StartOptions
 * `data` is null where nobody said where to keep tables; `redis` is the address of the Redis that keeps them in its place, `process` what
 * this one is called in its house; `built` serves the page that was built before, at that port or not at all, `noBuild` the server too.
 */

const USAGE = 'npm start takes --lan, --name HOST, --data DIR, --behind-proxy, --limit NAME=NUMBER, --json, --metrics PORT, '
  + '--process NAME, --may-lose-seconds and --no-build, and PORT and REDIS_URL from the environment.';

const NAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** @param {string | undefined} said */
function readPort(said) {
  if (said === undefined || said === '') return 4173;
  return /^\d{1,5}$/.test(said) && Number(said) >= 1 && Number(said) <= 65535 ? Number(said) : null;
}

/** What follows an option that takes something. @param {string[]} rest @param {string} option @param {string} what */
function valueFor(rest, option, what) {
  const value = rest.shift();
  return value === undefined || value.startsWith('--') ? { wrong: `${option} takes ${what}. ${USAGE}` } : { value };
}

/**
 * What each option does to what was read so far: a sentence where it cannot.
 * @type {Record<string, (options: StartOptions, rest: string[]) => string | undefined>}
 */
const OPTIONS = {
  '--lan': (options) => void (options.lan = true),
  '--behind-proxy': (options) => void (options.behindProxy = true),
  '--json': (options) => void (options.json = true),
  '--limit'(options, rest) {
    const { value = '', wrong } = valueFor(rest, '--limit', 'NAME=NUMBER');
    if (wrong !== undefined) return wrong;
    options.limits.push(value);
  },
  '--metrics'(options, rest) {
    const { value = '', wrong } = valueFor(rest, '--metrics', 'the port at which Prometheus asks');
    if (wrong !== undefined) return wrong;
    options.metrics = /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535 ? Number(value) : null;
    if (options.metrics === null) return `--metrics takes a port, a number from 1 to 65535, not "${value}".`;
  },
  '--may-lose-seconds': (options) => void (options.mayLose = true),
  '--process'(options, rest) {
    const { value = '', wrong } = valueFor(rest, '--process', 'what this process is called in its house');
    if (wrong !== undefined) return wrong;
    options.process = value;
  },
  '--built': (options) => void (options.built = true),
  '--no-build': (options) => void (options.noBuild = true),
  '--name'(options, rest) {
    const { value = '', wrong } = valueFor(rest, '--name', 'the host name that people type');
    if (wrong !== undefined) return wrong;
    if (!NAME.test(value)) return `--name takes a host name alone, like snag.example, not "${value}".`;
    options.names.push(value.toLowerCase());
  },
  '--data'(options, rest) {
    const { value = '', wrong } = valueFor(rest, '--data', 'the folder in which tables are kept');
    if (wrong !== undefined || value === '') return wrong ?? '--data takes the name of a folder.';
    options.data = value;
  },
};

/**
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {StartOptions | string} a sentence where something is wrong
 */
export function readOptions(args, env) {
  const port = readPort(env.PORT);
  if (port === null) return `PORT must be a number from 1 to 65535, not "${env.PORT}".`;
  /** @type {StartOptions} */
  const options = {
    port, lan: false, names: [], data: null, behindProxy: false, built: false, noBuild: false, redis: env.REDIS_URL || null, process: null,
    mayLose: false, limits: [], json: false, metrics: null,
  };
  const rest = [...args];
  while (rest.length > 0) {
    const said = /** @type {string} */ (rest.shift());
    const [, option = said, value] = /^(--[a-z-]+)=(.*)$/s.exec(said) ?? [];
    if (!Object.hasOwn(OPTIONS, option)) return `There’s no option "${said}". ${USAGE}`;
    if (value !== undefined) rest.unshift(value);
    const wrong = OPTIONS[option](options, rest);
    if (wrong !== undefined) return wrong;
  }
  return together(options);
}

/** What fits together; a sentence where something doesn't. @param {StartOptions} options */
function together(options) {
  const { redis, process, mayLose, data } = options;
  if (redis !== null && data !== null) return 'Tables are kept in one place: with --data DIR in a folder, or with REDIS_URL in Redis.';
  if (redis !== null && process === null) return 'With REDIS_URL each process needs a name of its own in the house: --process NAME.';
  if (redis === null && (process !== null || mayLose)) {
    return '--process and --may-lose-seconds are for a house of several processes: set REDIS_URL.';
  }
  return options;
}
