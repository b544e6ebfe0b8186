import type * as ts from 'typescript/unstable/ast'
import type { DescribeStatement } from './describe.ts'
import type { Statement } from './find-statements.ts'
import { placeOf } from './project.ts'

const isChecked = (at: ts.Node): boolean => {
  const whole = at.getSourceFile().statements.find(({ pos, end }) => pos <= at.pos && at.end <= end)
  return /\bcheck(Columns)?\(/.test(whole?.getText() ?? '')
}

/** Columns of JSON that no table has, and that no schema checks under test. A column of a table keeps what was written. */
export async function findUncheckedJson(
  statements: readonly Statement[],
  describe: DescribeStatement,
): Promise<string[]> {
  const found = new Set<string>()
  for (const { at, text } of statements.filter((statement) => !isChecked(statement.at)))
    for (const { name, isJson, isBuilt } of (await describe(text)).columns)
      if (isJson && isBuilt) found.add(`${placeOf(at)} ${name}`)
  return [...found]
}
