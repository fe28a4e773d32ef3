/** A banner over whatever is shown: something is wrong for as long as it stands there, or until somebody has read it and closes it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { words } from '../strings';

export interface Banner {
  /** Hangs it out, or (null) takes it in. One that was closed hangs out again only with the next that is wrong. */
  put(text: string | null): void;
  template(): TemplateResult | typeof nothing;
}

/** No banner yet. @param draw shows the page anew */
export function createBanner(draw: () => void): Banner {
  let text: string | null = null;
  const put = (changed: string | null): void => {
    text = changed;
    draw();
  };
  return {
    put,
    template: () => (text === null ? nothing : html`
      <div class="banner" role="alert"><p>${text}</p>
        <button type="button" aria-label=${words().BANNER.close} title=${words().BANNER.close} @click=${() => put(null)}>×</button>
      </div>`),
  };
}
