/** Which messages there are, for tests that go through all of a kind. */
import { readCatalogue } from '../../tools/messages/catalogue';
import type { MessageKey } from '../../src/strings/say';

/** The names of the messages in a file of English. @param file below its folder, such as `lessons/pip.ftl` */
export function keysIn(file: string): MessageKey[] {
  return [...readCatalogue('src/strings/en').messages].flatMap(([key, facts]) => (facts.file === file ? [key as MessageKey] : []));
}
