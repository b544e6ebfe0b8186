import type { Document, Json } from './query.ts'

/** Calls back for every attribute of a document by its dotted path: objects by their own path too, arrays by each element. */
export function visitAttributes(document: Document, visit: (path: string, value: Json) => void): void {
  for (const name in document) visitValue(name, document[name] as Json, visit)
}

function visitValue(path: string, value: Json, visit: (path: string, value: Json) => void): void {
  visit(path, value)
  if (Array.isArray(value)) {
    for (const element of value) if (isObject(element)) visitMembers(path, element, visit)
  } else if (isObject(value)) visitMembers(path, value, visit)
}

function visitMembers(path: string, value: { [name: string]: Json }, visit: (path: string, value: Json) => void): void {
  for (const name in value) visitValue(`${path}.${name}`, value[name] as Json, visit)
}

export const isObject = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An attribute's name covers itself and everything below it; `*` at the end (or alone) stands for any rest. */
export function covers(pattern: string, path: string): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1))
  if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1))
  return path === pattern || (path.length > pattern.length && path[pattern.length] === '.' && path.startsWith(pattern))
}

export const isCovered = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => covers(pattern, path))
