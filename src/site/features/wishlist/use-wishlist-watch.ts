import { useEffect } from 'react'
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

  useEffect(() => {
    if (!isCustomer) return
    const stop = hearOtherTabs()
    let isAsking = false
    const ask = async () => {
      if (isAsking || document.visibilityState !== 'visible') return
      isAsking = true
      let before: number
      // An answer from before a tap that came meanwhile would take it back.
      do {
        before = countChanges()
        await refreshPersonal()
      } while (before !== countChanges())
      isAsking = false
    }
    addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      stop()
      removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [isCustomer])
}
