import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useCustomerEvents } from '../../../client/call/use-customer-events.ts'
import { CodeViewer } from '../../../client/codes/code-viewer.tsx'
import { PageHeading } from '../../../client/frame/page.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { TicketIcon } from '../../../ui/icons.tsx'
import { PrinterIcon } from '../../../ui/icons-account.tsx'
import { SaveOfflinePanel } from '../offline-pages/save-offline-panel.tsx'
import type { TicketsView } from './load-tickets.ts'
import { PrintedTickets } from './printed-tickets.tsx'
import { TicketCard } from './ticket-card.tsx'
import { toCodeToShow } from './to-ticket.ts'

/** The codes come first: everything else on the page stands below them. */
export function TicketsScreen({ view }: { view: TicketsView }) {
  const { tickets } = view
  const [openId, setOpenId] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const load = () => void revalidate()
  const isShown = tickets.some(({ qr }) => qr)
  // Never where there may be no network: a page that could not be loaded anew would be gone.
  useCustomerEvents({ isOn: isShown, of: ['entered', 'left'], look: load, ask: load, askEvery: null })
  // A ticket that was let in while it was shown stays on the screen and says so.
  const codes = tickets.filter(({ id, qr }) => qr || id === openId).map(toCodeToShow)
  return (
    <>
      <div className="space-y-6 print:hidden">
        <PageHeading title={view.title} lead={tickets.length === 0 ? view.lead : undefined} />
        {tickets.length === 0 ? (
          <EmptyState title={view.empty} icon={<TicketIcon className="size-8" />}>
            {view.emptyHint}
          </EmptyState>
        ) : (
          <ul className="grid gap-6">
            {tickets.map((ticket) => (
              <li key={ticket.id}>
                <TicketCard ticket={ticket} messages={view.messages} onOpen={setOpenId} />
              </li>
            ))}
          </ul>
        )}
        <AboutTickets view={view} />
        {isShown && <SaveOfflinePanel bundle={view.offlineBundle} />}
      </div>
      {openId !== null && (
        <CodeViewer title={view.title} codes={codes} firstId={openId} onClose={() => setOpenId(null)} />
      )}
      <PrintedTickets view={view} />
    </>
  )
}

/** How many there are, what they cost, and where to go from here. */
function AboutTickets({ view: { tickets, messages, ...view } }: { view: TicketsView }) {
  return (
    <>
      {tickets.length > 0 && (
        <div className="space-y-4">
          <p>
            <span className="font-bold">{view.count}</span> · {view.lead}
          </p>
          {view.order && <FactList facts={view.order} />}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {tickets.some(({ qr }) => qr) && (
          <Button type="button" tone="quiet" onClick={() => print()} className="max-sm:grow noscript:hidden">
            <PrinterIcon />
            {messages.print}
          </Button>
        )}
        {view.back && (
          <ButtonLink as={Link} to={view.back} tone="quiet" className="max-sm:grow">
            {messages.back}
          </ButtonLink>
        )}
      </div>
      {view.back && (
        <p>
          <Link
            to="/account/tickets"
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            {messages.taken}
          </Link>
        </p>
      )}
    </>
  )
}
