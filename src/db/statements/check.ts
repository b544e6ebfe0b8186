import { compare } from './compare.ts'
import type { DescribeStatement } from './describe.ts'
import type { Statement } from './find-statements.ts'
import { type Project, placeOf } from './project.ts'

/** What is wrong with the statements, by the place where each is executed. */
export async function checkStatements(
  project: Project,
  statements: readonly Statement[],
  describe: DescribeStatement,
): Promise<string[]> {
  const found = new Set<string>()
  for (const statement of statements) {
    const place = placeOf(statement.at)
    try {
      for (const mistake of compare(project, statement, await describe(statement.text)))
        found.add(`${place} ${mistake}`)
    } catch (error) {
      found.add(`${place} ${(error as Error).message}: ${statement.text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)}`)
    }
  }
  return [...found]
}
