import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { mountApi } from '../http.ts'
import { createApi } from '../service.ts'
import { requireProgram } from '../testing/run-until-killed.ts'
import { addProperty, toSelection } from './testing/booking.ts'

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

const post = (token: string, payload: object, key?: string, lang = 'en') =>
  app.inject({
    method: 'POST',
    url: `/customer/reservations?lang=${lang}`,
    headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
    payload,
  })
const toBody = (property: Awaited<ReturnType<typeof addProperty>>) => ({
  ...toSelection(property),
  total: 200_000,
  paymentMethod: 'qi',
})
const countOf = async (property: number) =>
  Number(
    (await sql<{ n: bigint }>`select count(*) n from reservations where property_id = ${property}`.execute(database.db))
      .rows[0]?.n,
  )

describe('an Idempotency-Key', () => {
  test('replays status and body, to the letter', async () => {
    const property = await addProperty(database.db, [{ units: 5 }])
    const { token } = await addMember(database.db)
    const first = await post(token, toBody(property), 'a-key')
    expect(first.statusCode).toBe(200)
    const second = await post(token, toBody(property), 'a-key')
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
    expect(await countOf(property.id)).toBe(1)
    expect((await post(token, toBody(property), 'another')).json().id).not.toBe(first.json().id)
    expect((await post(token, toBody(property))).json().id).not.toBe(first.json().id)
  })

  test('replays a refusal, even when there is room again', async () => {
    const property = await addProperty(database.db, [{ units: 1 }, { units: 1, price: 150_000 }])
    const [member, other] = [await addMember(database.db), await addMember(database.db)]
    await post(other.token, toBody(property))
    const refused = await post(member.token, toBody(property), 'a-key', 'ar')
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'ROOM_UNAVAILABLE',
      message: 'سبقك غيرك إلى حجز هذه الغرف. يرجى اختيار غرف أخرى.',
      details: { combinations: [{ roomCount: 1, price: { amount: 300_000, currency: 'IQD' } }] },
    })
    await sql`update room_types set units = 9 where property_id = ${property.id}`.execute(database.db)
    const again = await post(member.token, toBody(property), 'a-key', 'ar')
    const { details: _, ...said } = refused.json()
    expect([again.statusCode, again.json()]).toEqual([409, said])
    expect((await post(member.token, toBody(property), 'a-new-key')).statusCode).toBe(200)
  })

  test('with another body is refused with 422', async () => {
    const property = await addProperty(database.db, [{ units: 5 }])
    const { token } = await addMember(database.db)
    await post(token, toBody(property), 'a-key')
    const refused = await post(token, { ...toBody(property), notes: 'Late' }, 'a-key', 'ku')
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
      message: 'ئەم داواکارییە پێشتر بە زانیاریی تر نێردراوە. تکایە لە سەرەتاوە دەست پێ بکەرەوە.',
    })
    expect(await countOf(property.id)).toBe(1)
  })

  test('of another customer is another key', async () => {
    const property = await addProperty(database.db, [{ units: 5 }])
    for (const { token } of [await addMember(database.db), await addMember(database.db)])
      await post(token, toBody(property), 'a-key')
    expect(await countOf(property.id)).toBe(2)
  })

  test('that is no key is named', async () => {
    const property = await addProperty(database.db, [{ units: 5 }])
    const { token } = await addMember(database.db)
    const refused = await post(token, toBody(property), 'x'.repeat(256))
    expect(refused.json()).toMatchObject({
      code: 'INVALID_INPUT',
      errors: { 'Idempotency-Key': 'This is not a valid value.' },
    })
  })

  test('is documented where it counts', async () => {
    const { paths } = (await app.inject('/openapi.json')).json()
    const names = (path: string) => paths[path].post.parameters.map(({ name }: { name: string }) => name)
    expect(names('/customer/reservations')).toContain('Idempotency-Key')
    expect(names('/customer/reservations/calculate-price')).not.toContain('Idempotency-Key')
  })
})

test('a server that is killed after the commit has booked once, and says so when asked again', async () => {
  const property = await addProperty(database.db, [{ units: 5 }])
  const { token } = await addMember(database.db)
  const program = requireProgram(new URL('./testing/killed-booking.ts', import.meta.url))
  const body = JSON.stringify(toBody(property))
  const killed = await promisify(execFile)(process.execPath, [program, database.url, token, 'a-key', body]).catch(
    (error) => error,
  )
  expect(killed).toMatchObject({ signal: 'SIGKILL' })
  expect(await countOf(property.id)).toBe(1)
  const answer = await post(token, toBody(property), 'a-key')
  expect(answer.json()).toMatchObject({ id: expect.any(Number), status: 'pending', payment: { link: null } })
  expect(await countOf(property.id)).toBe(1)
})

test('what was booked yesterday is answered again, although its day is over', async () => {
  const property = await addProperty(database.db, [{ units: 5 }])
  const { token } = await addMember(database.db)
  const book = (at: string) =>
    createApi({ db: database.db, accounts: testAccounts, now: () => new Date(at) }).dispatch(
      'POST /customer/reservations',
      {
        locale: 'en',
        token,
        idempotencyKey: 'midnight',
        body: { ...toBody(property), checkIn: '2027-01-10', checkOut: '2027-01-12' },
      },
    )
  const first = await book('2027-01-10T20:59:00Z')
  expect(await book('2027-01-10T21:01:00Z')).toEqual(first)
})
