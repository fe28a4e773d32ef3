/** How all that a house keeps in Redis is called there. The engine of the rooms has keys of its own beside these. */

export const KEYS = {
  /** Whose database it is. */
  house: 'snag:house',
  /** The journal of a table: a stream, which is all there is of it. */
  table: (code: string): string => `snag:table:${code}`,
  /** That a table was closed lately. */
  closed: (code: string): string => `snag:closed:${code}`,
  /** The lease of a process: the word of the life that has it. */
  lease: (process: string): string => `snag:process:${process}`,
  /** Where a process is asked. */
  desk: (process: string): string => `snag:desk:${process}`,
} as const;
