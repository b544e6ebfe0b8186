import type { Node } from 'typescript/unstable/ast'
import { constant, type Evaluator, type Value } from './values.ts'

/** The value of a field. `at`: the place that asks. */
export function readField(evaluator: Evaluator, value: Value, name: string, at: Node): Value {
  if (value.kind === 'record') return value.fields.get(name)?.() ?? constant(undefined)
  if (value.kind === 'list') return value.items[Number(name)] ?? constant(undefined)
  const unknown: Value = { kind: 'unknown', node: at, type: evaluator.project.typeOf(at) }
  if (value.kind !== 'unknown' || !value.further) return unknown
  return { ...unknown, further: () => readField(evaluator, evaluator.settle(value), name, at) }
}
