import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPersonalSeal } from '../../db/personal-seal.ts'
import { sealAnew } from '../../db/queries/sealed-texts.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, testAccounts, testPassword } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'
import { addVisa, openApplying, toApplicant, travelDate } from './testing/applying.ts'

const database = openTestDatabase()
const tools = openApplying(database)
const { api, applyAndPay, addOfficer, work, filesOf, now, bank } = tools

const leave = (token: string, more: object = {}) =>
  api().dispatch('POST /customer/auth/delete-account', {
    locale: 'en',
    token,
    body: { password: testPassword, ...more },
  })
const statusOf = async (id: number): Promise<string[]> => {
  const { rows } = await sql<{ state: string }>`
    select a.status || ' ' || coalesce(o.refund_amount::text, 'nothing') as state
    from visa_applications a join orders o on o.id = a.order_id where a.id = ${id}`.execute(database.db)
  return rows.map(({ state }) => state)
}

test('deleting an account names open applications, then withdraws and erases them', async () => {
  const visa = await addVisa(database.db)
  const [fresh, begun] = [await applyAndPay(visa), await applyAndPay(visa)]
  await work('take', await addOfficer(visa), begun.id)
  await expect(leave(fresh.member.token)).rejects.toMatchObject({
    code: 'BELONGINGS_LEFT',
    details: { belongings: { visaApplications: [{ applicationId: fresh.id, isBegun: false }] } },
  })
  await expect(leave(begun.member.token)).rejects.toMatchObject({
    details: { belongings: { visaApplications: [{ isBegun: true }] } },
  })
  await leave(fresh.member.token, { acceptLoss: true })
  await leave(begun.member.token, { acceptLoss: true })
  expect(await statusOf(fresh.id)).toEqual(['withdrawn 150000'])
  expect(await statusOf(begun.id)).toEqual(['withdrawn 0'])
  for (const one of [fresh, begun]) {
    expect(await filesOf(one)).toEqual([])
    const { rows } = await sql`
      select from visa_applicants where application_id = ${one.id} and sealed is not null
      union all select from visa_messages where application_id = ${one.id}
      union all select from files where customer_id = ${one.member.customer}`.execute(database.db)
    expect(rows).toEqual([])
  }
})

test('the export has people, papers and messages, and tables have them sealed, also under a new key', async () => {
  const first = createPersonalSeal(['the first key of this test, thirty-two'])
  const both = createPersonalSeal([
    'the second key of this test, of 32 chars',
    'the first key of this test, thirty-two',
  ])
  const visa = await addVisa(database.db)
  const member = await addMember(database.db)
  const mine = { locale: 'en', token: member.token } as const
  const open = (seal: typeof first) =>
    createApi({
      db: database.db,
      accounts: testAccounts,
      payments: bank().payments,
      personalSeal: seal,
      digest: seal.digest,
      now,
    })
  const applicants = [
    await toApplicant(database.db, member, { fullName: 'QWYNTESSA VASHLAHIR', passportNumber: 'QZ7719403' }),
  ]
  const body = { visaId: visa.visa, purpose: 'family', travelDate, applicants, paymentMethod: 'qi' }
  const { id } = await open(first).dispatch('POST /customer/visa-applications', { ...mine, body, idempotencyKey: 'x' })
  const draft = { applicants: [{ fullName: 'QWYNTESSA VASHLAHIR' }] }
  await open(first).dispatch('PUT /customer/visa-drafts/{id}', { ...mine, params: { id: visa.visa }, body: { draft } })
  // So long that no sealed text has them by chance.
  const findMarks = async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db)
    const found: string[] = []
    for (const { name } of rows) {
      const hit = await sql`
        select from ${sql.table(name)} t where t::text ~* 'QWYNTESSA|VASHLAHIR|QZ7719403' limit 1`.execute(database.db)
      if (hit.rows.length > 0) found.push(name)
    }
    return found
  }
  expect(await findMarks()).toEqual([])
  expect(await sealAnew(database.db, both)).toBeGreaterThanOrEqual(2)
  const { visaApplications } = await open(both).dispatch('POST /customer/auth/export', {
    ...mine,
    body: { password: testPassword },
  })
  expect(visaApplications).toMatchObject([
    {
      id,
      applicants: [{ number: 1, passportNumber: '••••••403' }],
      files: [{ field: 'passport' }, { field: 'photo' }],
    },
  ])
  expect(
    await open(both).dispatch('GET /customer/visa-drafts/{id}', { ...mine, params: { id: visa.visa } }),
  ).toMatchObject({
    draft,
  })
  expect(await findMarks()).toEqual([])
})
