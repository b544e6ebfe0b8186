import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { requireSameOrigin } from './require-same-origin.ts'

const from = (headers: Record<string, string>) => () =>
  requireSameOrigin(
    { protocol: 'http', headers: { host: 'localhost:3000', ...headers } } as unknown as FastifyRequest,
    'https://safar.example',
  )

test.each([
  [{}],
  [{ origin: 'http://localhost:3000' }],
  [{ origin: 'https://safar.example' }],
  [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: 'https://safar.example', host: 'safar.example' }],
])('%j is one of ours', (headers) => expect(from(headers)).not.toThrow())

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://safar.example.evil.example' }],
  [{ origin: 'http://localhost:3001' }],
  [{ origin: 'https://localhost:3000' }],
  [{ origin: 'http://safar.example' }],
  [{ origin: 'http://safar.example', host: 'safar.example' }],
  [{ origin: 'null' }],
  [{ origin: '' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
])('%j is not', (headers) => expect(from(headers)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' })))
