import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { MapIcon } from '../../ui/icons-account.tsx'
import { QrPicture } from '../../ui/qr-picture.tsx'
import type { TicketsMessages } from './load-tickets.ts'
import { PassTicket } from './pass-ticket.tsx'
import type { TicketView } from './to-ticket.ts'

const tones: Record<TicketView['state'], BadgeTone> = {
  good: 'success',
  entered: 'brand',
  left: 'brand',
  passed: 'neutral',
  cancelled: 'danger',
  over: 'neutral',
}

type TicketCardProps = { ticket: TicketView; messages: TicketsMessages }

/** The picture as large as a phone lets it be: it is held towards somebody at an entrance. */
export const TicketCard = ({ ticket, messages }: TicketCardProps) => (
  <article className="overflow-hidden rounded-card border border-line bg-surface shadow-soft">
    <header className="flex items-start justify-between gap-3 p-4 sm:p-6">
      <div className="min-w-0">
        <h2 className="text-xl wrap-anywhere">{ticket.title}</h2>
        <p className="text-ink-soft">{ticket.heading}</p>
      </div>
      <Badge tone={tones[ticket.state]}>{ticket.stateText}</Badge>
    </header>
    {ticket.qr && (
      <div className="always-light flex flex-col items-center gap-2 border-y-2 border-dashed border-line bg-white px-4 py-5 text-center text-ink">
        <QrPicture drawing={ticket.qr.drawing} label={ticket.qr.label} className="size-[min(78vw,19rem)]" />
        <p className="text-sm text-ink-soft">{messages.code}</p>
        <bdi dir="ltr" className="text-xl font-bold tracking-wider">
          {ticket.code}
        </bdi>
      </div>
    )}
    <div className="space-y-4 p-4 sm:p-6">
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
