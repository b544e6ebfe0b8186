import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short to read, and among the longest to run: one line each names the language of all screens. */
const isLong = ({ moduleId }: TestSpecification): boolean => /\/screens-(en|ar|ku)\.test\.ts$/.test(moduleId)

/** Where nothing is known of an earlier run, files come by their size. What is longer than it looks must not come last: everybody would wait for it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
