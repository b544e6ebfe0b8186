import type { Ok } from '../../contract/contract.ts'
import type { visaApplicationCalls } from '../../contract/visa-applications.ts'
import { findApplication } from '../../db/queries/visas/visa-applications.ts'
import { findHolidayChanges, findShownVisaForm } from '../../db/queries/visas/visa-forms.ts'
import { findApplicationPage, findApplications } from '../../db/queries/visas/visa-pages.ts'
import { toPrice } from '../../domain/money/money.ts'
import { toDay } from '../../domain/time/day.ts'
import { addWorkingDays } from '../../domain/time/working-days.ts'
import { visaLimits } from '../../domain/visas/visa-form.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import { toFileLink } from '../files/file-link.ts'
import type { Call, Handlers } from '../handler.ts'
import { getPaymentUrl, requireMethod } from '../orders/payment-url.ts'
import { toOrderMethod } from '../orders/to-order-method.ts'
import { requireFound } from '../require-found.ts'
import { answer } from './answer.ts'
import { type ApplyResult, apply } from './apply.ts'
import { draftHandlers } from './draft-handlers.ts'
import { findContents, presentApplicationCard, presentApplicationPage, toNeededPapers } from './present-application.ts'
import { withdraw } from './withdraw.ts'

type FormKey = 'GET /public/visa-forms/{id}'
type PageKey = 'GET /customer/visa-applications/{id}'
type ApplyKey = 'POST /customer/visa-applications'

export const visaApplicationHandlers: Handlers<keyof typeof visaApplicationCalls> = {
  ...draftHandlers,
  'GET /public/visa-forms/{id}': getForm,
  'GET /customer/visa-applications': async ({ db, caller, query, locale, now }) => {
    const { data, meta } = await findApplications(db, locale, caller.customer, query)
    return { data: data.map((row) => presentApplicationCard(row, now)), meta }
  },
  'GET /customer/visa-applications/{id}': getPage,
  'POST /customer/visa-applications': applyFor,
  'POST /customer/visa-applications/{id}/payment-url': async (call) => {
    const { db, caller, params, body } = call
    const { order } = await requireFound(findOwn(db, params.id, caller.customer))
    return getPaymentUrl(call, order, body.paymentMethod)
  },
  'POST /customer/visa-applications/{id}/answer': async (call) => {
    const { once, caller, params, body, personalSeal, locale, now } = call
    const request = { id: params.id, customer: caller.customer, body, seal: personalSeal, now }
    const answered = await once((tx) => answer(tx, request))
    return { ...answered, status: 'pending', message: successMessages[locale].VISA_ANSWER_SENT }
  },
  'PUT /customer/visa-applications/{id}/withdraw': async ({ db, caller, params, locale, now }) => {
    const request = { id: params.id, customer: caller.customer, now }
    const { refund, ...done } = await db.transaction().execute((tx) => withdraw(tx, request))
    const message = successMessages[locale].APPLICATION_WITHDRAWN
    return { ...done, status: 'withdrawn', refund: toPrice(refund), message }
  },
}

const findOwn = async (db: Call<PageKey>['db'], id: number, customer: number) => {
  const found = await findApplication(db, id)
  return found?.customer === customer ? found : null
}

async function getForm({ db, params, locale, now }: Call<FormKey>): Promise<Ok<FormKey>> {
  const { fee, currency, papers, ...form } = await requireFound(findShownVisaForm(db, locale, params.id))
  return {
    visaId: params.id,
    ...form,
    fee: toPrice({ amount: fee, currency }),
    promisedOn: addWorkingDays(toDay(now), form.workingDays, await findHolidayChanges(db)),
    papers: toNeededPapers(papers),
    maxPeople: visaLimits.people,
    maxFiles: visaLimits.files,
  }
}

async function getPage(call: Call<PageKey>): Promise<Ok<PageKey>> {
  const { db, caller, params, locale, personalSeal, files, now } = call
  const row = await requireFound(findApplicationPage(db, locale, params.id, caller.customer))
  const viewer = { ...caller, role: 'customer' }
  const contents = await findContents(db, {
    id: row.id,
    order: row.orderId,
    questions: row.questions,
    seal: personalSeal,
    toLink: (file) => toFileLink(files, file, viewer, now).url,
  })
  return presentApplicationPage(row, contents, now)
}

async function applyFor(call: Call<ApplyKey>): Promise<Ok<ApplyKey>> {
  const { caller, body, locale, now, once, payments, personalSeal } = call
  const { customer } = caller
  const method = requireMethod(payments, toOrderMethod(body, payments))
  const { dinarsPerDollar } = payments
  const applied = await once((tx) => apply(tx, { customer, body, method, dinarsPerDollar, seal: personalSeal, now }))
  // Never inside the transaction: a bank may take seconds.
  const { link } = body.isGroupPayment
    ? { link: null }
    : await payments.start({ order: applied.orderId, customer, method, locale, now })
  const state = await findState(call, applied)
  const message = successMessages[locale][state.status === 'unpaid' ? 'APPLICATION_HELD' : 'APPLICATION_SENT']
  return { ...applied, ...state, total: toPrice(applied.total), payment: { link }, message }
}

/** A wallet pays at once, so a repeated request with the same key may have been paid long ago. */
async function findState({ db, caller, locale, now }: Call<ApplyKey>, { id }: ApplyResult) {
  const row = await requireFound(findApplicationPage(db, locale, id, caller.customer))
  const { status, paymentStatus, holdUntil } = presentApplicationCard(row, now)
  return { status, paymentStatus, holdUntil }
}
