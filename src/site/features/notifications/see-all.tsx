import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCall } from '../../../client/session/auth.ts'
import { setUnread } from '../../../client/session/personal.ts'
import { Button } from '../../../ui/button.tsx'

type SeeAllProps = {
  /** The newest that is on the screen: what has come since was not seen. */
  upTo: number | undefined
  label: string
  pendingLabel: string
}

export function SeeAll({ upTo, label, pendingLabel }: SeeAllProps) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [isPending, setPending] = useState(false)
  const seeAll = async () => {
    setPending(true)
    const outcome = await call('POST /user/notifications/seen', { body: { upTo } })
    if (outcome.ok) {
      setUnread(outcome.body.unread_count)
      await revalidate()
    }
    setPending(false)
  }
  return (
    <Button type="button" tone="quiet" size="small" isPending={isPending} pendingLabel={pendingLabel} onClick={seeAll}>
      {label}
    </Button>
  )
}
