/** Says the words of Bell, which the house does not know: they come with the test build (`tests/games/page`). */
import { say, type MessageKey } from '../../../src/strings/say';

export function sayBell(key: string, told: Readonly<Record<string, string | number>> = {}): string {
  return (say as (key: MessageKey, told: object) => string)(`bell-${key}` as MessageKey, told);
}
