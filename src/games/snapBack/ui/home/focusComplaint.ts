/** Brings the focus to what a complaint is about: the field that puts it right, or the sentence itself. */
export function focusComplaint(page: Document): void {
  page.querySelector<HTMLElement>('.sb-home :is([aria-invalid=true], .play-bar .note)')?.focus();
}
