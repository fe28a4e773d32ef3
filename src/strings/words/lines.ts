/** Lines of print, of which some are left out. */

/** Lines under a title. */
export interface Section { readonly title: string; readonly lines: readonly string[] }

/** Those that are to be there. */
export function lines(...texts: readonly (string | false)[]): readonly string[] {
  return texts.filter((text): text is string => text !== false && text !== '');
}

export function section(title: string, ...texts: readonly (string | false)[]): Section {
  return { title, lines: lines(...texts) };
}
