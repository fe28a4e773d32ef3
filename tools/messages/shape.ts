/** What a message is not made of, and what its choices must not leave out: faults that only a player would find. */
import { Visitor, type Message, type MessageReference, type SelectExpression, type TermReference } from '@fluent/syntax';

/** What numbers choose between, in any language. */
export const PLURALS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** What is wrong with a message by itself. @param tag of its language, as browsers know it: it says which plurals there are */
export function shapeFaults(message: Message, tag: string): string[] {
  const faults: string[] = [];
  const plurals = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const visitor = new (class extends Visitor {
    override visitMessageReference(node: MessageReference): void {
      faults.push(`it is made with another message, "${node.id.name}": a message is whole.`);
    }

    override visitTermReference(node: TermReference): void {
      faults.push(`it is made with a term, "-${node.id.name}": a message is whole.`);
    }

    override visitSelectExpression(node: SelectExpression): void {
      const words = node.variants.flatMap(({ key }) => (key.type === 'Identifier' ? key.name : []));
      // Whoever counts out numbers, or needs no forms at all, leaves none out.
      if (words.some((word) => word !== 'other') && words.every((word) => PLURALS.has(word))) {
        faults.push(...plurals.filter((plural) => !words.includes(plural)).map((plural) => `it has no form for "${plural}".`));
      }
      this.genericVisit(node);
    }
  })();
  visitor.visit(message);
  return faults;
}
