import * as ts from 'typescript/unstable/ast'
import { TypeFlags } from 'typescript/unstable/sync'
import { readField } from './fields.ts'
import {
  type CallFrame,
  type Constant,
  constant,
  type Evaluator,
  type Func,
  NotUnderstood,
  type Value,
} from './values.ts'

export const isFunc = (node: ts.Node): node is Func =>
  ts.isArrowFunction(node) || ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)

/** The meaning of a declaration. */
export function valueOfDeclaration(evaluator: Evaluator, declaration: ts.Node, frame: CallFrame): Value {
  for (let at: CallFrame | null = frame; at; at = at.outer) {
    const bound = at.bound.get(declaration)
    if (bound) return bound()
  }
  if (isFunc(declaration)) return { kind: 'function', func: declaration, frame }
  if (ts.isBindingElement(declaration)) return valueOfElement(evaluator, declaration, frame)
  if (ts.isParameterDeclaration(declaration)) return valueOfParameter(evaluator, declaration)
  if (ts.isVariableDeclaration(declaration)) return valueOfVariable(evaluator, declaration, frame)
  return { kind: 'unknown', node: declaration, type: evaluator.project.typeOf(declaration) }
}

function valueOfVariable(evaluator: Evaluator, declaration: ts.VariableDeclaration, frame: CallFrame): Value {
  if (declaration.initializer) return evaluator.evaluate(declaration.initializer, frame)
  const loop = declaration.parent.parent
  if (ts.isForOfStatement(loop)) {
    const list = evaluator.settle(evaluator.evaluate(loop.expression, frame))
    const item = list.kind === 'list' && list.items[evaluator.choose(declaration, list.items.length)]
    if (item) return item
  }
  return { kind: 'unknown', node: declaration, type: evaluator.project.typeOf(declaration.name) }
}

function valueOfElement(evaluator: Evaluator, element: ts.BindingElement, frame: CallFrame): Value {
  const pattern = element.parent
  const whole = valueOfDeclaration(evaluator, pattern.parent, frame)
  const place = ts.isArrayBindingPattern(pattern) ? pattern.elements.indexOf(element) : -1
  const name = place >= 0 ? String(place) : (element.propertyName ?? element.name)?.getText()
  if (!name || !element.name || element.dotDotDotToken) throw new NotUnderstood(element, 'the rest of a pattern')
  const value = whole.kind === 'unknown' ? oneOfType(evaluator, element, element.name) : undefined
  if (value) return value
  const field = readField(evaluator, whole, name, element.name)
  const isMissing = field.kind === 'constant' && field.value === undefined
  return isMissing && element.initializer ? evaluator.evaluate(element.initializer, frame) : field
}

/** For a function without a call on the way here: one of its arguments anywhere, should that be needed. */
function valueOfParameter(evaluator: Evaluator, parameter: ts.ParameterDeclaration): Value {
  const known = oneOfType(evaluator, parameter, parameter.name)
  if (known) return known
  const type = evaluator.project.typeOf(parameter.name)
  return { kind: 'unknown', node: parameter, type, further: () => valueOfCallers(evaluator, parameter) }
}

function valueOfCallers(evaluator: Evaluator, parameter: ts.ParameterDeclaration): Value {
  const func = parameter.parent
  const name = isFunc(func) ? nameOf(func) : undefined
  if (!name || !isFunc(func)) throw new NotUnderstood(parameter, 'an argument of a function without a name')
  const calls = evaluator
    .callsOf(name.text)
    .filter((call) => evaluator.project.declarationOf(calleeName(call)) === name.parent)
  const call = calls[evaluator.choose(func, calls.length)]
  if (!call) throw new NotUnderstood(parameter, `nothing is seen to call ${name.text}`)
  const nowhere: CallFrame = { bound: new Map(), outer: null }
  const argument = call.arguments[func.parameters.indexOf(parameter)]
  if (argument) return evaluator.evaluate(argument, nowhere)
  return parameter.initializer ? evaluator.evaluate(parameter.initializer, nowhere) : constant(undefined)
}

const calleeName = ({ expression }: ts.CallExpression): ts.Node =>
  ts.isPropertyAccessExpression(expression) ? expression.name : expression

/** The name that a function is called by. */
function nameOf(func: Func): ts.Identifier | undefined {
  if (!ts.isArrowFunction(func) && func.name) return func.name
  const { parent } = func
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name : undefined
}

/** Each of the few values that a type such as `'en' | 'ar'` has, in turn. */
export function oneOfType(evaluator: Evaluator, at: ts.Node, named: ts.Node): Value | undefined {
  const values = valuesOfType(evaluator, named)
  return values && constant(values[evaluator.choose(at, values.length)])
}

function valuesOfType({ project }: Evaluator, node: ts.Node): Constant[] | undefined {
  const type = project.typeOf(node)
  const members = type?.isUnionType() ? type.getTypes() : type ? [type] : []
  const values = members.map((member): Constant | null => {
    if (member.flags & TypeFlags.Undefined) return undefined
    return member.isStringLiteralType() ? member.value : null
  })
  return values.length > 0 && values.some((value) => value !== undefined) && !values.includes(null) ? values : undefined
}
