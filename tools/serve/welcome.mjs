/** What `npm start` prints: where the game is, for whom, and a code that a phone's camera reads. */
import { generate } from 'lean-qr';

/** Which of two rows of a code is dark, as one character: the light is drawn, since a terminal is dark. */
const HALVES = [' ', '▄', '▀', '█'];
/** Light that a camera needs around a code. */
const MARGIN = 2;

/** An address as a code of letters. @param {string} address @param {boolean} colours whether the terminal takes colours */
export function qrText(address, colours) {
  const code = generate(address);
  const rows = [];
  const isLight = (x, y) => (y < code.size + MARGIN && !code.get(x, y) ? 1 : 0);
  for (let y = -MARGIN; y < code.size + MARGIN; y += 2) {
    let row = '';
    for (let x = -MARGIN; x < code.size + MARGIN; x += 1) row += HALVES[isLight(x, y) * 2 + isLight(x, y + 1)];
    rows.push(colours ? `\u001b[40;97m${row}\u001b[0m` : row);
  }
  return `${rows.join('\n')}\n`;
}

/**
 * @param {{ port: number, host: string, lan: readonly string[] | null, names: readonly string[], colours: boolean }} where
 * `lan`: this machine's addresses in the house network; null where it does not serve that
 */
export function welcome({ port, host, lan, names, colours }) {
  const at = (name) => `http://${name}:${port}/`;
  const lines = [`SNAG is served at ${at(host)}`];
  if (names.length > 0) lines.push(`It also answers to ${names.join(', ')}.`);
  if (lan === null) return `${lines.join('\n')}\n`;
  if (lan.length === 0) {
    lines.push('This computer isn’t in a house network yet, so no phone can reach it. Connect it, then start again.');
    return `${lines.join('\n')}\n`;
  }
  const shown = [...names, ...lan];
  lines.push('Anyone in your house network can open it and sit down at its tables:', ...shown.map((name) => `  ${at(name)}`));
  return `${lines.join('\n')}\n\n${qrText(at(shown[0]), colours)}`;
}
