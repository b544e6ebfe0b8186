import { once } from 'node:events'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { bytesOfSending, linkLifetime, maxLeaving } from '../../domain/files/file.ts'
import { later } from '../../domain/time/later.ts'
import { createLimits } from '../../http/limits.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { mountApi } from '../http.ts'
import { createApi } from '../service.ts'
import { addFile } from './add-file.ts'
import { deleteFiles } from './delete-files.ts'
import { toFileLink } from './file-link.ts'
import { createOpenFile } from './open-file.ts'
import { makeJpeg, makePdf } from './testing/contents.ts'
import { openTestFiles } from './testing/files.ts'

const database = openTestDatabase()
const files = openTestFiles()
const app: FastifyInstance = fastify()
let clock = new Date()
beforeAll(async () => {
  const api = createApi({ db: database.db, accounts: testAccounts, files, now: () => clock })
  await app.register((scope) => mountApi(scope, { api, origins: [], publicUrl: 'https://api.example' }), {
    prefix: '/services/api',
  })
})
afterAll(() => app.close())

const content = makePdf(1_500_000)
const add = async (owner: TestMember, more: { name?: string; content?: Buffer } = {}) =>
  (
    await addFile(
      database.db,
      files,
      { customer: owner.customer, field: 'visa', name: 'visa.pdf', content, ...more },
      clock,
    )
  ).id
const get = (url: string) => app.inject({ url })
const toLink = async (owner: TestMember, file: string) => {
  const headers = { authorization: `Bearer ${owner.token}` }
  const answer = await app.inject({ method: 'POST', url: `/services/api/customer/files/${file}/link`, headers })
  return answer.json().url as string
}
const looksOf = async (owner: TestMember, file: string) => {
  const headers = { authorization: `Bearer ${owner.token}` }
  return (await app.inject({ url: `/services/api/customer/files/${file}/looks`, headers })).json().data
}

test('a link brings the whole file, as something to be saved and nothing else', async () => {
  const owner = await addMember(database.db)
  const file = await add(owner, { name: 'فیزای "من".pdf' })
  const answer = await get(await toLink(owner, file))
  expect(answer.rawPayload.equals(content)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': `attachment; filename="________.pdf"; filename*=UTF-8''${encodeURIComponent('فیزای من.pdf')}`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
})

test('a picture is called what it has become', async () => {
  const owner = await addMember(database.db)
  const file = await add(owner, { name: 'photo.HEIC', content: await makeJpeg() })
  const { headers } = await get(await toLink(owner, file))
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'image/jpeg',
    expect.stringContaining('filename="photo.jpg"'),
  ])
})

test('every look is written down, for the owner to read', async () => {
  const [owner, operator] = [await addMember(database.db), await addMember(database.db)]
  const file = await add(owner)
  await get(await toLink(owner, file))
  await get(toFileLink(files, file, { ...operator, role: 'operator' }, clock).url)
  expect(await looksOf(owner, file)).toEqual([
    { role: 'operator', isOwn: false, at: clock.toISOString() },
    { role: 'owner', isOwn: true, at: clock.toISOString() },
  ])
})

test('a link that was guessed, changed or made for another file leads nowhere, and nobody is said to have looked', async () => {
  const owner = await addMember(database.db)
  const [file, other] = [await add(owner), await add(owner)]
  const link = await toLink(owner, file)
  const token = link.split('token=')[1] ?? ''
  const changed = `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`
  for (const wrong of [
    link.replace(token, changed),
    link.replace(token, ''),
    link.split('?')[0] ?? '',
    link.replace(file, other),
    link.replace(file, '11111111-1111-4111-8111-111111111111'),
    link.replace(file, '..%2f..%2fetc%2fpasswd'),
    `${link}&token=${token}`,
  ]) {
    const { statusCode, body } = await get(wrong)
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'NOT_FOUND'])
  }
  expect(await looksOf(owner, file)).toEqual([])
})

test('a link is good for five minutes, and says when it no longer is', async () => {
  const owner = await addMember(database.db)
  const file = await add(owner)
  const link = await toLink(owner, file)
  const made = clock
  clock = later(made, linkLifetime - 1)
  expect((await get(link)).statusCode).toBe(200)
  clock = later(made, linkLifetime)
  const late = await get(`${link}&lang=ar`)
  clock = made
  expect([late.statusCode, late.json().code]).toEqual([410, 'LINK_EXPIRED'])
  expect(late.json().message).toContain('انتهت صلاحية')
})

test('a link to a file ends with the session that created it', async () => {
  const owner = await addMember(database.db)
  const link = await toLink(owner, await add(owner))
  expect((await get(link)).statusCode).toBe(200)
  await sql`update sessions set ended_at = ${clock} where id = ${owner.session}::uuid`.execute(database.db)
  expect((await get(link)).statusCode).toBe(404)
})

test('a link to a file ends with the file', async () => {
  const owner = await addMember(database.db)
  const file = await add(owner)
  const link = await toLink(owner, file)
  await deleteFiles(database.db, files, [file], clock)
  expect((await get(link)).statusCode).toBe(404)
  expect(files.contents().filter(({ bytes }) => bytes.length === 0)).toEqual([])
})

test('a content that was changed, or put in the place of another, is not shown', async () => {
  const owner = await addMember(database.db)
  const [one, other] = [await add(owner), await add(owner)]
  const placeOf = async (file: string) => {
    const { rows } = await sql<{ key: string; name: string }>`
      select f.storage_key as key, p.name from files f join file_pieces p on p.file_id = f.id and p.start = 0
      where f.id = ${file}::uuid`.execute(database.db)
    return rows[0] ?? { key: '', name: '' }
  }
  const [to, from] = [await placeOf(one), await placeOf(other)]
  const own = await files.store.get(to.key, to.name)
  const changed = Buffer.from(own)
  changed[100] = (changed[100] ?? 0) ^ 1
  for (const wrong of [changed, own.subarray(0, -1), await files.store.get(from.key, from.name)]) {
    await files.store.delete(to.key, [to.name])
    await files.store.put(to.key, to.name, [wrong])
    const answer = await get(await toLink(owner, one))
    expect([answer.statusCode, answer.rawPayload.includes('passport')]).toEqual([500, false])
  }
})

test('links that are opened and not read do not fill the memory', async () => {
  const owner = await addMember(database.db)
  const file = await add(owner)
  const max = maxLeaving.ofOne / bytesOfSending
  const open = createOpenFile({
    db: database.db,
    files,
    limits: createLimits({ key: Buffer.from('x') }),
    now: () => clock,
  })
  const { searchParams } = new URL(await toLink(owner, file), 'http://x')
  const look = () => open({ file, token: searchParams.get('token') ?? '', address: '192.0.2.7' })
  const opened = await Promise.all(Array.from({ length: max }, look))
  await expect(look()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await looksOf(owner, file)).toHaveLength(max)
  clock = later(clock, 21)
  opened.push(await look())
  const left = opened.filter(({ content }) => !content.destroyed)
  expect(left).toHaveLength(max)
  const ended = left.map(({ content }) => once(content.destroy(), 'close'))
  await Promise.all(ended)
  expect((await look()).bytes).toBe(content.length)
})
