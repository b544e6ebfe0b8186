import { useEffect } from 'react'
import { useCall } from '../../../client/session/auth.ts'
import { setUnread } from '../../../client/session/personal.ts'

/** Marks an opened notification as seen. The page itself does so, so that a prefetch by the browser does not. */
export function useMarkSeen({ id, isSeen }: { id: number; isSeen: boolean }): void {
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
