import { useRevalidator } from 'react-router'
import type { ReservationsText } from '../../../i18n/messages/reservations.ts'
import { useCall } from '../../auth.ts'
import { AskFirst } from '../../shell/ask-first.tsx'
import { toObjection } from '../../shell/use-form.ts'

type CancelButtonProps = {
  id: number
  isPending: boolean
  words: ReservationsText['cancel']
  offline: string
  facts: readonly string[]
}

/** Never without a question that says what comes back. */
export function CancelButton({ id, isPending, words, offline, facts }: CancelButtonProps) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const cancel = async () => {
    const key = isPending ? 'PUT /customer/reservations/pending/{id}/cancel' : 'PUT /customer/reservations/{id}/cancel'
    const outcome = await call(key, { params: { id } }, { hide: { error: true } })
    // One that cannot be cancelled any more has become another: the page shows which.
    if (outcome.ok || outcome.status === 409) await revalidate()
    return toObjection(outcome, offline)
  }
  return (
    <AskFirst
      label={words.action}
      title={words.question}
      facts={facts}
      confirm={words.action}
      pendingLabel={words.cancelling}
      keep={words.keep}
      offline={offline}
      act={cancel}
    />
  )
}
