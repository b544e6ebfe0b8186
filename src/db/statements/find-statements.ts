import * as ts from 'typescript/unstable/ast'
import type { Type, TypeReference } from 'typescript/unstable/sync'
import { withEveryChoice } from './choices.ts'
import { toEvaluator } from './evaluate.ts'
import { type Project, placeOf } from './project.ts'
import { isSqlTemplate, isSqlType } from './sql-parts.ts'
import { type CallFrame, NotUnderstood, type Parameter, type Value } from './values.ts'

/** One text that is sent to the database. `row`: what the code takes its rows for. */
export type Statement = {
  at: ts.Node
  text: string
  parameters: readonly Parameter[]
  row: Type | undefined
  isLoose: boolean
}

export type StatementScan = {
  statements: Statement[]
  /** Places where statements are executed. */
  executed: number
  /** Templates in the sources, and those of them that are part of no statement that was found. */
  templates: number
  unseen: string[]
  /** Expressions that the check cannot follow, by place. */
  notUnderstood: Map<string, string>
}

/** Every statement that the sources can execute, put together as they would. */
export function findStatements(project: Project): StatementScan {
  const { calls, templates } = collect(project)
  const seen = new Set<ts.Node>()
  const found: StatementScan = {
    statements: [],
    executed: 0,
    templates: templates.length,
    unseen: [],
    notUnderstood: new Map(),
  }
  const sources = {
    project,
    callsOf: (name: string) => calls.get(name) ?? [],
    see: (node: ts.Node) => void seen.add(node),
  }
  for (const call of ['execute', 'executeQuery', 'query'].flatMap((name) => calls.get(name) ?? [])) {
    const execution = toExecution(project, call)
    if (!execution) continue
    found.executed++
    const statements = new Map<string, Statement>()
    withEveryChoice((choose) => {
      try {
        const evaluator = toEvaluator(sources, choose)
        const value = evaluator.settle(evaluator.evaluate(execution.sql, nowhere))
        const statement = { ...toText(execution.sql, value), at: call, row: execution.row, isLoose: execution.isLoose }
        statements.set(statement.text, statement)
      } catch (error) {
        if (!(error instanceof NotUnderstood)) throw error
        found.notUnderstood.set(placeOf(call), `${error.message} (${placeOf(error.node)})`)
      }
    })
    if (!found.notUnderstood.has(placeOf(call))) found.statements.push(...statements.values())
  }
  found.unseen = templates.filter((template) => !seen.has(template)).map(placeOf)
  return found
}

const nowhere: CallFrame = { bound: new Map(), outer: null }

function collect({ files }: Project) {
  const calls = new Map<string, ts.CallExpression[]>()
  const templates: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (isSqlTemplate(node)) templates.push(node)
    if (ts.isCallExpression(node)) {
      const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
      if (ts.isIdentifier(callee)) calls.set(callee.text, [...(calls.get(callee.text) ?? []), node])
    }
    node.forEachChild(visit)
  }
  for (const file of files) visit(file)
  return { calls, templates }
}

type Execution = { sql: ts.Expression; row: Type | undefined; isLoose: boolean }

/** `sql<Row>…execute(db)`, or the driver's own `client.query<Row>(text)`, whose rows are `any` unless it says so. */
function toExecution(project: Project, call: ts.CallExpression): Execution | null {
  const { expression, typeArguments } = call
  const [first] = call.arguments
  if (!ts.isPropertyAccessExpression(expression) || !first) return null
  const receiver = project.typeOf(expression.expression)
  if (expression.name.text === 'executeQuery') return { sql: first, row: undefined, isLoose: true }
  if (expression.name.text === 'execute') {
    if (!isSqlType(project, receiver) || !receiver) return null
    return { sql: expression.expression, row: rowOf(project, receiver), isLoose: false }
  }
  if (!receiver || !project.checker.getPropertyOfType(receiver, 'connect')) return null
  const row = typeArguments?.[0] && project.checker.getTypeFromTypeNode(typeArguments[0])
  return { sql: first, row, isLoose: !row }
}

const rowOf = ({ checker }: Project, type: Type): Type | undefined =>
  type.isTypeReference() ? checker.getTypeArguments(type as TypeReference)[0] : undefined

function toText(at: ts.Node, value: Value): { text: string; parameters: Parameter[] } {
  const named = value.kind === 'record' && value.fields.get('text')
  if (named) return toText(at, named())
  if (value.kind === 'constant' && typeof value.value === 'string') return { text: value.value, parameters: [] }
  if (value.kind !== 'sql') throw new NotUnderstood(at, `it cannot be told which statement "${at.getText()}" is`)
  const parameters: Parameter[] = []
  const text = value.parts.map((part) => (typeof part === 'string' ? part : `$${parameters.push(part)}`)).join('')
  return { text, parameters }
}
