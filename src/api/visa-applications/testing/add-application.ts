import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { noPersonalSeal } from '../../../db/personal-seal.ts'
import { insertOrder } from '../../../db/queries/orders/orders.ts'
import { insertApplication, setAsked, setPending } from '../../../db/queries/visas/visa-applications.ts'
import { addVisaEvent, insertMessage, insertRequest } from '../../../db/queries/visas/visa-events.ts'
import { findVisaFacts } from '../../../db/queries/visas/visa-forms.ts'
import { insertApplicant } from '../../../db/queries/visas/visa-papers.ts'
import { later } from '../../../domain/time/later.ts'
import type { TestMember } from '../../customers/testing/member.ts'
import { sealApplicant, sealMessage } from '../seal-applicants.ts'
import { addUpload, type TestVisa } from './applying.ts'

type Input = { member: Pick<TestMember, 'customer'>; visa: TestVisa; status: 'unpaid' | 'pending' | 'asked' }

/** One person's application as it would stand after so many steps, made without taking them. */
export async function addApplication(db: Db, { member, visa, status }: Input): Promise<number> {
  const facts = await findVisaFacts(db, visa.visa)
  if (!facts) throw new Error('There is no such visa')
  const now = new Date()
  const { customer } = member
  const papers = [
    { field: 'passport' as const, file: await addUpload(db, member, 'passport') },
    { field: 'photo' as const, file: await addUpload(db, member, 'photo') },
  ]
  await sql`update files set submitted_at = ready_at where id = any(${papers.map(({ file }) => file)}::uuid[])`.execute(
    db,
  )
  return db.transaction().execute(async (tx) => {
    const isPaid = status !== 'unpaid'
    const order = await insertOrder(tx, {
      kind: 'visa',
      customer,
      paymentStatus: isPaid ? 'paid' : 'unpaid',
      paymentMethod: 'qi',
      holdUntil: isPaid ? null : later(now, 900),
      currency: 'IQD',
      lines: [{ kind: 'visa', title: facts.title, count: 1, price: facts.fee, amount: facts.fee }],
      totalBeforeDiscount: facts.fee,
      voucher: null,
      voucherDiscount: 0,
      pointsUsed: 0,
      pointsDiscount: 0,
      rounding: 0,
      total: facts.fee,
      now,
    })
    const about = { purpose: 'tourism' as const, travelDate: '2027-06-01', returnDate: null, people: 1 }
    const application = await insertApplication(tx, { ...facts, ...about, order: order.id, customer, now })
    const applicant = {
      fullName: 'SARA AHMED KARIM',
      birthDate: '1990-05-04',
      gender: 'female' as const,
      passportNumber: 'A1234567',
      passportExpiresOn: '2030-01-01',
      nationality: 'IQ',
      answers: { job: 'دکتۆر' },
    }
    const sealed = sealApplicant(noPersonalSeal, applicant, { order: order.id, number: 1 })
    await insertApplicant(tx, { application, number: 1, sealed, papers, now })
    await addVisaEvent(tx, { application, event: 'applied', actor: 'customer', now })
    if (isPaid) await setPending(tx, application, '2027-05-01')
    if (status === 'asked') {
      await setAsked(tx, application, 3)
      await insertRequest(tx, { application, fields: [{ applicant: 1, field: 'photo' }], reason: 'background', now })
      const text = sealMessage(noPersonalSeal, 'وێنەکە تاریکە', order.id)
      await insertMessage(tx, { application, isCustomer: false, sealed: text, now })
    }
    return application
  })
}
