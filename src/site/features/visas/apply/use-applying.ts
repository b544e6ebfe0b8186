import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FormProblem } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { openSignIn } from '../../../../client/session/sign-in-request.ts'
import { isUnderWay } from '../../../../client/uploads/is-under-way.ts'
import type { Uploads } from '../../../../client/uploads/use-uploads.ts'
import { visaPurposes } from '../../../../domain/visas/visa-form.ts'
import { type Attempts, createAttempts } from '../../checkout/booking-attempt.ts'
import { toMethodBody } from '../../checkout/group-method.ts'
import { isWalletTooLow, type Method, type PriceToPay } from '../../checkout/method-choice.tsx'
import { useLeave } from '../../checkout/use-leave.ts'
import { toReadyPapers } from '../form/visa-papers.ts'
import { toApplicants, toUploadForm } from './check-step.ts'
import type { VisaCheckout } from './load-visa.ts'
import type { VisaDraftState } from './use-visa-draft.ts'
import type { VisaDraft } from './visa-draft.ts'

type ApplicationInput = { draft: VisaDraft; uploads: Uploads; method: Method | null; total: PriceToPay }

/** Applies, and sends the browser on to where the fee is paid. */
export function useApplying({ visaId, wallet, messages }: VisaCheckout, { handIn }: Pick<VisaDraftState, 'handIn'>) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [attempts] = useState<Attempts>(() => createAttempts())
  const { leave, hasLeft, isLeaving } = useLeave()

  const apply = async ({ draft, uploads, method, total }: ApplicationInput): Promise<FormProblem | null> => {
    if (hasLeft()) return null
    if (!method) return refuse(messages.methodRequired)
    if (method === 'wallet' && isWalletTooLow(wallet, total)) return refuse(messages.method.tooLow)
    const forms = draft.people.map(({ key }) => toUploadForm(visaId, key))
    if (isUnderWay(uploads.items, forms)) return { message: messages.unfinished, fields: {} }
    const body = {
      visaId,
      purpose: visaPurposes.find((one) => one === draft.purpose),
      travelDate: draft.travelDate,
      returnDate: draft.returnDate,
      applicants: toApplicants(draft, (key) => toReadyPapers(uploads.items, toUploadForm(visaId, key))),
      ...toMethodBody(method),
      total: total.amount,
    }
    const idempotencyKey = attempts.keyFor(JSON.stringify(body))
    const hide = { error: true, success: true }
    const outcome = await handIn(() => call('POST /customer/visa-applications', { body }, { hide, idempotencyKey }))
    attempts.note(outcome.status)
    if (outcome.ok) {
      leave(outcome.body, `order=${outcome.body.orderId}`, method)
      return null
    }
    // The page has become a visitor's already; the draft waits for who signs in again.
    if (outcome.status === 401) {
      openSignIn({ to: `/checkout/visa/${visaId}` })
      return null
    }
    // The shown state is outdated: the page is rendered anew around the problem.
    if (outcome.body?.code === 'PRICE_CHANGED') await revalidate()
    return { message: outcome.body?.message ?? messages.offline, fields: outcome.body?.errors ?? {} }
  }
  return { apply, isLeaving }
}

const refuse = (message: string): FormProblem => ({ message, fields: { paymentMethod: message } })
