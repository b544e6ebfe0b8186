import { Link, useHref } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CalendarIcon } from '../../../ui/icons.tsx'
import { PrinterIcon } from '../../../ui/icons-account.tsx'
import { CancelButton } from './cancel-button.tsx'
import type { ReservationView } from './load-reservation.ts'

export function ReservationActions({ view }: { view: ReservationView }) {
  const { id, messages, confirmation, facts } = view
  const calendar = useHref(`/account/history/${id}/calendar`)
  return (
    <div className="flex flex-wrap gap-3">
      {confirmation && (
        <Button
          type="button"
          tone={confirmation.isSettled ? 'primary' : 'quiet'}
          onClick={() => print()}
          className="max-sm:w-full"
        >
          <PrinterIcon />
          {confirmation.isSettled ? messages.print : messages.printHeld}
        </Button>
      )}
      {confirmation?.isSettled && (
        <ButtonLink href={calendar} download={`safar-${id}.ics`} tone="quiet" className="max-sm:w-full">
          <CalendarIcon />
          {messages.calendar}
        </ButtonLink>
      )}
      {view.receipt && (
        <ButtonLink as={Link} to={view.receipt} tone="quiet" className="max-sm:w-full">
          {messages.receipt}
        </ButtonLink>
      )}
      {view.changeLabel && (
        <ButtonLink as={Link} to={`/account/history/${id}/change`} tone="quiet" className="max-sm:w-full">
          {view.changeLabel}
        </ButtonLink>
      )}
      {!view.isPending && (
        <ButtonLink as={Link} to={view.againPath} tone="quiet" className="max-sm:w-full">
          {messages.again}
        </ButtonLink>
      )}
      {facts && (
        <CancelButton
          id={id}
          isPending={view.isPending}
          messages={messages.cancel}
          offline={messages.pay.offline}
          facts={facts}
        />
      )}
    </div>
  )
}
