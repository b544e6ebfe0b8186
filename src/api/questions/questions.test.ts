import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember, testAccounts, testPassword } from '../customers/testing/member.ts'
import { runOperation } from '../operator/run-operation.ts'
import { addProperty } from '../reservations/testing/booking.ts'
import { addPropertyManager } from '../reviews/testing/reviewing.ts'
import { createApi } from '../service.ts'
import { askQuestion } from './ask-question.ts'

const database = openTestDatabase()
const api = () => createApi({ db: database.db, accounts: testAccounts })
const operate = (...typed: (string | number)[]) =>
  runOperation(database.db, typed.map(String), { operator: 'sara', now: new Date() })
const problem = (code: string) => expect.objectContaining({ code })

afterEach(async () => expect(await findViolations(database.db, new Date())).toEqual([]))

const ask = ({ token }: TestMember, id: number, text = 'Is there a lift to the fourth floor?') =>
  api().dispatch('POST /customer/properties/{id}/questions', { locale: 'en', token, params: { id }, body: { text } })
const answer = ({ token }: TestMember, id: number, text = 'Yes, and it works during cuts.') =>
  api().dispatch('POST /business/questions/{id}/answer', { locale: 'en', token, params: { id }, body: { text } })
const report = ({ token }: TestMember, id: number) =>
  api().dispatch('POST /customer/questions/{id}/report', {
    locale: 'en',
    token,
    params: { id },
    body: { reason: 'insulting' },
  })
const shown = async (id: number) =>
  (await api().dispatch('GET /user/properties/{id}/questions', { locale: 'en', params: { id } })).data
const work = async ({ token }: TestMember, show: string) =>
  (await api().dispatch('GET /business/questions', { locale: 'en', token, query: { show } })).data
const told = async ({ customer }: TestMember) =>
  (
    await sql<{ event: string; id: number }>`
      select event, entity_id as id from notifications where customer_id = ${customer}`.execute(database.db)
  ).rows

async function open() {
  const { id: property } = await addProperty(database.db, [{ units: 1 }])
  const [manager, guest] = [await addMember(database.db), await addMember(database.db)]
  await addPropertyManager(database.db, manager, property)
  return { property, manager, guest }
}

test('a question waits until the property answers it, and is then on its page; who asked is told', async () => {
  const { property, manager, guest } = await open()
  await ask(guest, property)
  expect(await told(manager)).toEqual([{ event: 'question-asked', id: property }])
  expect(await shown(property)).toEqual([])
  const [waiting] = await work(manager, 'waiting')
  expect(waiting).toMatchObject({ propertyId: property, answer: null, language: 'en' })
  const id = waiting?.id ?? 0
  await expect(answer(guest, id)).rejects.toEqual(problem('NOT_A_MEMBER'))
  await expect(answer(await addMember(database.db), id)).rejects.toEqual(problem('NOT_A_MEMBER'))
  await expect(answer(manager, id, 'Call 0770 123 4567')).rejects.toEqual(problem('REVIEW_HAS_PHONE'))
  await answer(manager, id)
  await expect(answer(manager, id)).rejects.toEqual(problem('REVIEW_ANSWERED'))
  expect(await work(manager, 'waiting')).toEqual([])
  expect(await work(manager, 'all')).toHaveLength(1)
  expect(await shown(property)).toEqual([
    expect.objectContaining({ id, guest: 'ئاراس ک.', answer: 'Yes, and it works during cuts.' }),
  ])
  expect(await told(guest)).toEqual([{ event: 'question-answered', id: property }])
  const { rows } = await sql`select from guest_questions where id = ${id} and answered_by = ${manager.account}`.execute(
    database.db,
  )
  expect(rows).toHaveLength(1)
})

test('a manager is notified of questions once an hour, unless notifications are off', async () => {
  const { property, manager, guest } = await open()
  const deaf = await addMember(database.db)
  await addPropertyManager(database.db, deaf, property)
  await sql`update customers set allow_notification = false where id = ${deaf.customer}`.execute(database.db)
  const askAt = (at: string) =>
    database.db
      .transaction()
      .execute((tx) =>
        askQuestion(tx, { property, customer: guest.customer, text: 'Is there a lift?', now: new Date(at) }),
      )
  const one = { event: 'question-asked', id: property }
  await askAt('2026-05-01T10:05:00Z')
  await askAt('2026-05-01T10:55:00Z')
  expect(await told(manager)).toEqual([one])
  await askAt('2026-05-01T11:00:00Z')
  expect(await told(manager)).toEqual([one, one])
  expect(await told(deaf)).toEqual([])
})

test('the number of open questions is limited, and contact details are refused', async () => {
  const { property, manager, guest } = await open()
  const writer = await addMember(database.db)
  await expect(ask(writer, property, 'See www.example.com please')).rejects.toEqual(problem('REVIEW_HAS_LINK'))
  await expect(ask(writer, property, 'Call me: ٠٧٧٠١٢٣٤٥٦٧')).rejects.toEqual(problem('REVIEW_HAS_PHONE'))
  await expect(ask(writer, property, 'short')).rejects.toEqual(problem('INVALID_INPUT'))
  await expect(ask(writer, 999_999)).rejects.toEqual(problem('NOT_FOUND'))
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => ask(guest, property)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(ask(guest, property)).rejects.toEqual(problem('TOO_MANY_QUESTIONS'))
  const [first] = await work(manager, 'waiting')
  await answer(manager, first?.id ?? 0)
  await ask(guest, property)
})

test('a reported question stays until an operator hides it; an invisible one cannot be reported', async () => {
  const { property, manager, guest } = await open()
  await ask(guest, property)
  const id = (await work(manager, 'waiting'))[0]?.id ?? 0
  const stranger = await addMember(database.db)
  await expect(report(stranger, id)).rejects.toEqual(problem('NOT_FOUND'))
  await answer(manager, id)
  await expect(report(guest, id)).rejects.toEqual(problem('NOT_FOUND'))
  for (const who of [stranger, stranger, await addMember(database.db)]) await report(who, id)
  expect(await shown(property)).toHaveLength(1)
  expect(await operate('questions')).toContain(`Question ${id} to`)
  expect(await operate('waiting')).toContain(`question-hide ${id}`)
  await operate('question-hide', id)
  expect([await shown(property), await work(manager, 'all')]).toEqual([[], []])
  await expect(operate('question-hide', id)).rejects.toThrow('already hidden')
  await operate('question-show', id)
  await report(stranger, id)
  expect(await operate('questions')).toBe('There are no reported questions')
  expect(await operate('question', id)).toContain('Answer: Yes')
})

test('a question stays without a name after its author’s account is deleted', async () => {
  const { property, manager, guest } = await open()
  await ask(guest, property)
  const { token } = guest
  const file = await api().dispatch('POST /customer/auth/export', {
    locale: 'en',
    token,
    body: { password: testPassword },
  })
  expect(file.questions).toMatchObject([{ text: 'Is there a lift to the fourth floor?' }])
  await answer(manager, (await work(manager, 'waiting'))[0]?.id ?? 0)
  const body = { password: testPassword, acceptLoss: true }
  await api().dispatch('POST /customer/auth/delete-account', { locale: 'en', token, body })
  expect(await shown(property)).toMatchObject([{ guest: null }])
  expect(await told(guest)).toEqual([])
})

test('a question that nobody has answered goes with the account of who asked it', async () => {
  const { property, manager, guest } = await open()
  await ask(guest, property, 'Is the pool open to families of Qwyntessa?')
  const body = { password: testPassword, acceptLoss: true }
  await api().dispatch('POST /customer/auth/delete-account', { locale: 'en', token: guest.token, body })
  expect(await work(manager, 'all')).toEqual([])
  const { rows } = await sql`select text from guest_questions where text like '%Qwyntessa%'`.execute(database.db)
  expect(rows).toEqual([])
})

test('only managers of the property read its questions', async () => {
  const [{ property, guest }, other] = [await open(), await open()]
  await ask(guest, property)
  expect(await work(other.manager, 'all')).toEqual([])
  await expect(work(guest, 'all')).rejects.toEqual(problem('NOT_A_MEMBER'))
})
