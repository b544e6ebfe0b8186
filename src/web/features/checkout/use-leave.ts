import { useRef, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useReturn } from '../../use-return.ts'
import { forgetDraft } from './checkout-draft.ts'

/** A stay is named by its reservation, everything else by its order. */
export type Bought = ({ orderId: number } | { id: number }) & { payment: { link: string | null } }

/** The button stays busy until the next page is there: a second press could only confuse. */
export function useLeave() {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  // The state comes too late for a press that follows at once.
  const hasLeft = useRef(false)
  const resultPage = useHref('/payment/success')
  useReturn(() => {
    if (hasLeft.current) location.reload()
  })
  const leave = (bought: Bought): void => {
    hasLeft.current = true
    setLeaving(true)
    forgetDraft()
    const query = 'orderId' in bought ? `order=${bought.orderId}` : `reservation=${bought.id}`
    const page = new URL(`${resultPage}?${query}`, location.href)
    const next = new URL(bought.payment.link ?? page, location.href)
    // Our own page is no other site: to load the address anew that the history has already would show it where the checkout was left.
    if (next.origin === page.origin && next.pathname === page.pathname)
      return void navigate(`/payment/success${next.search}`, { replace: true })
    // The way back from the bank leads to what was bought, not to a checkout that is over.
    history.replaceState(history.state, '', page)
    location.assign(next)
  }
  return { leave, hasLeft: () => hasLeft.current, isLeaving }
}
