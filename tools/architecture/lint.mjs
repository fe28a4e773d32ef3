/** The lint rule `rooms/imports`, for oxlint: holds every import of src, workers, server and tools to the table in rooms.mjs. */
import { dirname, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOMS } from './rooms.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What was found out once: the same places are asked about in each file, and a path is slow to put together. */
function once(find) {
  const found = new Map();
  return (key) => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key);
  };
}

/**
 * The room of a file or folder: the innermost that the table has. What is in none is called as its outermost folder is.
 * @param {string} file from the project's folder, without its ending
 */
export const roomOf = once((file) => {
  const parts = file.split('/');
  for (let deep = parts.length; deep > 0; deep -= 1) {
    const name = parts.slice(0, deep).join('/');
    if (Object.hasOwn(ROOMS, name)) return name;
  }
  return parts[0] === 'src' ? `src/${parts[1]}` : parts[0] ?? file;
});

/** A place of the table, from the project's folder. */
const placeOf = once((place) => posix.join('src', place));

/** Whether `path` is the place `allowed` or lies in it. */
const within = (path, allowed) => path === allowed || path.startsWith(`${allowed}/`);

/**
 * Why a file may not import this, or null if it may.
 * @param {string} file from the project's folder, without its ending
 * @param {string} from as it is written in the import
 * @param {boolean} isLater whether it is an `import()`, which brings it when it is wanted
 */
export function refusal(file, from, isLater = false) {
  const name = roomOf(file);
  const room = ROOMS[name];
  if (!room) return `"${name}" is not in the table of rooms (tools/architecture/rooms.mjs).`;
  const extra = room.files?.[file.slice(name.length + 1)];
  const message = `${name} may not import "${from}" (see tools/architecture/rooms.mjs). ${room.why}`;
  if (!from.startsWith('.')) {
    const packages = [...room.packages, ...(extra?.packages ?? [])];
    return packages.some((one) => within(from, one) || (one.endsWith(':') && from.startsWith(one))) ? null : message;
  }
  const target = posix.join(posix.dirname(file), from).replace(/\?.*$/, '').replace(/\.(?:ts|mjs|js)$/, '');
  if (roomOf(target) === name && name !== 'src/main') return null;
  const places = [...room.may, ...(extra?.may ?? []), ...(isLater ? room.brings ?? [] : [])];
  // Who may use a room may not by that use a room within it.
  return places.map(placeOf).some((place) => within(target, place) && roomOf(place) === roomOf(target)) ? null : message;
}

const imports = {
  meta: { type: 'problem' },
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join('/').replace(/\.[^./]+$/, '');
    const check = (node, source) => {
      const text = typeof source?.value === 'string' ? refusal(file, source.value, node.type === 'ImportExpression') : null;
      if (text) context.report({ node, message: text });
    };
    const bySource = (node) => check(node, node.source);
    return {
      ImportDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      ExportAllDeclaration: bySource,
      ImportExpression: bySource,
      TSImportType: bySource,
    };
  },
};

export default { meta: { name: 'rooms' }, rules: { imports } };
