import { useRef, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { reloadPage } from '../../../client/device/reload-guard.ts'
import { useReturn } from '../../../client/device/use-page-restored.ts'
import type { PaymentStatus } from '../../../domain/orders/states.ts'
import { forgetDraft } from './checkout-draft.ts'
import type { Method } from './method-choice.tsx'

export type OrderToPay = { orderId?: number; paymentStatus: PaymentStatus; payment: { link: string | null } }

/** The button stays busy until the next page is there: a second press could only confuse. */
export function useLeave() {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  // The state comes too late for a press that follows at once.
  const hasLeft = useRef(false)
  const resultPage = useHref('/payment/success')
  useReturn(() => {
    if (hasLeft.current) reloadPage()
  })
  /** `result`: the query of the page after the payment. A group goes on to its shares instead. */
  const leave = (bought: OrderToPay, result: string, method?: Method | null): void => {
    hasLeft.current = true
    setLeaving(true)
    forgetDraft()
    if (method === 'group' && bought.paymentStatus !== 'paid')
      return void navigate(`/account/orders/${bought.orderId}/payers`, { replace: true })
    const page = new URL(`${resultPage}?${result}`, location.href)
    const next = new URL(bought.payment.link ?? page, location.href)
    // Our own page is no other site: to load the address anew that the history has already would show it where the checkout was left.
    if (next.origin === page.origin && next.pathname === page.pathname)
      return void navigate(`/payment/success${next.search}`, { replace: true })
    // The way back from the bank leads to what was bought, not to an ended checkout.
    history.replaceState(history.state, '', page)
    location.assign(next)
  }
  return { leave, hasLeft: () => hasLeft.current, isLeaving }
}
