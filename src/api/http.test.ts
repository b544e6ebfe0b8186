import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../contract/contract.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { addMember, testAccounts, testPassword } from './customers/testing/member.ts'
import { mountApi } from './http.ts'
import { createApi } from './service.ts'

const database = openTestDatabase()
const app: FastifyInstance = fastify()
beforeAll(() =>
  mountApi(app, {
    api: createApi({ db: database.db, accounts: testAccounts }),
    origins: ['https://safar.example'],
    publicUrl: 'https://api.example',
  }),
)
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('over HTTP', () => {
  test('`lang` localises, and says so; a broken one means English', async () => {
    const titles = await Promise.all(
      ['', '?lang=ar', '?lang=ku', '?lang=xx', '?lang=ar&lang=ku'].map(
        async (query) => (await get(`/locations${query}`)).json().data[0].title,
      ),
    )
    expect(titles).toEqual(['Baghdad', 'بغداد', 'بەغدا', 'Baghdad', 'Baghdad'])
    expect((await get('/locations?lang=ku')).headers['content-language']).toBe('ckb')
  })

  test('a refusal is a code, and its message is in the caller’s language', async () => {
    const refused = await get('/public/events?limit=abc&page=0&lang=ar')
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({
      statusCode: 400,
      code: 'INVALID_INPUT',
      message: 'يرجى ملء جميع الحقول ببيانات صحيحة.',
      errors: { limit: 'يجب أن تكون القيمة رقماً.', page: 'يجب ألّا تقل القيمة عن 1.' },
    })
  })

  test.each([
    '/public/events/999999',
    '/public/events/abc',
    '/nowhere',
    '/public/advertisements/no_such_type',
    '/public/events/%00',
  ])('%s is a 404 with a body', async (url) => {
    const answer = await get(`${url}?lang=ku`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      statusCode: 404,
      code: 'NOT_FOUND',
      message: 'ئەوەی بەدوایدا دەگەڕێیت نەدۆزرایەوە.',
    })
  })

  test('the four forms of advertisements', async () => {
    const all = (await get('/public/advertisements')).json()
    expect(all.meta.total).toBe(12)
    const banners = (await get('/public/advertisements/home_banner')).json()
    expect(banners.data.map(({ type }: { type: string }) => type)).toEqual(Array(3).fill('home_banner'))
    expect((await get(`/public/advertisements/${banners.data[0].id}`)).json()).toEqual(banners.data[0])
    expect((await get(`/public/advertisements/${banners.data[0].id}/views`)).json()).toEqual({
      views: expect.any(Number),
    })
  })

  test('only the configured origin may read from a browser', async () => {
    expect((await get('/locations', { origin: 'https://safar.example' })).headers['access-control-allow-origin']).toBe(
      'https://safar.example',
    )
    expect(
      (await get('/locations', { origin: 'https://evil.example' })).headers['access-control-allow-origin'],
    ).toBeUndefined()
  })

  test.each(['PUT', 'DELETE'])('a page of the configured origin may %s', async (method) => {
    const headers = { origin: 'https://safar.example', 'access-control-request-method': method }
    const asked = await app.inject({ method: 'OPTIONS', url: '/customer/auth/self', headers })
    expect(String(asked.headers['access-control-allow-methods']).split(', ')).toContain(method)
  })

  test('public reads may be cached, counting may not', async () => {
    expect((await get('/public/events')).headers['cache-control']).toMatch(/^public, max-age=60/)
    expect((await get('/public/advertisements/1/views')).headers['cache-control']).toBe('no-store')
    expect((await get('/public/events?page=0')).headers['cache-control']).toBe('no-store')
  })
})

describe('views of an advertisement', () => {
  const view = async (id: number, cookie = '') => {
    const answer = await get(`/public/advertisements/${id}/views`, { cookie })
    const set = answer.cookies.find(({ name }) => name === 'safar_visit')
    return { views: answer.json().views as number, cookie: `safar_visit=${set?.value}`, set }
  }

  test('count a few times a day from one address, however many cookies it makes up', async () => {
    const { rows } = await sql<{ id: number }>`select max(id) as id from advertisements`.execute(database.db)
    const id = rows[0]?.id ?? 0
    for (let count = 0; count < 120; count++) await view(id)
    expect((await view(id)).views).toBeLessThanOrEqual(20)
    const stored =
      await sql`select visit_id::text as key from advertisement_visits where advertisement_id = ${id}`.execute(
        database.db,
      )
    expect(stored.rows.length).toBeLessThanOrEqual(20)
  })

  test('count once a visitor', async () => {
    const first = await view(2)
    expect(first).toMatchObject({ views: 1, set: { httpOnly: true, sameSite: 'Lax', path: '/' } })
    expect((await view(2, first.cookie)).views).toBe(1)
    expect((await view(3, first.cookie)).views).toBe(1)
  })

  test('count once when one visit asks many times at the same moment', async () => {
    const { cookie } = await view(4)
    const seen = await Promise.all(Array.from({ length: 20 }, () => view(5, cookie)))
    expect(Math.max(...seen.map(({ views }) => views))).toBe(1)
  })

  test('a made-up cookie begins a visit of its own', async () => {
    const { cookie } = await view(6, 'safar_visit=admin')
    expect(cookie).toMatch(/safar_visit=[0-9a-f-]{36}/)
  })

  test('of an unknown advertisement are not counted', async () => {
    expect((await get('/public/advertisements/99999/views')).statusCode).toBe(404)
  })
})

describe('signed in', () => {
  const as = (token: string) => ({ authorization: `Bearer ${token}` })

  test('the token is a bearer’s, and nothing that is somebody’s is stored by a cache', async () => {
    const { token, phone } = await addMember(database.db)
    const answer = await get('/customer/auth/me', as(token))
    expect(answer.json()).toMatchObject({ phone, status: 'active' })
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const scheme of ['bearer', 'BEARER', 'Bearer  '])
      expect((await get('/customer/auth/me', { authorization: `${scheme} ${token}` })).statusCode).toBe(200)
    const refused = await get('/customer/auth/me?lang=ku', { authorization: token })
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ code: 'UNAUTHORIZED', message: 'تکایە بۆ بەردەوامبوون بچۆ ژوورەوە.' })
  })

  test('the export is saved as a file, other answers are not', async () => {
    const { token } = await addMember(database.db)
    const payload = { password: testPassword }
    const file = await app.inject({ method: 'POST', url: '/customer/auth/export', headers: as(token), payload })
    expect(file.headers).toMatchObject({
      'content-disposition': 'attachment; filename="safar-export.json"',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect((await get('/customer/auth/me', as(token))).headers['content-disposition']).toBeUndefined()
  })

  test('a write answers in the language of the call, a refusal field by field', async () => {
    const { token } = await addMember(database.db)
    const save = (payload: object) =>
      app.inject({ method: 'PUT', url: '/customer/auth/self?lang=ar', headers: as(token), payload })
    expect((await save({ name: 'Aras' })).json()).toMatchObject({ name: 'Aras', message: 'تم حفظ معلوماتك الشخصية.' })
    const refused = await save({ email: 'nobody' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual({ email: 'البريد الإلكتروني غير صحيح.' })
  })

  test('a session is ended by its address', async () => {
    const { token, session } = await addMember(database.db)
    const end = (id: string) =>
      app.inject({ method: 'DELETE', url: `/customer/auth/sessions/${id}`, headers: as(token) })
    expect((await end('1')).statusCode).toBe(404)
    expect((await end(session)).statusCode).toBe(200)
    expect((await end(session)).statusCode).toBe(401)
  })
})

test('the OpenAPI document and its page show every call', async () => {
  const document = (await get('/openapi.json')).json()
  const page = (await get('/docs')).body
  for (const key of Object.keys(contract)) {
    const [method = '', path = ''] = key.split(' ')
    expect(document.paths[path][method.toLowerCase()].responses['200']).toBeDefined()
    expect(page).toContain(`${method} ${path}`)
  }
})

test('an unknown failure is a 500 that tells nothing but its id', async () => {
  const broken = fastify()
  const dispatch = () => Promise.reject(new Error('secret detail'))
  const api = createApi({ db: database.db })
  await mountApi(broken, { api: { ...api, dispatch }, origins: [], publicUrl: '' })
  const answer = await broken.inject('/locations?lang=ar')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ code: 'INTERNAL', requestId: expect.any(String) })
  expect(answer.body).not.toContain('secret')
  await broken.close()
})
