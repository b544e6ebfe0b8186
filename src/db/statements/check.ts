import { compare } from './compare.ts'
import type { DescribeStatement } from './describe.ts'
import type { Statement } from './find-statements.ts'
import { type Project, placeOf } from './project.ts'

/** Faults of the statements, by the place where each is executed; a mistake in a shared fragment once. */
export async function checkStatements(
  project: Project,
  statements: readonly Statement[],
  describe: DescribeStatement,
): Promise<string[]> {
  const places = new Map<string, Set<string>>()
  const add = (mistake: string, at: Statement['at']) =>
    places.set(mistake, (places.get(mistake) ?? new Set()).add(placeOf(at)))
  for (const { at, ...statement } of statements)
    try {
      const description = await describe(statement.text)
      for (const mistake of compare(project, { at, ...statement }, description)) add(mistake, at)
    } catch (error) {
      add(toMistake(statement.text, error), at)
    }
  return [...places].map(([mistake, at]) => `${[...at].join(', ')} ${mistake}`)
}

/** PostgreSQL tells at which character it stopped to understand. */
function toMistake(text: string, error: unknown): string {
  const { message, position = 1 } = error as { message: string; position?: number | string }
  const at = Number(position) - 1
  return `${message}: … ${text.slice(Math.max(0, at - 60), at + 60).replaceAll(/\s+/g, ' ')} …`
}
