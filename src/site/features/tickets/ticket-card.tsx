import { CodePicture } from '../../../client/codes/code-picture.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { MapIcon } from '../../../ui/icons-detail.tsx'
import type { TicketsMessages } from './load-tickets.ts'
import { PassTicket } from './pass-ticket.tsx'
import type { TicketData } from './to-ticket.ts'

const tones: Record<TicketData['state'], BadgeTone> = {
  good: 'success',
  entered: 'brand',
  left: 'brand',
  passed: 'neutral',
  cancelled: 'danger',
  over: 'neutral',
}

type TicketCardProps = { ticket: TicketData; messages: TicketsMessages; onOpen: (id: string) => void }

/** The code comes first, as large as a phone allows: it is shown to a person at an entrance. */
export const TicketCard = ({ ticket, messages, onOpen }: TicketCardProps) => (
  <article className="overflow-hidden rounded-card border border-line bg-surface shadow-soft lg:flex">
    {ticket.qr && (
      <div className="always-light flex shrink-0 flex-col items-center gap-1 border-b-2 border-dashed border-line bg-white px-4 py-3 text-center text-ink lg:border-e-2 lg:border-b-0 lg:px-6 lg:py-6">
        <CodePicture
          qr={ticket.qr}
          className="size-[min(78vw,19rem,46dvh)] min-h-48 min-w-48"
          onOpen={() => onOpen(ticket.id)}
        />
        <bdi dir="ltr" className="text-xl font-bold tracking-wider">
          {ticket.code}
        </bdi>
        <p className="text-sm text-ink-soft">{messages.code}</p>
      </div>
    )}
    <div className="min-w-0 grow space-y-4 p-4 sm:p-6">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{ticket.title}</h2>
          <p className="text-ink-soft">{ticket.heading}</p>
        </div>
        <Badge tone={tones[ticket.state]}>{ticket.stateText}</Badge>
      </header>
      {/* Said aloud when the door has read it while the page is open. */}
      <div aria-live="polite">{ticket.hint && <p className="font-semibold">{ticket.hint}</p>}</div>
      <FactList facts={ticket.facts} />
      {ticket.map && ticket.qr && (
        <ButtonLink href={ticket.map} rel="noopener noreferrer" tone="quiet" className="w-full">
          <MapIcon />
          {messages.map}
        </ButtonLink>
      )}
      {ticket.canPass && <PassTicket ticket={ticket} messages={messages.pass} />}
    </div>
  </article>
)
