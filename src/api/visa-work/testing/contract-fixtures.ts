import { sql } from 'kysely'
import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import { putMembership } from '../../../db/queries/organisations/memberships.ts'
import { addMonths, toDay } from '../../../domain/time/day.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { addApplication } from '../../visa-applications/testing/add-application.ts'
import { addUpload, addVisa, type TestVisa, toApplicant } from '../../visa-applications/testing/applying.ts'
import { take } from '../take.ts'

type Ready = { id?: string; body?: object }

/** The rows that calls about visas need. */
export async function prepareVisas(db: Db, key: Key, caller: TestMember): Promise<Ready> {
  if (!/\/visa-(applications|drafts)/.test(key)) return {}
  if (caller.customer === 0 && key.includes('/customer/')) return {}
  const visa = await addVisa(db)
  if (key.includes('/visa-drafts/')) return prepareDraft(db, visa, caller)
  if (key.includes('/business/')) return prepareWork(db, key, visa, caller)
  if (key === 'POST /customer/visa-applications') {
    const applicants = [await toApplicant(db, caller)]
    const travelDate = addMonths(toDay(new Date()), 6)
    return { body: { visaId: visa.visa, purpose: 'family', travelDate, applicants, paymentMethod: 'qi' } }
  }
  const status = key.endsWith('/answer') ? 'asked' : key.endsWith('/payment-url') ? 'unpaid' : 'pending'
  const ids: number[] = []
  for (let left = key.includes('{id}') ? 1 : 7; left > 0; left--)
    ids.push(await addApplication(db, { member: caller, visa, status }))
  return { id: String(ids[0]), body: await toBody(db, key, caller) }
}

async function toBody(db: Db, key: Key, caller: TestMember): Promise<object> {
  if (!key.endsWith('/answer')) return {}
  return { applicants: [{ number: 1, papers: { photo: [await addUpload(db, caller, 'photo')] } }] }
}

async function prepareDraft(db: Db, { visa }: TestVisa, { customer }: TestMember): Promise<Ready> {
  await sql`insert into visa_drafts (customer_id, visa_id, sealed, changed_at) values (${customer}, ${visa}, '{"step": 1}', now())`.execute(
    db,
  )
  return { id: String(visa), body: { draft: { step: 2 } } }
}

async function prepareWork(db: Db, key: Key, visa: TestVisa, { account, ...caller }: TestMember): Promise<Ready> {
  const now = new Date()
  const role = 'visa_officer'
  await db.transaction().execute((tx) => putMembership(tx, { account, kind: 'seller', id: visa.seller, role, now }))
  const ids: number[] = []
  for (let left = key.includes('{id}') ? 1 : 7; left > 0; left--)
    ids.push(await addApplication(db, { member: await addMember(db), visa, status: 'pending' }))
  const [id = 0] = ids
  if (!/\/(leave|ask|accept|reject)$/.test(key)) return { id: String(id) }
  await db.transaction().execute((tx) => take(tx, { id, account, now }))
  const { rows } = await sql<{ version: number }>`select version from visa_applications where id = ${id}`.execute(db)
  const version = rows[0]?.version
  if (key.endsWith('/ask'))
    return { id: String(id), body: { version, reason: 'unreadable', fields: [{ applicant: 1, field: 'passport' }] } }
  if (key.endsWith('/reject')) return { id: String(id), body: { version, reason: 'not_eligible' } }
  const fileIds = key.endsWith('/accept') && caller.customer > 0 ? [await addUpload(db, caller, 'visa')] : []
  return { id: String(id), body: { version, fileIds } }
}
