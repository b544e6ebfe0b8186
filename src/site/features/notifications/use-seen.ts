import { useEffect } from 'react'
import { useCall } from '../../../client/session/auth.ts'
import { setUnread } from '../../../client/session/personal.ts'

/** Whoever opens it has seen it. By the page itself, so that nothing is seen by a browser that only fetches what may be opened next. */
export function useSeen({ id, isSeen }: { id: number; isSeen: boolean }): void {
  const call = useCall()
  useEffect(() => {
    if (isSeen) return
    const see = async () => {
      const hide = { success: true, error: true }
      const outcome = await call('PUT /user/notifications/seen/{id}', { params: { id } }, { hide })
      if (outcome.ok) setUnread(outcome.body.unread_count)
    }
    void see()
  }, [id, isSeen, call])
}
