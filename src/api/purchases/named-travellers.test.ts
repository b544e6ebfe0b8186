import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPersonalSeal } from '../../db/personal-seal.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'
import { openTravellers } from '../travellers/seal-travellers.ts'
import { addSale, type TestSale, toChoice } from './testing/sales.ts'

const database = openTestDatabase()
const seal = createPersonalSeal(['a secret of thirty-two characters'])
const now = new Date('2027-01-10T09:00:00Z')
const api = () => createApi({ db: database.db, accounts: testAccounts, personalSeal: seal, now: () => now })

const zara = {
  firstName: 'Zara',
  lastName: 'Khalilova',
  birthDate: '1990-05-17',
  gender: 'female',
  passportNumber: 'Q7654321',
  passportExpiresOn: '2030-01-01',
  nationality: 'IQ',
}
/** Twelve on the day after the departure, 1 March. */
const child = { ...zara, firstName: 'Dilan', birthDate: '2015-03-02', passportNumber: 'Q1112223' }
const infant = { ...zara, firstName: 'Nali', birthDate: '2026-06-01', passportNumber: 'Q9998887' }

async function buy(sale: TestSale, body: object, idempotencyKey?: string) {
  const { token } = await addMember(database.db)
  const { party: _, ...choice } = { party: null, ...toChoice(sale) }
  return api().dispatch('POST /customer/purchases', {
    locale: 'en',
    token,
    body: { ...choice, paymentMethod: 'qi', ...body },
    ...(idempotencyKey && { idempotencyKey }),
  })
}
const tour = () => addSale(database.db, 'tourism', { travellerData: 'passports' })

test('the price depends on the ages on the day of departure', async () => {
  const sale = await tour()
  const { id, total } = await buy(sale, { travellers: [zara, child, infant] })
  expect(total.amount).toBe(400_000 + 300_000 + 40_000)
  const { rows } = await sql<{ order: number; travellers: string; people: number[] }>`
    select order_id as order, travellers, array[adults, children, infants] as people from purchases where id = ${id}`.execute(
    database.db,
  )
  expect(rows[0]?.people).toEqual([1, 1, 1])
  expect(openTravellers(seal, rows[0]?.travellers ?? '', { order: rows[0]?.order ?? 0 })).toEqual([zara, child, infant])
})

test.each([
  ['nobody is named', { party: { adults: 1, childrenAges: [] } }, 'TRAVELLERS_REQUIRED'],
  ['nobody is named or counted', {}, 'TRAVELLERS_REQUIRED'],
  ['one too few', { party: { adults: 2, childrenAges: [] }, travellers: [zara] }, 'PARTY_MISMATCH'],
  [
    'a child instead of an adult',
    { party: { adults: 2, childrenAges: [] }, travellers: [zara, child] },
    'PARTY_MISMATCH',
  ],
  ['a passport that ends too soon', { travellers: [{ ...zara, passportExpiresOn: '2027-09-04' }] }, 'PASSPORT_EXPIRES'],
  ['no passport', { travellers: [{ ...zara, passportNumber: '' }] }, 'TRAVELLERS_REQUIRED'],
  ['children alone', { travellers: [child] }, 'INVALID_ADULTS'],
])('refused: %s', async (_, body, code) => {
  const sale = await tour()
  const problem = await buy(sale, body).catch((error) => error)
  expect(problem.code).toBe(code)
  expect(JSON.stringify([problem.message, problem.fields, problem.details])).not.toContain(zara.passportNumber)
})

test('refused: a nationality that the operator does not offer, beside the field of that traveller, and nothing is held', async () => {
  const sale = await tour()
  await expect(buy(sale, { travellers: [zara, { ...child, nationality: 'IL' }] })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { 'travellers.1.nationality': { error: 'not_offered' } },
  })
  const { rows } = await sql`select taken from stocks where sale_id = ${sale.sale} and taken > 0`.execute(database.db)
  expect(rows).toEqual([])
})

test('a passport that is good until six months after the return will do', async () => {
  await buy(await tour(), { travellers: [{ ...zara, passportExpiresOn: '2027-09-05' }] })
})

test('a sale that asks for names stores as many names as places, and nothing else', async () => {
  const sale = await addSale(database.db, 'event', { travellerData: 'names' })
  await expect(buy(sale, { travellers: [zara, child] })).rejects.toMatchObject({ code: 'PARTY_MISMATCH' })
  const { id } = await buy(sale, { travellers: [zara] })
  const { rows } = await sql<{ order: number; travellers: string }>`
    select order_id as order, travellers from purchases where id = ${id}`.execute(database.db)
  expect(openTravellers(seal, rows[0]?.travellers ?? '', { order: rows[0]?.order ?? 0 })).toMatchObject([
    { firstName: 'Zara', birthDate: null, passportNumber: null },
  ])
})

test('no traveller is stored if the sale asks for none', async () => {
  const { id } = await buy(await addSale(database.db, 'event'), { travellers: [zara] })
  const { rows } = await sql`select travellers from purchases where id = ${id}`.execute(database.db)
  expect(rows).toEqual([{ travellers: null }])
})

test('no data of a traveller is stored in plaintext, also with an Idempotency-Key', async () => {
  const sale = await tour()
  await buy(sale, { travellers: [zara] }, 'sealed')
  await buy(sale, { travellers: [{ ...zara, passportExpiresOn: '2027-02-01' }] }, 'refused').catch(() => null)
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    database.db,
  )
  expect(tables.length).toBeGreaterThan(40)
  for (const { name } of tables)
    for (const secret of [zara.passportNumber, zara.lastName]) {
      const { rows } = await sql`select from ${sql.table(name)} t where t::text like ${`%${secret}%`} limit 1`.execute(
        database.db,
      )
      expect([name, rows.length]).toEqual([name, 0])
    }
})
