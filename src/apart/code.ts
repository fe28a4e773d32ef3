/** The code of a table: four letters that nobody takes for others, typed or said. */

/** Letters of which no two look alike: without I and L, O and Q, S and Z, U and V, B, D, G. */
export const CODE_LETTERS = 'ACEFHJKMNPRTUWXY';
export const CODE_LENGTH = 4;

const LIKE_IT = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** A code as somebody typed it, or as a link has it; null: it is none. Small letters, spaces and dashes do no harm. */
export function readCode(value: string | null): string | null {
  const code = (value ?? '').toUpperCase().replace(/[\s-]/g, '');
  return LIKE_IT.test(code) ? code : null;
}
