import type { Node } from 'typescript/unstable/ast'
import { constant, type Evaluator, type Value } from './values.ts'

/** What stands in a field of a value. `at`: the place that asks. */
export function fieldOf({ settle, project }: Evaluator, value: Value, name: string, at: Node): Value {
  if (value.kind === 'record') return value.fields.get(name)?.() ?? constant(undefined)
  if (value.kind === 'list') return value.items[Number(name)] ?? constant(undefined)
  const type = project.typeOf(at)
  if (value.kind !== 'unknown' || !value.further) return { kind: 'unknown', node: at, type }
  const further = (): Value => {
    const settled = settle(value)
    return settled.kind === 'unknown'
      ? { kind: 'unknown', node: at, type }
      : fieldOf({ settle, project } as Evaluator, settled, name, at)
  }
  return { kind: 'unknown', node: at, type, further }
}
