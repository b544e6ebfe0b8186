import { Link, useHref } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CalendarIcon } from '../../../ui/icons.tsx'
import { DocumentIcon, PrinterIcon, QrIcon } from '../../../ui/icons-account.tsx'
import { MapIcon } from '../../../ui/icons-detail.tsx'
import { CancelPurchase } from './cancel-purchase.tsx'
import type { PurchaseView } from './load-purchase.ts'

export function PurchaseActions({ view }: { view: PurchaseView }) {
  const { id, messages } = view
  const calendar = useHref(`/account/purchases/${id}/calendar`)
  return (
    <div className="flex flex-wrap gap-3">
      {view.hasTickets && (
        <ButtonLink as={Link} to={`/account/purchases/${id}/tickets`} className="max-sm:w-full">
          <QrIcon />
          {messages.tickets}
        </ButtonLink>
      )}
      {view.hasCalendar && (
        <ButtonLink href={calendar} download={`safar-purchase-${id}.ics`} tone="quiet" className="max-sm:w-full">
          <CalendarIcon />
          {messages.calendar}
        </ButtonLink>
      )}
      {view.map && (
        <ButtonLink href={view.map} rel="noopener" tone="quiet" className="max-sm:w-full">
          <MapIcon />
          {messages.map}
        </ButtonLink>
      )}
      {view.invoicePath && (
        <ButtonLink as={Link} to={view.invoicePath} tone="quiet" className="max-sm:w-full">
          <DocumentIcon />
          {messages.invoice}
        </ButtonLink>
      )}
      {view.restInvoicePath && (
        <ButtonLink as={Link} to={view.restInvoicePath} tone="quiet" className="max-sm:w-full">
          <DocumentIcon />
          {messages.restInvoice}
        </ButtonLink>
      )}
      <Button type="button" tone="quiet" onClick={() => print()} className="max-sm:w-full noscript:hidden">
        <PrinterIcon />
        {view.print}
      </Button>
      {view.againPath && (
        <ButtonLink as={Link} to={view.againPath} tone="quiet" className="max-sm:w-full">
          {messages.again}
        </ButtonLink>
      )}
      {view.cancelFacts && (
        <CancelPurchase id={id} messages={messages.cancel} offline={messages.pay.offline} facts={view.cancelFacts} />
      )}
    </div>
  )
}
