import { Link, useRevalidator } from 'react-router'
import { KeepForJourney } from '../../keeping/keep-for-journey.tsx'
import { PageHeading } from '../../shell/page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { TicketIcon } from '../../ui/icons.tsx'
import { PrinterIcon } from '../../ui/icons-account.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { useNews } from '../../use-news.ts'
import type { TicketsView } from './load-tickets.ts'
import { PrintedTickets } from './printed-tickets.tsx'
import { TicketCard } from './ticket-card.tsx'

export function TicketsScreen({ view }: { view: TicketsView }) {
  const { messages, tickets } = view
  const { revalidate } = useRevalidator()
  const load = () => void revalidate()
  const isShown = tickets.some(({ qr }) => qr)
  // Never where there may be no network: a page that could not be loaded anew would be gone.
  useNews({ isOn: isShown, of: ['entered', 'left'], look: load, ask: load, askEvery: null })
  return (
    <>
      <div className="space-y-6 print:hidden">
        <PageHeading title={view.title} lead={view.lead} />
        <div className="flex flex-wrap items-center gap-3">
          {tickets.length > 0 && <p className="grow font-bold">{view.count}</p>}
          {view.back && (
            <ButtonLink as={Link} to={view.back} tone="quiet">
              {messages.back}
            </ButtonLink>
          )}
          {tickets.some(({ qr }) => qr) && (
            <PlainButton type="button" tone="quiet" onClick={() => print()} className="noscript:hidden">
              <PrinterIcon />
              {messages.print}
            </PlainButton>
          )}
        </div>
        {view.order && tickets.length > 0 && <FactList facts={view.order} />}
        {tickets.length === 0 ? (
          <EmptyState title={view.empty} icon={<TicketIcon className="size-8" />}>
            {view.emptyHint}
          </EmptyState>
        ) : (
          <ul className="grid gap-6 lg:grid-cols-2">
            {tickets.map((ticket) => (
              <li key={ticket.id}>
                <TicketCard ticket={ticket} messages={messages} />
              </li>
            ))}
          </ul>
        )}
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
        {tickets.some(({ qr }) => qr) && <KeepForJourney journey={view.journey} />}
      </div>
      <PrintedTickets view={view} />
    </>
  )
}
