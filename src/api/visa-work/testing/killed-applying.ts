import { flushCompileCache } from 'node:module'
import { openDatabase } from '../../../db/database.ts'
import { addMonths, toDay } from '../../../domain/time/day.ts'
import { createLimits } from '../../../http/limits.ts'
import { testAccounts } from '../../customers/testing/member.ts'
import { sweepPayments } from '../../payments/sweep.ts'
import { openTestPayments } from '../../payments/testing/payments.ts'
import { workRefunds } from '../../payments/work-refunds.ts'
import { createApi } from '../../service.ts'
import { addUpload, toApplicant } from '../../visa-applications/testing/applying.ts'

/** A server with a customer who applies and pays, and an officer who asks and decides, without a pause, until it is killed. Says what it was answered. */
const [url = '', visaId = '', customer = '', token = '', officer = '', officerToken = ''] = process.argv.slice(2)
// A killed process leaves no compile cache for the next one, unless it writes it now.
flushCompileCache()
const { db } = openDatabase(url)
const { context, payments, choose } = openTestPayments(db)
const often = { burst: 100_000, every: 1 }
const rates = { visaApplications: often, visaChanges: often, visaLooks: often, visaWork: often }
const limits = createLimits({ key: Buffer.from('killed'), rates })
const api = createApi({ db, accounts: testAccounts, payments, limits })
const [owner, uploader] = [{ customer: Number(customer) }, { customer: Number(officer) }]
const mine = { locale: 'en', token } as const
const theirs = { locale: 'en', token: officerToken } as const

const travelDate = addMonths(toDay(new Date()), 6)

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Always some way ahead of the clock, so that everything is due. */
const soon = () => new Date(Date.now() + 120_000)

for (let turn = 0; ; turn++) {
  const applicants = [await toApplicant(db, owner), await toApplicant(db, owner)]
  const body = { visaId: Number(visaId), purpose: 'family', travelDate, applicants, paymentMethod: 'qi' }
  const made = await api.dispatch('POST /customer/visa-applications', { ...mine, body })
  const params = { id: made.id }
  say(`applied ${made.id}`)
  await choose(made.payment.link)
  await sweepPayments(context, soon())
  if (turn % 4 === 3) {
    await api.dispatch('PUT /customer/visa-applications/{id}/withdraw', { ...mine, params })
    say(`withdrawn ${made.id}`)
  } else {
    const take = () => api.dispatch('POST /business/visa-applications/{id}/take', { ...theirs, params })
    const { version } = await take()
    const fields = [{ applicant: 2, field: 'photo' }]
    const question = { version, reason: 'missing', fields }
    await api.dispatch('POST /business/visa-applications/{id}/ask', { ...theirs, params, body: question })
    say(`asked ${made.id}`)
    const papers = { photo: [await addUpload(db, owner, 'photo')] }
    const answer = { applicants: [{ number: 2, papers }] }
    await api.dispatch('POST /customer/visa-applications/{id}/answer', { ...mine, params, body: answer })
    const { version: next } = await take()
    if (turn % 2 === 0) {
      const yes = { version: next, fileIds: [await addUpload(db, uploader, 'visa')] }
      await api.dispatch('POST /business/visa-applications/{id}/accept', { ...theirs, params, body: yes })
      say(`accepted ${made.id}`)
    } else {
      const no = { version: next, reason: 'not_eligible' }
      await api.dispatch('POST /business/visa-applications/{id}/reject', { ...theirs, params, body: no })
      say(`rejected ${made.id}`)
    }
  }
  await workRefunds(context, soon())
}
