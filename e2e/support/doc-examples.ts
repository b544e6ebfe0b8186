import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../docs/api/', import.meta.url))

/** A request that a page of the API's docs shows, with the answer that it promises. */
export type Example = { command: string; status: number; answer: unknown }

/** The examples of a page in their order: each `curl` of a block of shell, with the JSON that follows it. */
export function readExamples(page: string): Example[] {
  const blocks = [...readFileSync(`${folder}${page}`, 'utf8').matchAll(/```(sh|json)(?: (\d{3}))?\n([\s\S]*?)```/g)]
  return blocks.flatMap(([, kind, , text = ''], index) => {
    if (kind !== 'sh' || !text.startsWith('curl ')) return []
    const [, next, status = '200', answer] = blocks[index + 1] ?? []
    return [{ command: text, status: Number(status), answer: next === 'json' ? JSON.parse(answer ?? '') : undefined }]
  })
}

type Variables = Record<string, string>
type Request = { url: string; method: string; headers: Record<string, string>; body: string | undefined }

/** The request of a `curl` command: an address, `-X`, `-H` and `-d`, between single or double quotes. */
export function parseCurl(command: string, variables: Variables): Request {
  const tokens = [...command.matchAll(/'([^']*)'|"((?:\\"|[^"])*)"|([^\s\\]+)/g)].map(([, raw, text, token]) =>
    raw === undefined ? fill((text ?? token ?? '').replaceAll('\\"', '"'), variables) : raw,
  )
  const request: Request = { url: '', method: '', headers: {}, body: undefined }
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    const value = tokens[at + 1] ?? ''
    if (!token.startsWith('-')) request.url = token
    else if (token === '-X') request.method = value
    else if (token === '-d') request.body = value
    else if (token === '-H') Object.assign(request.headers, toHeader(value))
    else throw new Error(`${token} is no option of these examples`)
    if (token.startsWith('-')) at++
  }
  request.method ||= request.body === undefined ? 'GET' : 'POST'
  return request
}

const toHeader = (line: string) => ({ [line.slice(0, line.indexOf(':'))]: line.slice(line.indexOf(':') + 1).trim() })

const fill = (text: string, variables: Variables): string =>
  text.replace(/\$([A-Z_]+)/g, (_, name: string) => {
    const value = variables[name]
    if (value === undefined) throw new Error(`$${name} is not known here`)
    return value
  })

/**
 * What differs between an answer and the one that a page shows. `$NAME` takes any value and stores it. `…` allows further fields. Numbers,
 * days and moments need the type alone; other texts must be equal.
 */
export function compareAnswer(shown: unknown, got: unknown, variables: Variables, path = 'answer'): string[] {
  if (typeof shown === 'string' && /^\$[A-Z_]+$/.test(shown)) {
    if (typeof got !== 'string' && typeof got !== 'number') return [`${path} is ${JSON.stringify(got)}`]
    variables[shown.slice(1)] = String(got)
    return []
  }
  if (shown === '…') return got === undefined ? [`${path} is missing`] : []
  if (Array.isArray(shown)) {
    if (!Array.isArray(got)) return [`${path} is no list`]
    return shown.slice(0, 1).flatMap((first) => compareAnswer(first, got[0], variables, `${path}.0`))
  }
  if (typeof shown === 'object' && shown !== null) return compareFields(shown, got, variables, path)
  const isSame =
    typeof shown === 'string' && !/^\d{4}-\d\d-\d\d/.test(shown) ? shown === got : typeof shown === typeof got
  return isSame ? [] : [`${path} is ${JSON.stringify(got)} instead of ${JSON.stringify(shown)}`]
}

function compareFields(shown: object, got: unknown, variables: Variables, path: string): string[] {
  if (typeof got !== 'object' || got === null) return [`${path} is ${JSON.stringify(got)}`]
  const { '…': more, ...fields } = shown as Record<string, unknown>
  const unnamed = more ? [] : Object.keys(got).filter((name) => !(name in fields))
  return [
    ...unnamed.map((name) => `${path}.${name} is not shown`),
    ...Object.entries(fields).flatMap(([name, value]) =>
      compareAnswer(value, (got as Record<string, unknown>)[name], variables, `${path}.${name}`),
    ),
  ]
}
