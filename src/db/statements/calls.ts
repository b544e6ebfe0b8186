import * as ts from 'typescript/unstable/ast'
import { isSqlType, valueOfSqlCall } from './sql-parts.ts'
import { type CallFrame, constant, type Evaluator, type Value } from './values.ts'

export function valueOfCall(evaluator: Evaluator, call: ts.CallExpression, frame: CallFrame): Value {
  const { expression: callee } = call
  if (ts.isPropertyAccessExpression(callee)) {
    const known = valueOfMethod(evaluator, callee, call, frame)
    if (known) return known
  }
  const found = evaluator.settle(evaluator.evaluate(callee, frame))
  if (found.kind === 'function')
    return apply(
      evaluator,
      found,
      call.arguments.map((argument) => () => evaluator.evaluate(argument, frame)),
    )
  return { kind: 'unknown', node: call, type: evaluator.project.typeOf(call) }
}

function valueOfMethod(
  evaluator: Evaluator,
  { expression, name }: ts.PropertyAccessExpression,
  call: ts.CallExpression,
  frame: CallFrame,
): Value | undefined {
  const [first] = call.arguments
  if (ts.isIdentifier(expression) && expression.text === 'sql') return valueOfSqlCall(evaluator, name.text, call, frame)
  if (ts.isIdentifier(expression) && expression.text === 'Object' && first)
    return valueOfObject(evaluator, name.text, first, frame)
  if (name.text === 'map' && first) {
    const list = evaluator.settle(evaluator.evaluate(expression, frame))
    const each = evaluator.settle(evaluator.evaluate(first, frame))
    if (list.kind === 'list' && each.kind === 'function')
      return {
        kind: 'list',
        items: list.items.map((item, index) => apply(evaluator, each, [() => item, () => constant(index)])),
      }
  }
  return undefined
}

function valueOfObject(evaluator: Evaluator, name: string, of: ts.Expression, frame: CallFrame): Value | undefined {
  const value = evaluator.settle(evaluator.evaluate(of, frame))
  if (value.kind !== 'record') return undefined
  const fields = [...value.fields]
  if (name === 'keys') return { kind: 'list', items: fields.map(([key]) => constant(key)) }
  if (name === 'values') return { kind: 'list', items: fields.map(([, field]) => field()) }
  if (name === 'entries')
    return { kind: 'list', items: fields.map(([key, field]) => ({ kind: 'list', items: [constant(key), field()] })) }
  return undefined
}

type Callable = Extract<Value, { kind: 'function' }>

function apply(evaluator: Evaluator, { func, frame: outer }: Callable, values: readonly (() => Value)[]): Value {
  const bound = new Map<ts.Node, () => Value>()
  const frame: CallFrame = { bound, outer }
  for (const [index, parameter] of func.parameters.entries()) {
    const { initializer } = parameter
    const missing = () => (initializer ? evaluator.evaluate(initializer, frame) : constant(undefined))
    bound.set(parameter, values[index] ?? missing)
  }
  const { body } = func
  if (!body) return { kind: 'unknown', node: func, type: undefined }
  return ts.isBlock(body)
    ? (valueOfBlock(evaluator, body.statements, frame) ?? constant(undefined))
    : evaluator.evaluate(body, frame)
}

/** The returned value; undefined where the block only goes on. */
function valueOfBlock(evaluator: Evaluator, statements: readonly ts.Statement[], frame: CallFrame): Value | undefined {
  for (const statement of statements) {
    if (ts.isReturnStatement(statement))
      return statement.expression ? evaluator.evaluate(statement.expression, frame) : constant(undefined)
    if (!ts.isIfStatement(statement)) continue
    const branch = isTrue(evaluator, statement.expression, frame) ? statement.thenStatement : statement.elseStatement
    const returned = branch && valueOfBlock(evaluator, ts.isBlock(branch) ? branch.statements : [branch], frame)
    if (returned) return returned
  }
  return undefined
}

/** An undecidable condition counts as both, one after the other. */
export function isTrue(evaluator: Evaluator, test: ts.Expression, frame: CallFrame): boolean {
  const found = evaluator.evaluate(test, frame)
  // Whether there is a fragment at all, its caller tells.
  const value = isSqlType(evaluator.project, evaluator.project.typeOf(test)) ? evaluator.settle(found) : found
  if (value.kind === 'constant') return Boolean(value.value)
  return value.kind === 'unknown' ? evaluator.choose(test, 2) === 0 : true
}
