import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addVisa, travelDate } from '../../api/visa-applications/testing/applying.ts'
import { hashPassword } from '../../auth/passwords/hashing.ts'
import { readBackupParts } from '../../db/backup/read-backup.ts'
import { writeBackup } from '../../db/backup/write-backup.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMonths, type Day, toDay } from '../../domain/time/day.ts'
import { parseConfig } from '../config.ts'
import { openOperatorDatabase } from '../payments/open-operator-database.ts'
import { addSignedIn, call, type SignedIn } from '../processes/testing/customers.ts'
import { findFreePort } from '../processes/testing/free-port.ts'
import { dropTestServers, startTestServer, type TestServer } from '../processes/testing/server.ts'

const database = openTestDatabase()
dropTestServers()
const folder = mkdtempSync(join(tmpdir(), 'safar-leaks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let server: TestServer
let [owner, stranger] = [] as unknown as [SignedIn, SignedIn]

/** Text that occurs nowhere else. */
const marks = ['QZ7719403', 'Qwyntessa', 'Vashlahir', '1987-03-29']
const password = 'a long walk in Karrada'
const passenger = {
  firstName: 'Qwyntessa',
  lastName: 'Vashlahir',
  birthDate: '1987-03-29',
  gender: 'female',
  passportNumber: 'QZ7719403',
  passportExpiresOn: addMonths(toDay(new Date()), 60),
}

beforeAll(async () => {
  const settings = { LOG_LEVEL: 'trace', SERVICES: 'api,auth,search', DATA_DIR: folder }
  server = await startTestServer({ databaseUrl: database.url, port: await findFreePort(), settings })
  ;[owner, stranger] = (await addSignedIn(database.db, 2, { wallet: 100_000_000 })) as [SignedIn, SignedIn]
  await sql`update accounts set password_hash = ${await hashPassword(password, 'a test')}`.execute(database.db)
}, 120_000)

const findMarks = (text: string): string[] => marks.filter((mark) => text.toLowerCase().includes(mark.toLowerCase()))
const ask = (who: SignedIn, line: string, sent: { body?: object; key?: string } = {}) =>
  call(server.url, line, { token: who.token, ...sent })

/** Every table with a row in which one of the marks stands, in any column of any type. */
async function findInTables(texts: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db)
  const found: string[] = []
  for (const { name } of rows)
    for (const text of texts) {
      const hit = await sql`select from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(
        database.db,
      )
      if (hit.rows.length > 0) found.push(`${name}: ${text}`)
    }
  return found
}

async function findDeparture(): Promise<{ itemId: number; departureId: number; day: Day }> {
  const { rows } = await sql<{ itemId: number; departureId: number; day: Day }>`
    select a.umrah_package_id as "itemId", s.id as "departureId", s.day from stocks s join sales a on a.id = s.sale_id
    where a.umrah_package_id is not null and a.traveller_data = 'passports' and s.closes_at > now() order by s.day limit 1`.execute(
    database.db,
  )
  if (!rows[0]) throw new Error('There is no departure')
  return rows[0]
}

test('a saved traveller is in no table, log or answer of anybody else', async () => {
  const saved = await ask(owner, 'POST /customer/travellers', { body: passenger, key: 'save' })
  expect(saved).toMatchObject({ status: 200, body: passenger })
  expect(await ask(owner, 'POST /customer/travellers', { body: passenger, key: 'save' })).toEqual(saved)
  const { id } = saved.body
  expect((await ask(owner, `PUT /customer/travellers/${id}`, { body: passenger })).status).toBe(200)
  expect(findMarks(JSON.stringify((await ask(owner, 'GET /customer/travellers')).body))).toEqual(marks)

  const others = await Promise.all([
    ask(stranger, 'GET /customer/travellers'),
    ask(stranger, `PUT /customer/travellers/${id}`, { body: { firstName: 'A', lastName: 'B' } }),
    ask(stranger, `DELETE /customer/travellers/${id}`),
    ask(stranger, 'POST /customer/auth/export', { body: { password } }),
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 404, 404, 200])
  expect(findMarks(JSON.stringify(others))).toEqual([])
})

test('travellers are in no table, log or answer of others, and show only the end of their passport number', async () => {
  const { itemId, departureId } = await findDeparture()
  const body = { itemType: 'umrah', itemId, departureId, sharing: 1, travellers: [passenger], paymentMethod: 'wallet' }
  const bought = await ask(owner, 'POST /customer/purchases', { body, key: 'buy' })
  expect(bought).toMatchObject({ status: 200, body: { paymentStatus: 'paid' } })
  expect(await ask(owner, 'POST /customer/purchases', { body, key: 'buy' })).toMatchObject({
    body: { id: bought.body.id },
  })
  expect(findMarks(JSON.stringify(bought.body))).toEqual([])
  const page = await ask(owner, `GET /customer/purchases/${bought.body.id}`)
  expect(page.body.travellers).toMatchObject([{ firstName: 'Qwyntessa', passportNumber: '••••••403' }])
  expect(findMarks(JSON.stringify((await ask(owner, 'GET /customer/purchases')).body))).toEqual([])
  const other = await ask(stranger, `GET /customer/purchases/${bought.body.id}`)
  expect([other.status, findMarks(JSON.stringify(other))]).toEqual([404, []])
})

test('a refusal does not repeat what was typed', async () => {
  const { itemId, departureId } = await findDeparture()
  const buy = (travellers: unknown, key?: string) =>
    ask(owner, 'POST /customer/purchases', {
      body: { itemType: 'umrah', itemId, departureId, sharing: 1, travellers, paymentMethod: 'wallet' } as object,
      key,
    })
  const save = (body: object) => ask(owner, 'POST /customer/travellers', { body, key: crypto.randomUUID() })
  const refused = await Promise.all([
    buy([{ ...passenger, passportExpiresOn: addMonths(toDay(new Date()), 3) }], 'expires'),
    buy([{ ...passenger, passportNumber: 'QZ7719403?!' }], 'wrong'),
    buy([passenger, passenger], 'repeated'),
    buy('QZ7719403 Qwyntessa'),
    buy({ Qwyntessa: ['QZ7719403'] }),
    buy([{ ...passenger, firstName: 'Qwyntessa \u0000' }]),
    save({ ...passenger, passportNumber: `${'QZ7719403'.repeat(5)}` }),
    save({ ...passenger, lastName: 'Vashlahir ڤ' }),
    save({ ...passenger, birthDate: '1987-03-29x' }),
  ])
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400))
  expect(findMarks(JSON.stringify(refused))).toEqual([])
})

test('nor does what cannot be read, or is too long', async () => {
  const send = async (body: string, type = 'application/json') => {
    const response = await fetch(`${server.url}/services/api/customer/travellers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': type },
      body,
    })
    return { status: response.status, text: await response.text() }
  }
  const answers = [
    await send('{"passportNumber": "QZ7719403", Qwyntessa'),
    await send('QZ7719403'),
    await send(JSON.stringify({ ...passenger, note: 'x'.repeat(2_000_000) })),
    await send('passportNumber=QZ7719403', 'application/x-www-form-urlencoded'),
    await send('{"__proto__": {"passportNumber": "QZ7719403"}}'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 413, 415, 400])
  expect(findMarks(JSON.stringify(answers))).toEqual([])
})

const position = '36/1 11/1 23/1'

/** A photo of noise, so that any part of it is unique. Its metadata name the photographer and the place. */
const makePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 500,
      height: 400,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .withExif({ IFD0: { Copyright: 'Qwyntessa Vashlahir' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: position } })
    .jpeg({ quality: 90 })
    .toBuffer()

const makePaper = (): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj << /Type /Page /Title (${marks.join(' ')}) >> endobj\ntrailer\n%%EOF\n`)

/** In one piece. */
async function upload(field: string, name: string, content: Buffer): Promise<string> {
  const begun = await ask(owner, 'POST /customer/uploads', { body: { field, name, bytes: content.length } })
  expect(begun).toMatchObject({ status: 200, body: { name } })
  const sent = await fetch(`${server.url}/services/api/customer/uploads/${begun.body.id}?offset=0`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  })
  let upload = await sent.json()
  // On a busy machine it is looked at for longer than anybody waits for an answer.
  while (upload.state === 'checking') upload = (await ask(owner, `GET /customer/uploads/${begun.body.id}`)).body
  expect(upload).toMatchObject({ state: 'ready' })
  return begun.body.id
}

async function open(file: string): Promise<Buffer> {
  const { body } = await ask(owner, `POST /customer/files/${file}/link`, { body: {} })
  return Buffer.from(await (await fetch(server.url + body.url)).arrayBuffer())
}

test('a paper is in no answer of anybody else', async () => {
  const name = 'Qwyntessa Vashlahir.pdf'
  const body = { field: 'passport', name, bytes: 1000 }
  const id = await upload('passport', name, makePaper())
  const others = await Promise.all([
    ask(stranger, 'GET /customer/uploads'),
    ask(stranger, `GET /customer/uploads/${id}`),
    ask(owner, 'POST /customer/uploads', { body: { ...body, type: 'text/html' } }),
    ask(owner, 'POST /customer/uploads', { body: { ...body, bytes: 99_000_000 } }),
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 404, 415, 413])
  expect(findMarks(JSON.stringify(others))).toEqual([])
  expect(findMarks(JSON.stringify(await ask(owner, 'POST /customer/auth/export', { body: { password } })))).toContain(
    'Vashlahir',
  )
})

/** Everything in the data folder, and everything in a backup of all of it. */
async function readAll(): Promise<{ name: string; body: Buffer }[]> {
  const files: { name: string; body: Buffer }[] = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ name, body: readFileSync(join(parentPath, name)) }))
  const { pool, close } = await openOperatorDatabase(parseConfig({ DATABASE_URL: database.url, DATA_DIR: folder }))
  const to = mkdtempSync(join(tmpdir(), 'safar-leaks-backup-'))
  try {
    const backup = await writeBackup({ pool, folder: to, files: {}, papers: join(folder, 'files'), now: new Date() })
    for await (const part of readBackupParts(backup.file)) files.push(part)
    return files
  } finally {
    await close()
    rmSync(to, { recursive: true, force: true })
  }
}

test('an application with its papers lies on no disk and in no backup in the clear, and a photo no longer says where it was taken', async () => {
  const { visa } = await addVisa(database.db)
  const photo = await makePhoto()
  expect([photo.includes('Vashlahir'), photo.includes('Exif')]).toEqual([true, true])
  const papers = {
    passport: [await upload('passport', 'Vashlahir passport.pdf', makePaper())],
    photo: [await upload('photo', 'Vashlahir.jpg', photo)],
  }
  const person = {
    ...passenger,
    fullName: 'QWYNTESSA VASHLAHIR',
    nationality: 'IQ',
    answers: { job: 'Qwyntessa', before: 'no' },
  }
  const body = {
    visaId: visa,
    purpose: 'family',
    travelDate,
    applicants: [{ ...person, papers }],
    paymentMethod: 'wallet',
  }
  const applied = await ask(owner, 'POST /customer/visa-applications', { body, key: 'apply' })
  expect(applied).toMatchObject({ status: 200, body: { paymentStatus: 'paid' } })

  const stored = await open(papers.photo[0] ?? '')
  const { width, exif, xmp, iptc } = await sharp(stored).metadata()
  expect([width, exif, xmp, iptc]).toEqual([500, undefined, undefined, undefined])
  const all = await readAll()
  expect(all.filter(({ body }) => body.includes('Sara')).length).toBeGreaterThan(0)
  // The received form, and the stored one.
  const scans = [photo, stored].map((bytes) => bytes.subarray(bytes.length / 2, bytes.length / 2 + 16))
  const found = all.filter(
    ({ name, body }) =>
      findMarks(name + body.toString('latin1')).length > 0 || scans.some((scan) => body.includes(scan)),
  )
  expect(found.map(({ name }) => name)).toEqual([])
})

test('after all of that, nothing of it lies in the database or in the log', async () => {
  // The look is one that finds: of a customer there is a name, and at this level every answer is in the log.
  expect(await findInTables(['Sara'])).toContain('customers: Sara')
  expect(server.said()).toContain('/customer/travellers')
  expect(await findInTables(marks)).toEqual([])
  expect(findMarks(server.said())).toEqual([])
})
