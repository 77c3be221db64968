import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Short files whose tests take a minute or more. */
const long = /\/moneyModel\//;

/**
 * Runs long files first, so that none is left over when all others have ended. Where nothing is known of an earlier run,
 * Vitest begins with the files that have most text.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const { first = [], rest = [] } = Object.groupBy(sorted, ({ moduleId }) =>
      long.test(moduleId) ? "first" : "rest",
    );
    return [...first, ...rest];
  }
}
