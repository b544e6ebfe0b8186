import type {
  ArrowFunction,
  CallExpression,
  FunctionDeclaration,
  FunctionExpression,
  Node,
} from 'typescript/unstable/ast'
import type { Type } from 'typescript/unstable/sync'
import type { Choose } from './choices.ts'
import type { Project } from './project.ts'

export type Func = ArrowFunction | FunctionDeclaration | FunctionExpression

/** The arguments of a function that is being called, and of those around it. */
export type CallFrame = { bound: ReadonlyMap<Node, () => Value>; outer: CallFrame | null }

/** A value that a statement is sent with. */
export type Parameter = { node: Node; type: Type | undefined }

export type Constant = string | number | boolean | null | undefined

/** The value of an expression, as far as the text of a statement depends on it. `further`: the value for one of the callers. */
export type Value =
  | { kind: 'sql'; parts: readonly (string | Parameter)[] }
  | { kind: 'constant'; value: Constant }
  | { kind: 'list'; items: readonly Value[] }
  | { kind: 'record'; fields: ReadonlyMap<string, () => Value> }
  | { kind: 'function'; func: Func; frame: CallFrame }
  | { kind: 'unknown'; node: Node; type: Type | undefined; further?: () => Value }

/** An error, so that no statement is passed over in silence. */
export class NotUnderstood extends Error {
  readonly node: Node
  constructor(node: Node, reason: string) {
    super(reason)
    this.node = node
  }
}

export const constant = (value: Constant): Value => ({ kind: 'constant', value })
export const sqlText = (value: string): Value => ({ kind: 'sql', parts: [value] })

/** The functions that the parts of the evaluation need of each other. */
export type Evaluator = {
  evaluate(expression: Node, frame: CallFrame): Value
  /** Follows a value that depends on the caller to one of the callers. */
  settle(value: Value): Value
  choose: Choose
  project: Project
  callsOf(name: string): readonly CallExpression[]
  see(template: Node): void
}
