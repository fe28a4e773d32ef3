/** What `npm start` can be told, and what it says to what it cannot make out. */

/**
 * @typedef {{
 *   port: number, lan: boolean, names: string[], data: string | null, behindProxy: boolean, built: boolean,
 * }} StartOptions
 * `data` is null where nobody said where to keep tables; `built` serves what was built before, at that port or not at all.
 */

const USAGE = 'npm start takes --lan, --name HOST, --data DIR and --behind-proxy, and PORT from the environment.';

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
  '--built': (options) => void (options.built = true),
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
  const options = { port, lan: false, names: [], data: null, behindProxy: false, built: false };
  const rest = [...args];
  while (rest.length > 0) {
    const said = /** @type {string} */ (rest.shift());
    const [, option = said, value] = /^(--[a-z-]+)=(.*)$/s.exec(said) ?? [];
    if (!Object.hasOwn(OPTIONS, option)) return `There’s no option "${said}". ${USAGE}`;
    if (value !== undefined) rest.unshift(value);
    const wrong = OPTIONS[option](options, rest);
    if (wrong !== undefined) return wrong;
  }
  return options;
}
