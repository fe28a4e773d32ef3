/** The order of the unit tests: a run that has never been timed does not know which files take long, but their names do. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isSlow = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.slow.test.ts');

/** As vitest orders them: what failed or took long the last time comes first. */
const { sort: inOrder } = BaseSequencer.prototype;

/** Files that are named slow come first; among each other, and after them, they stand as vitest has them. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await inOrder.call(this, files);
    return [...ordered.filter(isSlow), ...ordered.filter((file) => !isSlow(file))];
  }
}
