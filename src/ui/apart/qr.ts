/** An address as a picture that a phone's camera reads. */
import { generate } from 'lean-qr';
import { html, type TemplateResult } from 'lit-html';

/** So many light modules lie around a code that cameras find. */
const MARGIN = 4;

/** @param name what it is called where it is heard */
export function qrCode(text: string, name: string): TemplateResult {
  const { size, get } = generate(text);
  const side = size + 2 * MARGIN;
  const rows = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) =>
    (get(x, y) ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')).join(''));
  return html`
    <svg class="qr" role="img" aria-label=${name} viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path
      d=${rows.join('')} /></svg>`;
}
