import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findFreePort } from '../../src/server/processes/testing/free-port.ts'
import { createClient, goodPassword, newPhone, requireOk } from '../support/client.ts'
import { databaseOf, type SafarProcess, startSafar, sweep } from '../support/safar-process.ts'

let dataDir: string
let port: number
const started: SafarProcess[] = []
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'safar-sign-in-'))
  port = await findFreePort()
})
afterAll(() => sweep(dataDir))

async function start(): Promise<SafarProcess> {
  const safar = startSafar({ dataDir, port, settings: { DEMO_CONTENT: 'false', LOG_LEVEL: 'trace' } })
  started.push(safar)
  await safar.said('Safar is ready')
  return safar
}

/** A power cut: kills the server and its database. */
async function cut(safar: SafarProcess): Promise<void> {
  safar.signal('SIGKILL')
  process.kill(databaseOf(dataDir), 'SIGKILL')
  expect(await safar.ended).toBe('SIGKILL')
}

test('killed between its steps, nothing that was answered is lost, and no secret is in the log', async () => {
  const phone = newPhone()
  const secrets: string[] = [goodPassword]
  let safar = await start()
  const client = createClient({ server: safar.url })

  const { id } = requireOk(await client.register(phone))
  // The same start each time: `npm test` makes the cases with a signed-in customer who has a name.
  if (inject('isSoak')) {
    await cut(safar)
    safar = await start()
  }
  const entered = requireOk(await client.verify(id, await client.codeOf(phone), phone))
  secrets.push(entered.accessToken, client.cookie())
  await cut(safar)

  safar = await start()
  // The page of a server that has just started knows whose cookie it is.
  const renewed = requireOk(await client.refresh())
  secrets.push(renewed.accessToken, client.cookie())
  expect((await client.customer('GET', 'me', entered.accessToken)).body.code).toBe('NOT_FOUND')
  requireOk(await client.customer('POST', 'register', renewed.accessToken, { name: 'Layla Hassan' }))
  expect((await client.verify(id, await client.codeOf(phone), phone)).body.code).toBe('CODE_EXPIRED')
  await cut(safar)

  safar = await start()
  expect((await client.customer('GET', 'me', renewed.accessToken)).body).toMatchObject({ name: 'Layla Hassan', phone })
  // Refusals and failures are where a careless log tells too much.
  const wrong = 'a wrong password, unique'
  expect((await client.login(phone, wrong)).body.code).toBe('INVALID_CREDENTIALS')
  expect((await client.customer('POST', 'delete-account', renewed.accessToken, { password: wrong })).status).toBe(400)
  expect((await client.send('POST', '/api/login', { body: { password: wrong } })).status).toBe(400)
  expect((await client.refresh('no-such-refresh-token')).status).toBe(401)
  expect((await client.customer('GET', 'me', 'no-such-access-token')).status).toBe(401)
  const { accessToken } = requireOk(
    await client.login(phone).then(async ({ body }) => client.verify(body.id, await client.codeOf(phone), phone)),
  )
  await fetch(`${safar.url}/account`, { headers: { cookie: `safar_session=${client.cookie()}` } })
  // The lines of a server that was killed may not have been written: this one tells of everything.
  requireOk(await client.register(newPhone()))
  secrets.push(wrong, accessToken, client.cookie(), 'no-such-refresh-token', 'no-such-access-token')
  requireOk(await client.send('POST', '/api/logout', { body: { token: accessToken } }))
  safar.signal('SIGTERM')
  expect(await safar.ended).toBe(0)

  for (const path of ['/api/register', '/api/verify', '/api/refresh', '/api/login', '/api/logout'])
    expect(
      started.some(({ hasSaid }) => hasSaid(`"${path}`)),
      `the log tells of ${path}`,
    ).toBe(true)
  for (const secret of secrets.filter(Boolean)) {
    expect(secret.length).toBeGreaterThan(10)
    for (const { hasSaid, errors } of started) {
      expect(hasSaid(secret)).toBe(false)
      expect(errors().join('\n')).not.toContain(secret)
    }
  }
}, 180_000)
