import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toLeftSignal } from './left-signal.ts'

const server = createServer()
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.close()
})

/** A caller, and the answer that waits for them. */
async function ask() {
  const asked = once(server, 'request')
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1')
  visitor.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  const [, response] = (await asked) as [unknown, ServerResponse]
  const closed = once(response, 'close')
  return { visitor, response, closed }
}

test('who leaves before the answer is told of, also where they had left before anybody listened', async () => {
  const { visitor, response, closed } = await ask()
  const early = toLeftSignal(response)
  expect(early.aborted).toBe(false)
  visitor.destroy()
  await closed
  expect([early.aborted, toLeftSignal(response).aborted]).toEqual([true, true])
})

test('who has their answer has not left', async () => {
  const { visitor, response, closed } = await ask()
  const signal = toLeftSignal(response)
  visitor.resume()
  response.end('done')
  await closed
  expect([signal.aborted, toLeftSignal(response).aborted]).toEqual([false, false])
})
