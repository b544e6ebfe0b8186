import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isNamed =
  (pattern: RegExp) =>
  ({ moduleId }: TestSpecification): boolean =>
    pattern.test(moduleId)

/** Short to read, and among the longest to run: one line each names the language of all screens. */
const isInEnglish = isNamed(/\/screens-en\.test\.ts$/)
const isInOthers = isNamed(/\/screens-(ar|ku)\.test\.ts$/)

/**
 * Without times of an earlier run, files come by their size. Files that take longer than their size suggests must not come last: all workers would
 * wait for them. Screens come in English first, so that checks can be skipped for shapes that are known to be sound.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const others = sorted.filter((file) => !isInEnglish(file) && !isInOthers(file))
    const meanwhile = 3
    return [
      ...sorted.filter(isInEnglish),
      ...others.slice(0, meanwhile),
      ...sorted.filter(isInOthers),
      ...others.slice(meanwhile),
    ]
  }
}
