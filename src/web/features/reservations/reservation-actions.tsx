import { Link, useHref } from 'react-router'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CalendarIcon } from '../../ui/icons.tsx'
import { PrinterIcon } from '../../ui/icons-account.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { CancelButton } from './cancel-button.tsx'
import type { ReservationView } from './load-reservation.ts'

export function ReservationActions({ view }: { view: ReservationView }) {
  const { id, words, voucher, facts } = view
  const calendar = useHref(`/account/history/${id}/calendar`)
  return (
    <div className="flex flex-wrap gap-3">
      {voucher && (
        <>
          <PlainButton type="button" onClick={() => print()} className="max-sm:w-full">
            <PrinterIcon />
            {words.print}
          </PlainButton>
          <ButtonLink href={calendar} download={`safar-${id}.ics`} tone="quiet" className="max-sm:w-full">
            <CalendarIcon />
            {words.calendar}
          </ButtonLink>
        </>
      )}
      {!view.isPending && (
        <ButtonLink as={Link} to={view.againPath} tone="quiet" className="max-sm:w-full">
          {words.again}
        </ButtonLink>
      )}
      {facts && (
        <CancelButton
          id={id}
          isPending={view.isPending}
          words={words.cancel}
          offline={words.pay.offline}
          facts={facts}
        />
      )}
    </div>
  )
}
