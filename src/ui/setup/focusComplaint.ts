/** Brings the focus to the field that a complaint is about. */
import type { Screen } from '../screen';
import type { SetupModel } from './setupModel';

/** @param before the screen that was shown until now */
export function focusComplaint(root: HTMLElement, before: Screen | null, now: SetupModel): void {
  if (now.complaint === null || (before?.kind === 'setup' && before.complaint === now.complaint)) return;
  root.querySelector<HTMLElement>('.setup [aria-invalid=true]')?.focus();
}
