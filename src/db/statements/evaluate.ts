import * as ts from 'typescript/unstable/ast'
import { isTrue, valueOfCall } from './calls.ts'
import type { Choose } from './choices.ts'
import { readField } from './fields.ts'
import { isFunc, valueOfDeclaration } from './names.ts'
import type { Project } from './project.ts'
import { isSqlTemplate, valueOfTemplate } from './sql-parts.ts'
import { type CallFrame, type Constant, constant, type Evaluator, NotUnderstood, type Value } from './values.ts'

type Sources = { project: Project; callsOf: Evaluator['callsOf']; see: Evaluator['see'] }

const maxDepth = 150

/**
 * What an expression comes to, as far as the text of a statement depends on it: constants, fragments, lists, records and calls of our own
 * functions. The rest is unknown, and becomes a parameter or an error.
 */
export function toEvaluator(sources: Sources, choose: Choose): Evaluator {
  let depth = 0
  const evaluator: Evaluator = {
    ...sources,
    choose,
    evaluate: (node, frame) => {
      if (++depth > maxDepth) throw new NotUnderstood(node, 'too deep')
      const value = evaluate(evaluator, node, frame)
      depth--
      return value
    },
    settle: (value) => {
      let settled = value
      while (settled.kind === 'unknown' && settled.further) settled = settled.further()
      return settled
    },
  }
  return evaluator
}

function evaluate(evaluator: Evaluator, node: ts.Node, frame: CallFrame): Value {
  if (isSqlTemplate(node)) return valueOfTemplate(evaluator, node, frame)
  if (ts.isCallExpression(node)) return valueOfCall(evaluator, node, frame)
  if (ts.isIdentifier(node)) return valueOfName(evaluator, node, frame)
  if (ts.isConditionalExpression(node))
    return evaluator.evaluate(isTrue(evaluator, node.condition, frame) ? node.whenTrue : node.whenFalse, frame)
  if (ts.isPropertyAccessExpression(node))
    return readField(evaluator, evaluator.evaluate(node.expression, frame), node.name.text, node)
  if (ts.isElementAccessExpression(node)) return valueOfElement(evaluator, node, frame)
  if (ts.isBinaryExpression(node)) return valueOfBinary(evaluator, node, frame)
  if (ts.isObjectLiteralExpression(node)) return valueOfRecord(evaluator, node, frame)
  if (ts.isArrayLiteralExpression(node))
    return { kind: 'list', items: node.elements.flatMap((item) => itemsOf(evaluator, item, frame)) }
  if (isFunc(node)) return { kind: 'function', func: node, frame }
  if (isWrapper(node)) return evaluator.evaluate(node.expression, frame)
  return valueOfLiteral(evaluator, node, frame)
}

const isWrapper = (node: ts.Node) =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node)

function valueOfLiteral(evaluator: Evaluator, node: ts.Node, frame: CallFrame): Value {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return constant(node.text)
  if (ts.isNumericLiteral(node)) return constant(Number(node.text))
  if (node.kind === ts.SyntaxKind.TrueKeyword) return constant(true)
  if (node.kind === ts.SyntaxKind.FalseKeyword) return constant(false)
  if (node.kind === ts.SyntaxKind.NullKeyword) return constant(null)
  if (!ts.isTemplateExpression(node)) return { kind: 'unknown', node, type: evaluator.project.typeOf(node) }
  const values = node.templateSpans.map(({ expression }) => evaluator.settle(evaluator.evaluate(expression, frame)))
  if (!values.every((value) => value.kind === 'constant'))
    return { kind: 'unknown', node, type: evaluator.project.typeOf(node) }
  return constant(
    node.head.text + node.templateSpans.map(({ literal }, index) => `${values[index]?.value}${literal.text}`).join(''),
  )
}

function valueOfName(evaluator: Evaluator, node: ts.Identifier, frame: CallFrame): Value {
  if (node.text === 'undefined') return constant(undefined)
  const declaration = evaluator.project.declarationOf(node)
  return declaration
    ? valueOfDeclaration(evaluator, declaration, frame)
    : { kind: 'unknown', node, type: evaluator.project.typeOf(node) }
}

function valueOfElement(evaluator: Evaluator, node: ts.ElementAccessExpression, frame: CallFrame): Value {
  const whole = evaluator.settle(evaluator.evaluate(node.expression, frame))
  const key = evaluator.evaluate(node.argumentExpression, frame)
  if (key.kind === 'constant') return readField(evaluator, whole, String(key.value), node)
  const all =
    whole.kind === 'record'
      ? [...whole.fields.values()].map((field) => field())
      : whole.kind === 'list'
        ? whole.items
        : []
  return all[evaluator.choose(node, all.length)] ?? { kind: 'unknown', node, type: evaluator.project.typeOf(node) }
}

function valueOfRecord(evaluator: Evaluator, node: ts.ObjectLiteralExpression, frame: CallFrame): Value {
  const fields = new Map<string, () => Value>()
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property)) {
      const { name, initializer } = property
      fields.set(ts.isComputedPropertyName(name) ? name.getText() : name.text, () =>
        evaluator.evaluate(initializer, frame),
      )
    } else if (ts.isShorthandPropertyAssignment(property))
      fields.set(property.name.getText(), () => valueOfShorthand(evaluator, property, frame))
    else if (ts.isSpreadAssignment(property)) {
      const spread = evaluator.settle(evaluator.evaluate(property.expression, frame))
      if (spread.kind === 'record') for (const [key, field] of spread.fields) fields.set(key, field)
    }
  }
  return { kind: 'record', fields }
}

function valueOfShorthand(evaluator: Evaluator, property: ts.ShorthandPropertyAssignment, frame: CallFrame): Value {
  const declaration = evaluator.project.declarationOfShorthand(property)
  if (!declaration) throw new NotUnderstood(property, 'a name that stands for nothing')
  return valueOfDeclaration(evaluator, declaration, frame)
}

function itemsOf(evaluator: Evaluator, item: ts.Expression, frame: CallFrame): readonly Value[] {
  if (!ts.isSpreadElement(item)) return [evaluator.evaluate(item, frame)]
  const spread = evaluator.settle(evaluator.evaluate(item.expression, frame))
  if (spread.kind !== 'list') throw new NotUnderstood(item, 'a list that cannot be told')
  return spread.items
}

function valueOfBinary(evaluator: Evaluator, node: ts.BinaryExpression, frame: CallFrame): Value {
  const { left, right, operatorToken } = node
  const operator = operatorToken.kind
  if (operator === ts.SyntaxKind.AmpersandAmpersandToken)
    return isTrue(evaluator, left, frame) ? evaluator.evaluate(right, frame) : constant(false)
  const first = evaluator.evaluate(left, frame)
  if (operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken) {
    const isLeft =
      first.kind === 'constant' ? Boolean(first.value) : first.kind !== 'unknown' || evaluator.choose(node, 2) === 0
    return isLeft ? first : evaluator.evaluate(right, frame)
  }
  const second = evaluator.evaluate(right, frame)
  const result =
    first.kind === 'constant' && second.kind === 'constant' ? combine(operator, first.value, second.value) : undefined
  return result === undefined ? { kind: 'unknown', node, type: evaluator.project.typeOf(node) } : constant(result)
}

function combine(operator: ts.SyntaxKind, first: Constant, second: Constant): Constant {
  if (operator === ts.SyntaxKind.EqualsEqualsEqualsToken) return first === second
  if (operator === ts.SyntaxKind.ExclamationEqualsEqualsToken) return first !== second
  if (operator === ts.SyntaxKind.PlusToken && typeof first === 'string') return first + String(second)
  return undefined
}
