import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))
const maxLines = 60

/** Functions that are longer than 60 lines, each with its reason. */
const exceptions: Record<string, string> = {
  'search/engine/create-index.ts createIndex':
    'one closure owns the index: its segments, readers and writers share private state',
  'search/engine/query-terms.ts createQueryReader': 'one pass over the words of a query, with the state of that pass',
  'search/service/filter/scanner.ts createScanner': 'one scanner: a case for each sign of the filter language',
  'search/service/filter/parse-filter.ts parseFilter':
    'one recursive parser: a rule of the grammar is an inner function',
  'search/service/store.ts createStore': 'one closure owns the files of the service',
  'search/service/tasks.ts createTasks': 'one closure owns the queue of tasks',
  'search/service/time-slices.ts createTimeSlices': 'one closure owns who may write next',
  'gateways/payments/fib-gateway.ts createFibGateway':
    "one port: a bank's calls side by side, as its manual lists them",
  'gateways/payments/qi-gateway.ts createQiGateway': "one port: a bank's calls side by side, as its manual lists them",
  'gateways/payments/fastpay-gateway.ts createFastpayGateway':
    "one port: a bank's calls side by side, as its manual lists them",
  'client/uploads/upload-list.ts createUploadList': 'one closure owns the list of uploads and their sending',
  'client/uploads/upload-field.tsx UploadField': 'one field: its label, its list and its hidden input share their ids',
  'client/sign-in/use-flow.ts useFlow': 'one conversation: each phase of the dialog leads to others',
  'office/features/ticket-check/door.tsx Scanning': 'one screen: camera, keys, answer and list in their order',
}

type Node = { type: string; start: number; end: number; id?: { name?: string }; key?: { name?: string } }

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) =>
    /\.tsx?$/.test(name) && !name.includes('.test.') && !name.includes('/testing/') && !name.includes('.react-router'),
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
