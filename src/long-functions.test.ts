import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))
const maxLines = 60

/** Functions that are longer than 60 lines, each with its reason. */
const exceptions: Record<string, string> = {}

type Node = { type: string; start: number; end: number; id?: { name?: string }; key?: { name?: string } }

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.includes('/testing/'),
)

test('a function has at most 60 lines, or a reason in the list', () => {
  expect(files.flatMap(findLong).sort()).toEqual(Object.keys(exceptions).sort())
})

test('the list stays short', () => {
  expect(Object.keys(exceptions).length).toBeLessThanOrEqual(20)
})

function findLong(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8')
  const starts = [...text.matchAll(/^/gm)].map(({ index }) => index)
  if (starts.length <= maxLines) return []
  const lineOf = (position: number) => starts.findLastIndex((start) => start <= position)
  const found: string[] = []
  const walk = (part: unknown, name = ''): void => {
    if (typeof part !== 'object' || part === null) return
    const { type, start, end, id, key } = part as Node
    const own = id?.name ?? key?.name ?? name
    const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)
    if (isFunction && lineOf(end) - lineOf(start) + 1 > maxLines) found.push(`${file} ${own}`)
    for (const child of Object.values(part)) walk(child, own)
  }
  walk(parseSync(file, text).program)
  return found
}
