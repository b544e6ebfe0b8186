import { sql } from 'kysely'
import { afterEach } from 'vitest'
import type { Contract, Ok } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import { putMembership } from '../../../db/queries/organisations/memberships.ts'
import type { TestDatabase } from '../../../db/testing/database.ts'
import type { RoleKey } from '../../../domain/organisations/roles.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { noFiles } from '../../files/file-context.ts'
import { workFiles } from '../../files/work-files.ts'
import { orderKinds } from '../../order-kinds.ts'
import { expireHolds } from '../../orders/expire-holds.ts'
import { sweepPayments } from '../../payments/sweep.ts'
import { openPaying } from '../../payments/testing/paying.ts'
import { workRefunds } from '../../payments/work-refunds.ts'
import { notifyOfLate } from '../notify-late.ts'

export type TestVisa = { visa: number; seller: number; fee: number }
type VisaInput = {
  papers?: Record<string, 'required' | 'optional'>
  rejectPercent?: number
  workingDays?: number
  passportMonths?: number
  nationalities?: string[]
}

/** A visa of the test's own with an agency of its own, in dinars. */
export async function addVisa(db: Db, input: VisaInput = {}): Promise<TestVisa> {
  const { papers = { passport: 'required', photo: 'required', document: 'optional' }, rejectPercent = 60 } = input
  const { workingDays = 5, passportMonths = 6, nationalities = ['IQ'] } = input
  const fee = 150_000
  const { rows } = await sql<{ visa: number; seller: number }>`
    with seller as (
      insert into sellers (key, kind, title, phone, location_id)
      select gen_random_uuid()::text, 'agency', title, phone, location_id from sellers order by id limit 1 returning id),
    visa as (
      insert into visas (key, country, country_name, kind, location_id, title, description, requirements, processing_least, processing_most,
        stay_days, validity_days, entries, is_electronic, price, currency, album_id)
      select gen_random_uuid()::text, country, country_name, kind, location_id, title, description, requirements, 0, ${workingDays}::int, stay_days,
        validity_days, entries, is_electronic, ${fee}::int, 'IQD', album_id from visas order by id limit 1 returning id)
    insert into visa_forms (visa_id, seller_id, papers, questions, purposes, nationalities, passport_months, reject_percent)
    select visa.id, seller.id, ${JSON.stringify(papers)}::jsonb, (select questions from visa_forms order by visa_id limit 1), '{tourism,family}',
      ${nationalities}::text[], ${passportMonths}::int, ${rejectPercent}::int
    from visa, seller returning visa_id as visa, seller_id as seller`.execute(db)
  if (!rows[0]) throw new Error('No visa was added')
  return { ...rows[0], fee }
}

/** An upload that was found good. */
export async function addUpload(db: Db, { customer }: Pick<TestMember, 'customer'>, field: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into files (customer_id, form, field, name, announced, storage_key, key_id, media_type, bytes, received, created_at, ready_at)
      values (${customer}, '', ${field}, 'paper.jpg', '', gen_random_uuid()::text, 'test', 'image/jpeg', 3, 3, now(), now()) returning id),
    kept as (insert into file_pieces (file_id, start, bytes, name) select id, 0, 3, '0' from made)
    select id from made`.execute(db)
  return rows[0]?.id ?? ''
}

let count = 0

export const testPerson = () => ({
  fullName: 'SARA AHMED KARIM',
  birthDate: '1990-05-04',
  gender: 'female',
  passportNumber: `A${1_000_000 + ++count}`,
  passportExpiresOn: '2030-01-01',
  nationality: 'IQ',
  answers: { job: 'دکتۆر', before: 'no' },
})

/** Everything that the visa requires. */
export const toApplicant = async (db: Db, member: Pick<TestMember, 'customer'>, more: object = {}) => ({
  ...testPerson(),
  papers: {
    passport: [await addUpload(db, member, 'passport')],
    photo: [await addUpload(db, member, 'photo')],
  },
  ...more,
})

type Body = Partial<Record<keyof Contract['POST /customer/visa-applications']['body']['shape'], unknown>>
type More = Body & { member?: TestMember; people?: number; idempotencyKey?: string }
export type TestApplication = Ok<'POST /customer/visa-applications'> & { member: TestMember; visa: TestVisa }
type Worked = 'take' | 'leave' | 'ask' | 'accept' | 'reject'

export const travelDate = '2027-06-01'

/** Applying over the sandbox, with the clock and the jobs in the hands of the test. */
export function openApplying(database: TestDatabase) {
  const paying = openPaying(database)
  const { api, bank, now, ask, pass } = paying

  async function apply(visa: TestVisa, { member: who, people = 1, idempotencyKey, ...more }: More = {}) {
    const member = who ?? (await addMember(database.db))
    const applicants: object[] = []
    if (!more.applicants)
      for (let left = people; left > 0; left--) applicants.push(await toApplicant(database.db, member))
    const body = { visaId: visa.visa, purpose: 'tourism', travelDate, applicants, paymentMethod: 'qi', ...more }
    const made = await api().dispatch('POST /customer/visa-applications', {
      locale: 'en',
      token: member.token,
      body,
      ...(idempotencyKey && { idempotencyKey }),
    })
    return { ...made, member, visa, body }
  }
  /** Pays at the bank, and comes back to the page that asks how it went. */
  async function pay({ member, orderId, payment }: TestApplication) {
    await bank().choose(payment.link)
    pass(1)
    return ask('GET /customer/orders/{id}/payment', member, orderId)
  }
  async function applyAndPay(visa: TestVisa, more: More = {}): Promise<TestApplication> {
    const made = await apply(visa, more)
    await pay(made)
    return made
  }
  const see = ({ member, id }: Pick<TestApplication, 'member' | 'id'>) =>
    ask('GET /customer/visa-applications/{id}', member, id)
  const withdraw = ({ member, id }: Pick<TestApplication, 'member' | 'id'>) =>
    ask('PUT /customer/visa-applications/{id}/withdraw', member, id)
  const answer = ({ member, id }: Pick<TestApplication, 'member' | 'id'>, body: object, idempotencyKey?: string) =>
    api().dispatch('POST /customer/visa-applications/{id}/answer', {
      locale: 'en',
      token: member.token,
      params: { id },
      body,
      ...(idempotencyKey && { idempotencyKey }),
    })

  async function addOfficer({ seller }: TestVisa, role: RoleKey = 'visa_officer'): Promise<TestMember> {
    const officer = await addMember(database.db)
    const { account } = officer
    await database.db
      .transaction()
      .execute((tx) => putMembership(tx, { account, kind: 'seller', id: seller, role, now: now() }))
    return officer
  }
  const look = (officer: TestMember, id: number) => ask('GET /business/visa-applications/{id}', officer, id)
  const queue = (officer: TestMember, query: object = {}) =>
    api().dispatch('GET /business/visa-applications', { locale: 'en', token: officer.token, query })
  const work = (word: Worked, officer: TestMember, id: number, body?: object) =>
    api().dispatch(`POST /business/visa-applications/{id}/${word}`, {
      locale: 'en',
      token: officer.token,
      params: { id },
      body,
    })
  /** Takes it up first. */
  async function decide(word: 'ask' | 'accept' | 'reject', officer: TestMember, id: number, body: object) {
    const { version } = await work('take', officer, id)
    return work(word, officer, id, { version, ...body })
  }
  const accept = async (officer: TestMember, id: number) =>
    decide('accept', officer, id, { fileIds: [await addUpload(database.db, officer, 'visa')] })
  const lapse = () => expireHolds(database.db, orderKinds, now())
  const refund = () => workRefunds(bank().context, now())
  const notifyLate = () => notifyOfLate(database.db, now())
  const told = async ({ member }: Pick<TestApplication, 'member'>): Promise<string[]> => {
    const { rows } = await sql<{ event: string }>`
      select event from notifications where customer_id = ${member.customer} order by id`.execute(database.db)
    return rows.map(({ event }) => event)
  }
  const filesOf = async ({ id }: Pick<TestApplication, 'id'>): Promise<string[]> => {
    const { rows } = await sql<{ field: string }>`
      select p.field from visa_papers p join files f on f.id = p.file_id where p.application_id = ${id} order by p.field`.execute(
      database.db,
    )
    return rows.map(({ field }) => field)
  }
  // Runs the jobs that would have run by then, before everything is checked.
  afterEach(async () => {
    await sweepPayments(bank().context, now())
    await lapse()
    await refund()
    await notifyLate()
    await workFiles(database.db, noFiles, now())
  })
  return {
    ...paying,
    apply,
    pay,
    applyAndPay,
    see,
    withdraw,
    answer,
    addOfficer,
    look,
    queue,
    work,
    decide,
    accept,
    lapse,
    refund,
    notifyLate,
    told,
    filesOf,
  }
}
