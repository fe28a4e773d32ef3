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
    if (this.#isNew) queueMicrotask(() => {
      (element as HTMLElement).focus({ preventScroll: true });
      // What is higher than its dialog is read from its heading on, wherever the focus was held until now.
      element.closest('dialog')?.scrollTo(0, 0);
    });
    this.#isNew = false;
    return nothing;
  }
}

/** Gives it to the element in whose tag it stands, once that is on the page. */
export const focusedAtFirst: () => DirectiveResult<typeof FocusedAtFirst> = directive(FocusedAtFirst);
