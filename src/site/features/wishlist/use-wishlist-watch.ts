import { useEffect } from 'react'
import { usePageInView } from '../../../client/device/use-page-in-view.ts'
import { useCall } from '../../../client/session/auth.ts'
import { refreshPersonal, usePersonal } from '../../../client/session/personal.ts'
import { carryOutTap } from './press-heart.ts'
import { forgetTap } from './stored-tap.ts'
import { countChanges, hearOtherTabs } from './wishlist-channel.ts'

/** Keeps the customer's hearts in step with other tabs and devices, and drops a tap together with the sign-in that it waited for. */
export function useWishlistWatch(isAskedToSignIn: boolean): void {
  const call = useCall()
  const personal = usePersonal()
  const isVisitor = personal === null
  const isCustomer = Boolean(personal?.user)

  useEffect(() => {
    if (isVisitor && !isAskedToSignIn) forgetTap()
  }, [isVisitor, isAskedToSignIn])

  useEffect(() => {
    if (isCustomer) void carryOutTap(call)
  }, [isCustomer, call])

  useEffect(() => (isCustomer ? hearOtherTabs() : undefined), [isCustomer])

  usePageInView(async () => {
    let before: number
    // An answer from before a tap that came meanwhile would take it back.
    do {
      before = countChanges()
      await refreshPersonal()
    } while (before !== countChanges())
  }, isCustomer)
}
