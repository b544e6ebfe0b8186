import * as ts from 'typescript/unstable/ast'
import type { Type } from 'typescript/unstable/sync'
import { oneOfType } from './names.ts'
import { type CallFrame, type Evaluator, NotUnderstood, type Parameter, sqlText, type Value } from './values.ts'

type Parts = readonly (string | Parameter)[]

export const isSqlTemplate = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql'

const known = new WeakMap<Type, boolean>()

/** Whether a value of this type becomes a part of the statement, and not one of its parameters. */
export function isSqlType({ checker }: Evaluator['project'], type: Type | undefined): boolean {
  if (!type) return false
  const members = type.isUnionType() ? type.getTypes() : [type]
  const isSql = known.get(type) ?? members.some((member) => checker.getPropertyOfType(member, 'toOperationNode'))
  known.set(type, isSql)
  return isSql
}

export function valueOfTemplate(evaluator: Evaluator, node: ts.TaggedTemplateExpression, frame: CallFrame): Value {
  evaluator.see(node)
  const { template } = node
  if (ts.isNoSubstitutionTemplateLiteral(template)) return sqlText(template.text)
  const parts: (string | Parameter)[] = [template.head.text]
  for (const { expression, literal } of template.templateSpans)
    parts.push(...partsOfSpan(evaluator, expression, frame), literal.text)
  return { kind: 'sql', parts }
}

function partsOfSpan(evaluator: Evaluator, expression: ts.Expression, frame: CallFrame): Parts {
  const type = evaluator.project.typeOf(expression)
  if (!isSqlType(evaluator.project, type)) return [{ node: expression, type }]
  const value = evaluator.settle(evaluator.evaluate(expression, frame))
  if (value.kind === 'sql') return value.parts
  throw new NotUnderstood(expression, `it cannot be told which part of a statement "${expression.getText()}" is`)
}

/** `sql.ref(…)` and its like. */
export function valueOfSqlCall(evaluator: Evaluator, name: string, call: ts.CallExpression, frame: CallFrame): Value {
  const [first, second] = call.arguments
  if (!first) throw new NotUnderstood(call, `sql.${name} without an argument`)
  if (name === 'ref' || name === 'table')
    return sqlText(
      String(constantOf(evaluator, first, frame))
        .split('.')
        .map(quoteName)
        .join('.'),
    )
  if (name === 'raw') return sqlText(String(constantOf(evaluator, first, frame)))
  if (name === 'lit') return sqlText(toLiteral(constantOf(evaluator, first, frame)))
  if (name !== 'join') throw new NotUnderstood(call, `sql.${name} is not known to the check of the statements`)
  const list = evaluator.settle(evaluator.evaluate(first, frame))
  const between = second ? evaluator.settle(evaluator.evaluate(second, frame)) : sqlText(', ')
  if (list.kind !== 'list' || between.kind !== 'sql') throw new NotUnderstood(call, 'a list that cannot be told')
  return {
    kind: 'sql',
    parts: list.items.flatMap((item, index) => [...(index ? between.parts : []), ...partsOf(item, first)]),
  }
}

function partsOf(item: Value, at: ts.Node): Parts {
  if (item.kind === 'sql') return item.parts
  return [{ node: at, type: item.kind === 'unknown' ? item.type : undefined }]
}

function constantOf(evaluator: Evaluator, expression: ts.Expression, frame: CallFrame) {
  const found = evaluator.evaluate(expression, frame)
  const value =
    found.kind === 'unknown' ? (oneOfType(evaluator, expression, expression) ?? evaluator.settle(found)) : found
  if (value.kind === 'constant') return value.value
  throw new NotUnderstood(expression, `it cannot be told what "${expression.getText()}" is`)
}

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`
const toLiteral = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
