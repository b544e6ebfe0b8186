import { type AnyNode, type MemberExpression, type Node, parse } from 'acorn'
import { newerEvents, newerGlobals, newerMethods, newerStatics } from './newer-built-ins.ts'

type Trail = readonly AnyNode[]
type Options = { polyfilled: ReadonlySet<string> }

/**
 * Problems of the oldest browsers in one built file: syntax after ES2021, look-behinds, and built-ins that are newer than they are, unless the code
 * checks for them first. Functions of the polyfills run later, and may use what the polyfills add.
 */
export function checkBundle(code: string, { polyfilled }: Options): string[] {
  let program: Node
  try {
    program = parse(code, { ecmaVersion: 2021, sourceType: 'module' })
  } catch (error) {
    return [`${(error as Error).message}: ${near(code, (error as { pos?: number }).pos ?? 0)}`]
  }
  const found: string[] = []
  walk(program as AnyNode, [], (node, trail) => {
    const name = findNewer(node, trail.at(-1))
    if (!name || isGuarded(name, node, trail)) return
    if (polyfilled.has(name) && trail.some(isFunction)) return
    found.push(`${name}: ${near(code, node.start)}`)
  })
  return found
}

const near = (code: string, at: number): string => code.slice(Math.max(0, at - 40), at + 60).replace(/\s+/g, ' ')

function findNewer(node: AnyNode, parent: AnyNode | undefined): string | null {
  if (hasLookBehind(node)) return 'look-behind'
  if (node.type === 'ForOfStatement' && node.await) return 'for await'
  if (newerEvents.has(textOf(node))) return textOf(node)
  if (node.type === 'Identifier') return isReference(node, parent) && newerGlobals.has(node.name) ? node.name : null
  if (node.type !== 'MemberExpression' || isLookedAt(node, parent)) return null
  const name = nameOf(node)
  const { object } = node
  if (object.type === 'Identifier' && newerStatics[object.name]?.includes(name)) return name
  if (isGlobal(object) && newerGlobals.has(name)) return name
  return newerMethods.has(name) && isCalled(node, parent) ? name : null
}

const nameOf = ({ property, computed }: MemberExpression): string => {
  if (!computed && property.type === 'Identifier') return property.name
  return textOf(property)
}

/** A text as it stands in the code. The bundler writes it between backticks. */
const textOf = (node: AnyNode): string => {
  if (node.type === 'TemplateLiteral') return node.quasis.length === 1 ? (node.quasis[0]?.value.cooked ?? '') : ''
  return node.type === 'Literal' ? String(node.value) : ''
}

const isGlobal = (node: AnyNode): boolean =>
  node.type === 'Identifier' && ['globalThis', 'window', 'self'].includes(node.name)

const isCalled = (node: AnyNode, parent: AnyNode | undefined): boolean =>
  parent?.type === 'CallExpression' && parent.callee === node

function hasLookBehind(node: AnyNode): boolean {
  const pattern = /\(\?<[=!]/
  if (node.type === 'TemplateElement') return pattern.test(node.value.raw)
  if (node.type !== 'Literal') return false
  return pattern.test(node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : ''))
}

function isReference(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed
  if (parent?.type === 'Property') return parent.value === node
  return !/^(Import|Export|MethodDefinition|PropertyDefinition|LabeledStatement)/.test(parent?.type ?? '')
}

const isFunction = ({ type }: AnyNode): boolean => /Function/.test(type)

/** A condition, or a function around it, names what it is about: `'name' in`, `'onname' in`, `typeof name`, `name?.` or a plain look at the member. */
function isGuarded(name: string, node: AnyNode, trail: Trail): boolean {
  const scopes = trail.filter((outer) => isFunction(outer) || /^(Conditional|Logical|If)/.test(outer.type))
  return scopes.some((scope) => asks(scope, name, node))
}

function asks(scope: AnyNode, name: string, use: AnyNode): boolean {
  let isAsked = false
  walk(scope, [], (node, trail) => {
    if (node === use || isAsked) return
    const parent = trail.at(-1)
    if (node.type === 'BinaryExpression' && node.operator === 'in')
      isAsked ||= [name, `on${name}`].includes(textOf(node.left))
    if (node.type === 'UnaryExpression' && node.operator === 'typeof')
      isAsked ||= (node.argument.type === 'Identifier' && node.argument.name === name) || isMember(node.argument, name)
    if (isMember(node, name)) isAsked ||= isLookedAt(node, parent)
  })
  return isAsked
}

const isMember = (node: AnyNode, name: string): boolean => node.type === 'MemberExpression' && nameOf(node) === name

/** `if (x.name)`, `x.name && …`, `x.name ? … : …`, `!x.name`, `x.name?.()`, `x.name?.y`. */
function isLookedAt(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (!parent) return false
  if (parent.type === 'CallExpression') return parent.callee === node && parent.optional
  if (parent.type === 'MemberExpression') return parent.object === node && parent.optional
  if (parent.type === 'LogicalExpression') return parent.left === node
  if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') return parent.test === node
  return parent.type === 'UnaryExpression' && parent.operator === '!'
}

/** Shows each node with those around it, the outermost first. */
function walk(node: AnyNode, trail: AnyNode[], visit: (node: AnyNode, trail: Trail) => void): void {
  visit(node, trail)
  trail.push(node)
  for (const value of Object.values(node))
    if (Array.isArray(value)) {
      for (const child of value) if (child?.type) walk(child, trail, visit)
    } else if (value?.type) walk(value, trail, visit)
  trail.pop()
}
