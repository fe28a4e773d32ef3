/** Words that nobody can guess, and what is kept of those that only a device knows. */
import { createHash, randomBytes } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '../../src/apart/code';
import { CRYPTO_CHANCE } from '../../src/chance/drawn';

/** A word that nothing hangs on and nobody can guess. */
export function freshWord(): string { return randomBytes(16).toString('base64url'); }

/** What's kept of a device's secret: enough to know it again, and nothing that lets anybody in. */
export function hashOf(secret: string): string { return createHash('sha256').update(secret).digest('base64url'); }

/** A code for a table, each as likely as the next. */
export function freshCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[CRYPTO_CHANCE.below(CODE_LETTERS.length)]).join('');
}
