import { useRevalidator } from 'react-router'
import type { ReservationsText } from '../../../i18n/messages/reservations.ts'
import { useCall } from '../../auth.ts'
import { AskFirst } from '../../forms/ask-first.tsx'
import { toFormProblem } from '../../forms/use-form.ts'

type CancelButtonProps = {
  id: number
  isPending: boolean
  messages: ReservationsText['cancel']
  offline: string
  facts: readonly string[]
}

/** Never without a question that says what comes back. */
export function CancelButton({ id, isPending, messages, offline, facts }: CancelButtonProps) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const cancel = async () => {
    const key = isPending ? 'PUT /customer/reservations/pending/{id}/cancel' : 'PUT /customer/reservations/{id}/cancel'
    const outcome = await call(key, { params: { id } }, { hide: { error: true } })
    // One that cannot be cancelled any more has become another: the page shows which.
    if (outcome.ok || outcome.status === 409) await revalidate()
    return toFormProblem(outcome, offline)
  }
  return (
    <AskFirst
      label={messages.action}
      title={messages.question}
      facts={facts}
      confirm={messages.action}
      pendingLabel={messages.cancelling}
      keep={messages.keep}
      offline={offline}
      act={cancel}
    />
  )
}
