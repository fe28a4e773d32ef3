/** Gives the focus to something that has just come. */
import { nothing } from 'lit-html';
import { Directive, directive, type DirectiveResult, type ElementPart } from 'lit-html/directive.js';

class FocusedAtFirst extends Directive {
  #isNew = true;

  override render(): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart): typeof nothing {
    // It is not on the page before this drawing is through.
    if (this.#isNew) queueMicrotask(() => (element as HTMLElement).focus());
    this.#isNew = false;
    return nothing;
  }
}

/** Gives it to the element in whose tag it stands, once that is on the page. */
export const focusedAtFirst: () => DirectiveResult<typeof FocusedAtFirst> = directive(FocusedAtFirst);
