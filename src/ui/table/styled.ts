/**
 * Styles of single elements that only the moment knows: where they lie, and how large. Templates set them with this directive, never with
 * an attribute `style`: the page's Content-Security-Policy forbids those, and setting a property by itself costs no parsing.
 */
import { nothing } from 'lit-html';
import { Directive, PartType, directive, type DirectiveResult, type ElementPart, type PartInfo } from 'lit-html/directive.js';

/** Properties of CSS by their own names (`max-width`, `--head`), in the order in which they are set: `inset` comes before `left`. */
export type Properties = Readonly<Record<string, string>>;

/** What `styled` puts into a template: `<button ${styled({ left: '4px' })}>`. */
export type Styled = DirectiveResult<typeof StyledDirective>;

/** Holds one element's properties to what its template last said: sets what changed, removes what is no longer named. */
export class StyledDirective extends Directive {
  private last: Properties = {};

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('styled() belongs in the tag of an element, not in an attribute or a text');
  }

  override render(_properties: Properties): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [now]: [Properties]): typeof nothing {
    const { style } = element as HTMLElement;
    let { last } = this;
    for (const name in this.last) {
      if (name in now) continue;
      style.removeProperty(name);
      // What went may have covered what stays (`inset` and `left`), or the other way round: all is set anew.
      last = {};
    }
    for (const name in now) {
      const value = now[name] ?? '';
      if (value !== last[name]) style.setProperty(name, value);
    }
    this.last = now;
    return nothing;
  }
}

/**
 * Sets properties of the element in whose tag it stands, and nothing else of its style.
 * A template that does not always want any passes `{}`: leaving the directive out would leave what it had set.
 */
export const styled: (properties: Properties) => Styled = directive(StyledDirective);
