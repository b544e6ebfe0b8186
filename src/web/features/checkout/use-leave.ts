import { useRef, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useReturn } from '../../use-return.ts'
import { forgetDraft } from './checkout-draft.ts'

export type Bought = { orderId: number; payment: { link: string | null } }

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
  const leave = ({ orderId, payment: { link } }: Bought): void => {
    hasLeft.current = true
    setLeaving(true)
    forgetDraft()
    const page = `${resultPage}?order=${orderId}`
    // Our own page is no other site: to load the address anew that the history has already would show it where the checkout was left.
    if (!link || link === new URL(page, location.href).href)
      return void navigate(`/payment/success?order=${orderId}`, { replace: true })
    // The way back from the bank leads to what was bought, not to a checkout that is over.
    history.replaceState(history.state, '', page)
    location.assign(link)
  }
  return { leave, hasLeft: () => hasLeft.current, isLeaving }
}
