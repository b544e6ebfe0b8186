import { z } from 'zod'
import { contract, type Key, specOf } from '../../contract/contract.ts'
import { type ProblemCode, problemStatus } from '../../contract/problems.ts'
import { locales } from '../../domain/locale.ts'
import { problemMessages } from '../../i18n/problems.ts'

type Schema = Record<string, unknown>
export type Operation = {
  method: string
  path: string
  summary: string
  parameters: Parameter[]
  responses: Record<string, Schema>
}
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema; description?: string }
export type OpenApi = {
  openapi: string
  info: Schema
  servers: Schema[]
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>
  components: Schema
}

/** Everything in it comes from the contract; there is nothing to keep in step by hand. */
export function toOpenApi(publicUrl: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const key of Object.keys(contract) as Key[]) {
    const { method, path, ...operation } = toOperation(key)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Safar API', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Problem: problemSchema } },
  }
}

export function toOperation(key: Key): Operation {
  const [method = 'GET', path = '/'] = key.split(' ')
  const { summary, params, query, ok, problems = [] } = specOf(key)
  const refusals: ProblemCode[] = [...problems, ...(query ? (['INVALID_INPUT'] as const) : []), 'INTERNAL']
  return {
    method,
    path,
    summary,
    parameters: [...toParameters('path', params), ...toParameters('query', query), language],
    responses: {
      200: { description: summary, content: { 'application/json': { schema: toSchema(ok) } } },
      ...Object.fromEntries(refusals.map((code) => [problemStatus[code], toRefusal(code)])),
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

const problemSchema: Schema = {
  type: 'object',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(problemStatus) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
}

const toRefusal = (code: ProblemCode): Schema => ({
  description: `${code}: ${problemMessages.en[code]}`,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

function toParameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Parameter[] {
  if (!schema) return []
  const { properties = {} } = toSchema(schema) as { properties?: Record<string, Schema> }
  return Object.entries(properties).map(([name, of]) => ({ name, in: place, required: place === 'path', schema: of }))
}

function toSchema(type: z.ZodType): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'output' })
  return schema
}
