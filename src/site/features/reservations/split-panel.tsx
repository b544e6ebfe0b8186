import { Link } from 'react-router'
import { useCall } from '../../../client/session/auth.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CancelOrder } from '../orders/cancel-order.tsx'
import type { ReservationView } from './load-reservation.ts'

type SplitPanelProps = { id: number; split: NonNullable<ReservationView['split']>; offline: string }

/** That this stay goes on elsewhere, and how both are cancelled. */
export function SplitPanel({ id, split, offline }: SplitPanelProps) {
  const call = useCall()
  const cancel = () =>
    call('PUT /customer/reservations/{id}/split/cancel', { params: { id } }, { hide: { error: true } })
  return (
    <Panel title={split.title}>
      {split.facts.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink as={Link} to={split.path} tone="quiet" className="max-sm:w-full">
          {split.open}
        </ButtonLink>
        {split.cancel && <CancelOrder {...split.cancel} offline={offline} cancel={cancel} />}
      </div>
    </Panel>
  )
}
