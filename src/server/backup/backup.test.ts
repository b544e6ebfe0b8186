import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { addFile } from '../../api/files/add-file.ts'
import { readWhole } from '../../api/files/pieces.ts'
import { createTestContext, makePdf, testFilesKey, testNamesKey } from '../../api/files/testing/contents.ts'
import { addProperty, toSelection } from '../../api/reservations/testing/booking.ts'
import { readPostmaster, stopPostmaster } from '../../db/embedded/cluster.ts'
import { findFile } from '../../db/queries/files/files.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { parseConfig } from '../config.ts'
import { openOperatorDatabase } from '../payments/open-operator-database.ts'
import { addSignedIn, call } from '../processes/testing/customers.ts'
import { findFreePort } from '../processes/testing/free-port.ts'
import { dropTestServers, startTestServer } from '../processes/testing/server.ts'

const database = openTestDatabase()
dropTestServers()
const folder = mkdtempSync(join(tmpdir(), 'safar-backup-'))
// A database cannot lie below a folder that only root can open.
chmodSync(folder, 0o755)
const env = { DATA_DIR: join(folder, 'data') }
afterAll(async () => {
  const left = readPostmaster(join(env.DATA_DIR, 'postgres'))
  if (left) await stopPostmaster(left.pid)
  rmSync(folder, { recursive: true, force: true })
})

const backupKey = 'a key of backups that has 32 characters'

type Ended = { code: number; said: string }

/** Runs the operator's command. */
async function run(script: string, env: Record<string, string>, ...options: string[]): Promise<Ended> {
  const path = fileURLToPath(new URL(`../../../scripts/${script}.ts`, import.meta.url))
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [path, ...options], {
      env: { NODE_COMPILE_CACHE: inject('compiled'), ...env },
    })
    return { code: 0, said: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: stdout + stderr }
  }
}

test('a backup taken while 20 customers book has all that was answered before, and a server goes on with it', {
  timeout: 300_000,
}, async () => {
  const property = await addProperty(database.db, [{ units: 5_000 }])
  const body = { ...toSelection(property), total: 200_000, paymentMethod: 'wallet' }
  const customers = await addSignedIn(database.db, 20, { wallet: 1_000_000_000 })
  const server = await startTestServer({ databaseUrl: database.url, port: await findFreePort() })
  const answered: number[] = []
  let isOver = false
  const book = async (url: string, { token }: { token: string }) => {
    const { status, body: made } = await call(url, 'POST /customer/reservations', { token, body })
    expect([status, made.paymentStatus]).toEqual([200, 'paid'])
    return made.id as number
  }
  const crowd = customers.map(async (customer) => {
    while (!isOver) answered.push(await book(server.url, customer))
  })
  while (answered.length < 40) await sleep(10)
  const [customer] = customers
  if (!customer) throw new Error('One is needed')
  const source = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'source'), BACKUP_KEY: backupKey }
  const papers = createTestContext(join(source.DATA_DIR, 'files'))
  const content = makePdf(3_000_000)
  const addition = { customer: customer.customer, field: 'visa', name: 'visa.pdf', content }
  const paper = await addFile(database.db, papers, addition, new Date())

  const before = [...answered]
  const taken = await run('backup', source, join(folder, 'backups'))
  const during = answered.length - before.length
  isOver = true
  await Promise.all(crowd)
  server.signal('SIGTERM')
  await server.ended
  expect(taken).toMatchObject({ code: 0, said: expect.stringMatching(/safar-\d{4}-\d\d-\d\dT\d{4}\.backup/) })
  // Otherwise it was no backup under load.
  expect(during).toBeGreaterThan(0)
  const file = taken.said.match(/\S+\.backup/)?.[0] ?? ''
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const other = { ...env, BACKUP_KEY: backupKey.toUpperCase() }
  expect(await run('restore', other, file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('another BACKUP_KEY'),
  })
  expect(existsSync(env.DATA_DIR)).toBe(false)
  expect(await run('restore', { ...env, BACKUP_KEY: backupKey }, file)).toMatchObject({ code: 0 })
  expect((await run('audit', env)).said).not.toContain('BROKEN')

  const settings = { ...env, FILES_KEY: testFilesKey, PERSONAL_DATA_KEY: testNamesKey }
  const revived = await startTestServer({ port: await findFreePort(), settings })
  const restored = await openOperatorDatabase(parseConfig(env))
  const stored = await findFile(restored.db, paper.id)
  const there = stored && (await readWhole(restored.db, createTestContext(join(env.DATA_DIR, 'files')), stored))
  expect(there?.equals(content)).toBe(true)
  const { rows } = await sql<{ id: number }>`select id from reservations`.execute(restored.db)
  const found = new Set(rows.map(({ id }) => id))
  expect(before.filter((id) => !found.has(id))).toEqual([])
  expect(await run('restore', env, file, '--replace')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Another Safar'),
  })
  // Numbers go on after the last one, and the session of before the backup is still good.
  expect(found).not.toContain(await book(revived.url, customer))
  expect(revived.said()).not.toMatch(/"level":(50|60)/)
  await restored.close()
  revived.signal('SIGTERM')
  await revived.ended
})
