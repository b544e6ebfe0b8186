import type { z } from 'zod'
import { PaymentError, type PaymentErrorKind } from './payment-gateway.ts'

type Question = {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: URLSearchParams | Record<string, unknown>
  /** The meaning of a lost answer: `unknown` where the request may have moved money or opened a payment. */
  lost: Exclude<PaymentErrorKind, 'refused'>
}

/** 2xx, or 4xx, whose meaning each provider has for itself. `json` is undefined where the body is none. */
export type Answer = {
  status: number
  isRefused: boolean
  json: unknown
  parse<Shape>(schema: z.ZodType<Shape>): Shape
  problem(): PaymentError
}

export type Provider = { base: string; ask(path: string, question: Question): Promise<Answer> }

/** The one way to speak with a payment provider: JSON answers, one timeout, and every failure told apart by what it leaves open. */
export function createProvider({ name, url, timeout }: { name: string; url: string; timeout: number }): Provider {
  const base = requireUrl(name, url)
  return {
    base,
    async ask(path, question) {
      const { status, text } = await exchange(name, base + path, question, timeout)
      const json = parseJson(text)
      return {
        status,
        isRefused: status >= 400,
        json,
        parse(schema) {
          const parsed = schema.safeParse(json)
          if (parsed.success) return parsed.data
          throw new PaymentError(`${name}: the answer makes no sense`, question.lost)
        },
        problem: () => new PaymentError(`${name}: the provider refused (${status})`, 'refused'),
      }
    },
  }
}

async function exchange(name: string, url: string, { method, headers, body, lost }: Question, timeout: number) {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...contentType(body), ...headers },
      body: body instanceof URLSearchParams ? body : body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
      redirect: 'manual',
    })
    const text = await response.text()
    const { status } = response
    if (status === 429) throw new PaymentError(`${name}: the provider has too much to do (429)`, 'unavailable')
    if (status >= 500 || status === 408 || (status >= 300 && status < 400))
      throw new PaymentError(`${name}: the provider answered ${status}`, lost)
    return { status, text }
  } catch (error) {
    if (error instanceof PaymentError) throw error
    const code = findCode(error)
    throw new PaymentError(`${name}: ${describeFailure(error, code)}`, neverLeft.has(code) ? 'unavailable' : lost)
  }
}

/** `URLSearchParams` brings its own. */
const contentType = (body: Question['body']): Record<string, string> =>
  body && !(body instanceof URLSearchParams) ? { 'content-type': 'application/json' } : {}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Failures before the first byte of a request was sent. */
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function findCode(error: unknown): string {
  const code = error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : ''
}

/** Only the kind of a failure: its message may name the address, and that may carry a key. */
function describeFailure(error: unknown, code: string): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'the provider did not answer in time'
  return `the provider could not be reached${code && ` (${code})`}`
}

function requireUrl(name: string, url: string): string {
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password || parsed.search)
    throw new Error(`The address of ${name} must be an http or https URL without a user name or a query`)
  return parsed.href.replace(/\/+$/, '')
}
