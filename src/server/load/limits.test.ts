import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createFairQueue } from '../../http/fair-use/fair-queue.ts'
import { createLimits } from '../../http/limits.ts'
import { limitSearches } from './limits.ts'

const database = openTestDatabase()
const app = fastify()
afterAll(() => app.close())

test('who does not read the answer of a search keeps nobody waiting', async () => {
  const turns = createFairQueue({ atOnce: 1, atOnceEach: 1, waiting: 5, waitingEach: 5, patience: 2_000 })
  await app.register(async (scope) => {
    limitSearches(scope, { turns, db: database.db, limits: createLimits({ key: Buffer.from('key') }) })
    // More than the buffers of two sockets hold.
    scope.post('/multi-search', async () => 'x'.repeat(32 * 1024 * 1024))
    scope.get('/search', async () => 'found')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST /multi-search HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n')
  await once(socket, 'readable')
  expect((await app.inject('/search')).body).toBe('found')
  expect(socket.destroyed).toBe(false)
  socket.destroy()
})
