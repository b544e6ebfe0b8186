import { z } from 'zod'
import type { Audience, CallKey, CallSpec, Calls } from '../../contract/call.ts'
import { problemDetails } from '../../contract/problem-details.ts'
import { type ProblemCode, problemStatus } from '../../contract/problems.ts'
import { locales } from '../../domain/text/locale.ts'
import { problemMessages } from '../../i18n/messages/problems.ts'

type Schema = Record<string, unknown>
export type OpenApiOperation = {
  method: string
  path: string
  summary: string
  parameters: Parameter[]
  requestBody?: Schema
  security?: Schema[]
  responses: Record<string, Schema>
}
type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
  description?: string
}
export type OpenApi = {
  openapi: string
  info: Schema
  servers: Schema[]
  paths: Record<string, Record<string, Omit<OpenApiOperation, 'method' | 'path'>>>
  components: Schema
}

export type Described = { title: string; calls: Calls; publicUrl: string }

/** Everything in it comes from the contract; there is nothing to keep in step by hand. */
export function toOpenApi({ title, calls, publicUrl }: Described): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [key, spec] of Object.entries(calls) as [CallKey, CallSpec][]) {
    const { method, path, ...operation } = toOperation(key, spec)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: problemSchema, ...toDetailSchemas(calls) },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const problemsOf: Record<Audience, ProblemCode[]> = {
  visitor: [],
  bearer: [],
  account: ['UNAUTHORIZED'],
  member: ['UNAUTHORIZED', 'ACCOUNT_INACTIVE'],
  customer: ['UNAUTHORIZED', 'ACCOUNT_INACTIVE', 'PROFILE_REQUIRED'],
}

function toOperation(key: CallKey, spec: CallSpec): OpenApiOperation {
  const { summary, audience, params, query, body, takesBytes, ok, problems = [], isCreating } = spec
  const [method = 'GET', path = '/'] = key.split(' ')
  const unreadable: ProblemCode[] = query || body ? ['INVALID_INPUT'] : []
  const mismatch: ProblemCode[] = isCreating ? ['IDEMPOTENCY_MISMATCH'] : []
  const codes: ProblemCode[] = [...problems, ...problemsOf[audience], ...unreadable, ...mismatch, 'INTERNAL']
  return {
    method,
    path,
    summary,
    parameters: [
      ...toParameters('path', params),
      ...toParameters('query', query),
      language,
      ...(isCreating ? [idempotencyKey] : []),
      ...(body && 'recaptchaToken' in body.shape ? [botToken] : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: toSchema(body, 'input') } } },
    }),
    ...(takesBytes && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    ...(audience !== 'visitor' && { security: [{ accessToken: [] }] }),
    responses: {
      200: { description: summary, content: { 'application/json': { schema: toSchema(ok) } } },
      ...toProblems(codes),
    },
  }
}

const language: Parameter = {
  name: 'lang',
  in: 'query',
  required: false,
  schema: { type: 'string', enum: [...locales], default: 'en' },
  description: 'The language of texts and messages; any other value means en',
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description:
    'The same key and body get the first answer again, for 24 hours; the same key with another body is refused',
}

const botToken: Parameter = {
  name: 'x-recaptcha-token',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'What the bot check gave, for whoever does not send it as `recaptchaToken` in the body',
}

const problemSchema: Schema = {
  type: 'object',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(problemStatus) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    details: { type: 'object', description: 'The schema that is named like the code, where there is one' },
    requestId: { type: 'string' },
  },
}

/** The details of each problem of these calls that has any. */
function toDetailSchemas(calls: Calls): Record<string, Schema> {
  const codes = new Set<string>(Object.values<CallSpec>(calls).flatMap(({ problems = [] }) => problems))
  const used = Object.entries(problemDetails).filter(([code]) => codes.has(code))
  return Object.fromEntries(used.map(([code, details]) => [code, toSchema(details)]))
}

/** Several codes may share a status. */
const toProblems = (codes: ProblemCode[]): Record<string, Schema> =>
  Object.fromEntries(
    [...Map.groupBy(codes, (code) => problemStatus[code])].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `${code}: ${problemMessages.en[code]}`).join('. '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )

function toParameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Parameter[] {
  if (!schema) return []
  const { properties = {} } = toSchema(schema) as { properties?: Record<string, Schema> }
  return Object.entries(properties).map(([name, of]) => ({ name, in: place, required: place === 'path', schema: of }))
}

function toSchema(type: z.ZodType, io: 'input' | 'output' = 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io })
  return schema
}
