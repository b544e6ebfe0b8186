import { type AddressInfo, connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { maxOpenUploads, minPieceBytes, pieceBytes } from '../../domain/files/file.ts'
import { createLimits } from '../../http/limits.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { mountApi } from '../http.ts'
import { createApi } from '../service.ts'
import { chargeInspection } from './charge-inspection.ts'
import type { FileContext } from './file-context.ts'
import { findStrays } from './find-strays.ts'
import { makeJpeg, makePdf, toPieces, toSent } from './testing/contents.ts'
import { openTestFiles } from './testing/files.ts'

const database = openTestDatabase()
const files = openTestFiles()
const app: FastifyInstance = fastify()
let [owner, stranger] = [{} as TestMember, {} as TestMember]
beforeAll(async () => {
  const api = createApi({ db: database.db, accounts: testAccounts, files })
  await mountApi(app, { api, origins: [], publicUrl: 'https://api.example' })
})
beforeEach(async () => {
  owner = await addMember(database.db)
  stranger = await addMember(database.db)
})
afterAll(() => app.close())

type Answer = { status: number; body: ReturnType<typeof JSON.parse> }
type RequestInput = { as?: TestMember; body?: object; bytes?: Buffer }

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { as = owner, body, bytes }: RequestInput = {},
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${as.token}`, ...(bytes && { 'content-type': 'application/octet-stream' }) },
    payload: bytes ?? body,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const begin = (bytes: number, more: object = {}, as = owner) =>
  ask('POST', '/customer/uploads', { as, body: { field: 'passport', name: 'passport.jpg', bytes, ...more } })
const put = (id: string, offset: number, bytes: Buffer, as = owner) =>
  ask('PUT', `/customer/uploads/${id}?offset=${offset}`, { as, bytes })
const look = (id: string, as = owner) => ask('GET', `/customer/uploads/${id}`, { as })

async function upload(content: Buffer, more: object = {}, as = owner): Promise<Answer> {
  const begun = await begin(content.length, more, as)
  let last = begun
  for (const { offset, bytes } of toPieces(content)) last = await put(begun.body.id, offset, bytes, as)
  return last
}
type Piece = { offset: number; bytes: Buffer }
type Four = [Piece, Piece, Piece, Piece]
const pieceOf = (content: Buffer, index: number): Piece =>
  toPieces(content)[index] ?? { offset: 0, bytes: Buffer.alloc(0) }
const pdf = { name: 'papers.pdf' }

test('a photo arrives in pieces, is looked at, and is stored as JPEG', async () => {
  const content = await makeJpeg(1000, 800)
  expect(content.length).toBeGreaterThan(pieceBytes)
  const begun = await begin(content.length)
  expect(begun.body).toMatchObject({
    received: 0,
    state: 'receiving',
    name: 'passport.jpg',
    limits: { megabytes: 10, files: 5, piece: pieceBytes },
  })
  const last = await upload(content, { form: 'second' })
  expect(last).toMatchObject({ status: 200, body: { state: 'ready', mediaType: 'image/jpeg', problem: null } })
  expect((await look(last.body.id)).body).toEqual(last.body)
  expect(await findStrays(database.db, files)).toEqual([])
})

describe('what was interrupted', () => {
  test('goes on where it was, whatever comes twice or too early', async () => {
    const content = makePdf(3 * pieceBytes)
    const { body } = await begin(content.length, pdf)
    const [first, second, third, rest] = [0, 1, 2, 3].map((index) => pieceOf(content, index)) as Four
    await put(body.id, 0, first.bytes)
    // The answer was lost, so it comes again; and one overtakes another.
    const again = await put(body.id, 0, first.bytes)
    const early = await put(body.id, third.offset, third.bytes)
    for (const { status, body } of [again, early])
      expect([status, body.code, body.details]).toEqual([409, 'UPLOAD_OFFSET', { received: pieceBytes }])
    expect((await look(body.id)).body).toMatchObject({ received: pieceBytes, state: 'receiving' })
    await put(body.id, second.offset, second.bytes)
    await put(body.id, third.offset, third.bytes)
    expect((await put(body.id, rest.offset, rest.bytes)).body).toMatchObject({ state: 'ready', bytes: content.length })
    // A complete file takes no further piece, and answers without a problem.
    expect((await put(body.id, rest.offset, rest.bytes)).body.state).toBe('ready')
    expect(await findStrays(database.db, files)).toEqual([])
  })

  test('two that send the same piece at once: one is told where to go on', async () => {
    const content = makePdf(2 * pieceBytes)
    const { body } = await begin(content.length, pdf)
    const { bytes } = pieceOf(content, 0)
    const answers = await Promise.all(Array.from({ length: 4 }, () => put(body.id, 0, bytes)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await look(body.id)).body.received).toBe(pieceBytes)
  })

  test('the same key begins one upload', async () => {
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/customer/uploads',
        headers: { authorization: `Bearer ${owner.token}`, 'idempotency-key': 'one' },
        payload: { field: 'passport', name: 'a.jpg', bytes: 1000 },
      })
    const [one, other] = [(await send()).json(), (await send()).json()]
    expect(other.id).toBe(one.id)
    expect((await ask('GET', '/customer/uploads')).body.data).toHaveLength(1)
  })
})

test('a network that breaks in the middle of a piece leaves nothing, and is no error of ours', async () => {
  const lines: string[] = []
  const heard = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
  const answered = new Promise<void>((resolve) =>
    heard.addHook('onSend', async () => {
      resolve()
    }),
  )
  const api = createApi({ db: database.db, accounts: testAccounts, files })
  await mountApi(heard, { api, origins: [], publicUrl: '' })
  await heard.listen({ port: 0, host: '127.0.0.1' })
  const { body } = await begin(pieceBytes, pdf)
  const socket = connect((heard.server.address() as AddressInfo).port, '127.0.0.1')
  const head = `PUT /customer/uploads/${body.id}?offset=0 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${owner.token}`
  const type = `content-type: application/octet-stream\r\ncontent-length: ${pieceBytes}`
  socket.write(`${head}\r\n${type}\r\n\r\n%PDF-1.4`, () => socket.destroy())
  await answered
  await heard.close()
  expect(lines).toEqual([])
  expect((await look(body.id)).body).toMatchObject({ received: 0, state: 'receiving' })
})

describe('refused', () => {
  test.each([
    ['en', 'The file is larger than 10 MB. Choose a smaller one.'],
    ['ar', 'حجم الملف أكبر من 10 ميغابايت. يرجى اختيار ملف أصغر.'],
    ['ku', 'قەبارەی فایلەکە لە 10 مێگابایت زیاترە. تکایە فایلێکی بچووکتر هەڵبژێرە.'],
  ])('a file above the limit, in %s', async (lang, message) => {
    const body = { field: 'passport', name: 'a.jpg', bytes: 11_000_000 }
    const refused = await ask('POST', `/customer/uploads?lang=${lang}`, { body })
    expect(refused).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE', message, details: { limit: 10 } } })
  })

  test('a sixth file of a field, until one is removed; another form has its own', async () => {
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1) ids.push((await begin(1000)).body.id)
    expect(await begin(1000)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_FILES', message: 'You can add up to 5 files. Remove one first.' },
    })
    expect((await begin(1000, { form: 'd1.2' })).status).toBe(200)
    expect((await ask('DELETE', `/customer/uploads/${ids[0]}`)).status).toBe(200)
    expect((await begin(1000)).status).toBe(200)
  })

  test('more uploads at once than anybody needs, also when all begin at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: maxOpenUploads + 5 }, (_, n) => begin(1000, { form: `form-${n}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxOpenUploads)
    expect(answers.filter(({ body }) => body.code === 'TOO_MANY_UPLOADS')).toHaveLength(5)
  })

  test('ten thousand uploads by one account, though each is removed again', async () => {
    const limits = createLimits({ key: Buffer.from('few'), rates: { uploads: { burst: 6, every: 60 } } })
    const { dispatch } = createApi({ db: database.db, accounts: testAccounts, files, limits })
    const { token } = owner
    const body = { field: 'passport', name: 'a.jpg', bytes: 1000 }
    for (let n = 0; n < 3; n += 1) {
      const { id } = await dispatch('POST /customer/uploads', { locale: 'en', token, body })
      await dispatch('DELETE /customer/uploads/{upload}', { locale: 'en', token, params: { upload: id } })
    }
    const more = dispatch('POST /customer/uploads', { locale: 'en', token, body })
    await expect(more).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('more than the disk is meant to hold for papers that nobody has submitted', async () => {
    await sql`insert into files (customer_id, form, field, name, storage_key, key_id, announced, bytes, created_at)
      select ${stranger.customer}::int, 'huge', 'passport', 'x', 'huge-' || n, 'none', '', 2000000000, now() from generate_series(1, 10) n`.execute(
      database.db,
    )
    expect(await begin(1000)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    await sql`delete from files where form = 'huge'`.execute(database.db)
    expect((await begin(1000)).status).toBe(200)
  })

  test.each(['image/svg+xml', 'text/html', 'image/gif', 'application/zip'])(
    '%s, before a byte of it is sent',
    async (type) => {
      expect(await begin(1000, { type })).toMatchObject({ status: 415, body: { code: 'FILE_TYPE_UNKNOWN' } })
    },
  )

  test.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a program', 'MZ\u0090 and so on'],
    ['a document behind something else', '<script></script>%PDF-1.4'],
  ])('%s that says it is a photo, with its first piece', async (_name, text) => {
    const refused = await upload(Buffer.from(text))
    expect(refused).toMatchObject({ status: 415, body: { code: 'FILE_TYPE_UNKNOWN' } })
    expect((await ask('GET', '/customer/uploads?lang=ku')).body.data).toMatchObject([
      { state: 'refused', problem: { code: 'FILE_TYPE_UNKNOWN', message: expect.stringContaining('JPEG') } },
    ])
    expect(await findStrays(database.db, files)).toEqual([])
  })

  test.each([
    ['en', 'This picture has 16 bits per colour. Save it as JPEG and add it again.'],
    ['ar', 'هذه الصورة محفوظة بعمق ألوان 16 بت. يرجى حفظها بصيغة JPEG وإضافتها من جديد.'],
    ['ku', 'ئەم وێنەیە بە قووڵایی ڕەنگی 16 بیت پاشەکەوت کراوە. تکایە بە شێوەی JPEG پاشەکەوتی بکە و دووبارە زیادی بکە.'],
  ])('a picture of 16 bits with its first piece, before anything decodes it, in %s', async (lang, message) => {
    const deep = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .toColourspace('rgb16')
      .png()
      .toBuffer()
    const { body } = await begin(deep.length, { name: 'a.png' })
    const first = deep.subarray(0, minPieceBytes)
    expect(first.length).toBeLessThan(deep.length)
    const refused = await ask('PUT', `/customer/uploads/${body.id}?offset=0&lang=${lang}`, { bytes: first })
    expect(refused).toMatchObject({ status: 400, body: { code: 'PICTURE_16_BIT', message } })
  })

  test.each([
    ['customer', 'inspectionSeconds', '203.0.113.7'],
    ['address', 'inspectionSecondsPerIpAddress', '203.0.113.8'],
  ] as const)(
    'one more upload of a %s that took all of its inspection time (%s, from %s)',
    async (by, limit, address) => {
      const limits = createLimits({ key: Buffer.from(limit), rates: { [limit]: { burst: 10, every: 60 } } })
      const slow: FileContext = {
        ...files,
        inspect: async (content) => ({ ...(await files.inspect(content)), seconds: 11 }),
        charge: (db, work) => chargeInspection(db, limits, work),
      }
      const { dispatch } = createApi({ db: database.db, accounts: testAccounts, files: slow, limits })
      const content = makePdf()
      const body = { field: 'passport', name: 'a.pdf', bytes: content.length }
      const begin = ({ token }: TestMember, from: string) =>
        dispatch('POST /customer/uploads', { locale: 'en', token, address: from, body })
      const { id } = await begin(owner, address)
      await dispatch('PUT /customer/uploads/{upload}', {
        locale: 'en',
        token: owner.token,
        address,
        params: { upload: id },
        query: { offset: '0' },
        bytes: toSent(content),
      })
      const [refused, taken] =
        by === 'customer'
          ? [begin(owner, '203.0.113.9'), begin(stranger, address)]
          : [begin(stranger, address), begin(owner, '203.0.113.9')]
      await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) })
      expect(await taken).toMatchObject({ state: 'receiving' })
    },
  )

  test('a photo that says it is a document, and the other way round', async () => {
    for (const [content, name] of [
      [await makeJpeg(), 'a.pdf'],
      [makePdf(), 'a.png'],
    ] as const)
      expect(await upload(content, { name })).toMatchObject({ status: 415, body: { code: 'FILE_TYPE_MISMATCH' } })
  })

  test('pieces of a byte, and pieces beyond the end', async () => {
    const { body } = await begin(9_000_000, pdf)
    expect(await put(body.id, 0, Buffer.from('%'))).toMatchObject({ status: 400, body: { code: 'PIECE_TOO_SMALL' } })
    expect((await put(body.id, 0, Buffer.alloc(minPieceBytes - 1))).body.code).toBe('PIECE_TOO_SMALL')
    const small = await begin(100, pdf)
    expect((await put(small.body.id, 0, Buffer.alloc(101))).status).toBe(400)
    expect((await put(small.body.id, 0, Buffer.alloc(0))).status).toBe(400)
    expect((await put(small.body.id, 0, Buffer.alloc(1_100_000))).status).toBe(413)
  })

  test('everything of somebody else', async () => {
    const { id } = (await upload(makePdf(), pdf)).body
    const open = await begin(1000)
    for (const refused of [
      await look(id, stranger),
      await put(open.body.id, 0, Buffer.alloc(1000), stranger),
      await ask('DELETE', `/customer/uploads/${id}`, { as: stranger }),
      await ask('POST', `/customer/files/${id}/link`, { as: stranger, body: {} }),
      await ask('GET', `/customer/files/${id}/looks`, { as: stranger }),
      await look('../../etc/passwd'),
      await look('11111111-1111-4111-8111-111111111111'),
    ])
      expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await look(id)).status).toBe(200)
  })
})

test('the name of an upload cannot name a folder or contain markup', async () => {
  const names = [
    '../../etc/passwd',
    'C:\\Windows\\a.pdf',
    '<b>"x"</b>.pdf',
    '\u202egnp.pdf',
    '   ',
    'پاسپۆرت.pdf',
    'x'.repeat(400),
  ]
  const shown = []
  for (const [index, name] of names.entries()) shown.push((await begin(1000, { name, form: `f${index}` })).body.name)
  expect(shown).toEqual(['passwd', 'a.pdf', 'b.pdf', 'gnp.pdf', 'file', 'پاسپۆرت.pdf', 'x'.repeat(120)])
})

test('neither a document nor its name is stored in plaintext', async () => {
  const content = makePdf(2 * pieceBytes)
  await upload(content, { name: 'Vashlahir.pdf' })
  const open = await begin(content.length, { name: 'Vashlahir.pdf', form: 'b' })
  await put(open.body.id, 0, content.subarray(0, pieceBytes))
  const stored = files.contents()
  expect(stored.length).toBeGreaterThan(2)
  for (const { name, bytes } of stored) {
    expect(bytes.includes('passport')).toBe(false)
    expect(name).not.toContain('Vashlahir')
  }
  const { rows } = await sql<{ text: string }>`select f::text as text from files f`.execute(database.db)
  expect(rows.filter(({ text }) => text.includes('Vashlahir'))).toEqual([])
})

test('a removed file is gone at once', async () => {
  const { id } = (await upload(makePdf(pieceBytes), pdf)).body
  const { rows } = await sql<{ key: string }>`select storage_key as key from files where id = ${id}::uuid`.execute(
    database.db,
  )
  const key = rows[0]?.key ?? ''
  expect(await files.store.list(key)).not.toEqual([])
  expect((await ask('DELETE', `/customer/uploads/${id}`)).body).toEqual({ id })
  expect(await files.store.list(key)).toEqual([])
  expect((await look(id)).status).toBe(404)
})

test('a file is gone with its account', async () => {
  const { id } = (await upload(makePdf(pieceBytes), pdf)).body
  const { rows } = await sql<{ key: string }>`select storage_key as key from files where id = ${id}::uuid`.execute(
    database.db,
  )
  await ask('POST', '/customer/auth/delete-account', { body: { password: 'correct horse battery', acceptLoss: true } })
  expect(await files.store.list(rows[0]?.key ?? '')).toEqual([])
  expect(await findStrays(database.db, files)).toEqual([])
})
