import { resolve } from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import { API, type Checker, SymbolFlags, type Symbol as TsSymbol, type Type } from 'typescript/unstable/sync'

/** The sources as the type checker sees them. */
export type Project = {
  checker: Checker
  files: readonly SourceFile[]
  /** The declaration that a name stands for, wherever it was imported from. */
  declarationOf(name: Node): Node | undefined
  /** The same of `{ name }`. */
  declarationOfShorthand(property: Node): Node | undefined
  typeOf(node: Node): Type | undefined
  close(): void
}

const folder = import.meta.dirname
const root = resolve(folder, '../../..')

/**
 * All sources that may execute statements: `tsconfig.json` beside this file names them. The site reaches the database through the services
 * only, and what tests execute is checked by their execution. `examples`: files on no disk instead, for tests of the check itself.
 */
export function openProject(examples?: Record<string, string>): Project {
  const added = new Map(Object.entries(examples ?? {}).map(([name, text]) => [resolve(folder, name), text]))
  const config = resolve(folder, examples ? 'examples.json' : 'tsconfig.json')
  if (examples)
    added.set(config, JSON.stringify({ extends: '../../../tsconfig.json', files: Object.keys(examples), include: [] }))
  const isAdded = (path: string) => (added.has(path) ? true : undefined)
  const api = new API({
    cwd: root,
    ...(examples && { fs: { readFile: (path) => added.get(path), fileExists: isAdded } }),
  })
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!project) throw new Error(`There is no project at ${config}`)
  const { checker, program } = project
  const resolveSymbol = (found: TsSymbol | undefined): Node | undefined => {
    const symbol = found && found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
    return symbol?.valueDeclaration?.resolve(project)
  }
  return {
    checker,
    files: project.rootFiles.map((path) => program.getSourceFile(path)).filter((file) => file !== undefined),
    declarationOf: memo((name) => resolveSymbol(checker.getSymbolAtLocation(name))),
    declarationOfShorthand: (property) => resolveSymbol(checker.getShorthandAssignmentValueSymbol(property)),
    typeOf: memo((node) => checker.getTypeAtLocation(node)),
    close: () => api.close(),
  }
}

/** Each question to the checker goes to another process and back. */
function memo<T>(ask: (node: Node) => T): (node: Node) => T {
  const answers = new Map<Node, T>()
  return (node) => {
    if (!answers.has(node)) answers.set(node, ask(node))
    return answers.get(node) as T
  }
}

/** The position in the format of editors. */
export function placeOf(node: Node): string {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
  return `${file.fileName.slice(root.length + 1)}:${line + 1}`
}
