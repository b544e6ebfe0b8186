import { discardBody } from '../discard-body.ts'
import { postJson } from './post-json.ts'
import { type Sms, SmsError, type SmsGateway } from './sms-gateway.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

type HttpSms = {
  url: string
  headers?: Record<string, string>
  /** JSON in whose strings `{to}`, `{text}` and `{code}` stand for the message. */
  body?: string
  timeout?: number
}

const name = 'http-sms'
const placeholder = /\{(to|text|code)\}/g

/** Any gateway that takes one POST with a JSON body a message. */
export function createHttpSms({
  url,
  headers,
  body = '{"to":"{to}","text":"{text}"}',
  timeout = 10_000,
}: HttpSms): SmsGateway {
  const template = parseTemplate(body)
  const needsCode = placeholdersOf(template).has('code')
  const request = { name, url: requireUrl(url), headers: toHeaders(headers), timeout }
  return {
    name,
    async send(sms) {
      if (needsCode && sms.code === undefined)
        throw new SmsError(`${name}: the body asks for a code and the message has none`, { isFinal: true })
      await discardBody(await postJson({ ...request, body: JSON.stringify(fill(template, sms)) }))
    },
  }
}

function parseTemplate(body: string): Json {
  const template = parseJson(body)
  if (typeof template !== 'object' || template === null)
    throw new Error('The body of the SMS gateway must be a JSON object, such as {"to":"{to}","text":"{text}"}')
  const found = placeholdersOf(template)
  if (!found.has('to')) throw new Error('The body of the SMS gateway must have {to} inside one of its strings')
  if (!found.has('text') && !found.has('code'))
    throw new Error('The body of the SMS gateway must have {text} or {code} inside one of its strings')
  return template
}

function parseJson(body: string): Json | undefined {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const placeholdersOf = (template: Json): Set<string> => {
  const found = new Set<string>()
  mapStrings(template, (text) => {
    for (const [, placed = ''] of text.matchAll(placeholder)) found.add(placed)
    return text
  })
  return found
}

/** In one pass, so that a text which itself says `{code}` stays as it is. */
const fill = (template: Json, sms: Sms): Json =>
  mapStrings(template, (text) => text.replace(placeholder, (_, placed: keyof Sms) => sms[placed] ?? ''))

function mapStrings(value: Json, map: (text: string) => string): Json {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, map))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapStrings(entry, map)]))
}

function requireUrl(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password)
    throw new Error('The address of the SMS gateway must be an http or https URL without a user name')
  return parsed.href
}

/** Its own message: that of `Headers` repeats the value, which may be a key. */
function toHeaders(headers: Record<string, string> = {}): Headers {
  try {
    return new Headers({ 'content-type': 'application/json', ...headers })
  } catch {
    throw new Error('The headers of the SMS gateway have a name or a value that HTTP does not allow')
  }
}
