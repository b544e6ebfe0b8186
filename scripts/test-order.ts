import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isNamed =
  (pattern: RegExp) =>
  ({ moduleId }: TestSpecification): boolean =>
    pattern.test(moduleId)

/** Short to read, and among the longest to run: one line each names the language of all screens. */
const isInEnglish = isNamed(/\/screens-en\.test\.ts$/)
const isInOthers = isNamed(/\/screens-(ar|ku)\.test\.ts$/)

/**
 * Where nothing is known of an earlier run, files come by their size. What is longer than it looks must not come last: everybody would wait for it.
 * Screens come in English first, and what is sound there is known when the others come.
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
