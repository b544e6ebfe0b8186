import { sql } from 'kysely'
import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import { findUnitsOf, toScope } from '../../../db/queries/organisations/find-scope.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { addProperty } from '../../reservations/testing/booking.ts'
import { addPropertyManager } from '../../reviews/testing/reviewing.ts'
import { answerQuestion } from '../answer-question.ts'
import { askQuestion } from '../ask-question.ts'

type Prepared = { id?: string; body?: object }

const [text, answer] = ['ئایا شوێنی پارککردنی ئۆتۆمبێل هەیە؟', 'بەڵێ، بەخۆڕایی.']

/** The questions and answers that calls about them need. */
export async function prepareQuestions(db: Db, key: Key, member: TestMember): Promise<Prepared> {
  if (key.includes(' /business/questions')) return prepareWork(db, key, member)
  if (member.customer === 0) return {}
  if (key === 'POST /customer/properties/{id}/questions') return { id: '1', body: { text } }
  if (key !== 'POST /customer/questions/{id}/report') return {}
  return { id: await addAnswered(db), body: { reason: 'untrue' } }
}

export const prepareSharedQuestion = async (db: Db, key: Key): Promise<Prepared> =>
  key === 'GET /public/questions/{id}' ? { id: await addAnswered(db) } : {}

async function addQuestion(db: Db, property: number): Promise<string> {
  const { customer } = await addMember(db)
  await db.transaction().execute((tx) => askQuestion(tx, { property, customer, text, now: new Date() }))
  const { rows } = await sql<{ id: number }>`select id from guest_questions where customer_id = ${customer}`.execute(db)
  return String(rows[0]?.id)
}

async function prepareWork(db: Db, key: Key, member: TestMember): Promise<Prepared> {
  const { id: property } = await addProperty(db, [{ units: 1 }])
  await addPropertyManager(db, member, property)
  const ids: string[] = []
  for (let left = key.startsWith('GET') ? 7 : 1; left > 0; left--) ids.push(await addQuestion(db, property))
  return { id: ids[0] ?? '', body: { text: answer } }
}

/** A question that a manager of its property has answered. */
async function addAnswered(db: Db): Promise<string> {
  const { id: property } = await addProperty(db, [{ units: 1 }])
  const manager = await addMember(db)
  await addPropertyManager(db, manager, property)
  const id = await addQuestion(db, property)
  const now = new Date()
  const { account } = manager
  const scope = toScope(
    await findUnitsOf(db, { account, kinds: ['property'], now }),
    { area: 'reviews', level: 'change' },
    account,
  )
  await db.transaction().execute((tx) => answerQuestion(tx, scope, { id: Number(id), text: answer, now }))
  return id
}
