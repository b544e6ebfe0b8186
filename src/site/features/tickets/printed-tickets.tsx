import type { QrDrawing } from '../../../ui/qr-drawing.ts'
import { QrPicture } from '../../../ui/qr-picture.tsx'
import type { TicketsView } from './load-tickets.ts'
import type { TicketData } from './to-ticket.ts'

/** On paper only: black on white, two to a page where they fit, in two languages. Invalid tickets are not printed. */
export const PrintedTickets = ({ view: { tickets, brand, messages } }: { view: TicketsView }) => (
  <div className="hidden bg-white text-black print:block">
    {tickets.map(
      (ticket) =>
        ticket.qr && (
          <section
            key={ticket.id}
            className="flex min-h-[12.4cm] break-inside-avoid items-start gap-6 border-b border-dashed border-black py-3"
          >
            <div className="min-w-0 grow space-y-2">
              <p className="text-xl font-bold">{brand}</p>
              {ticket.sides.map((side) => (
                <Side key={side.tag} side={side} />
              ))}
            </div>
            <div className="w-44 shrink-0 space-y-2 text-center text-sm">
              <QrPicture drawing={ticket.qr.drawing} label={ticket.qr.label} className="size-44" />
              <p>{messages.code}</p>
              <bdi dir="ltr" className="block text-lg font-bold">
                {ticket.code}
              </bdi>
              {ticket.wayQr && <Way ticket={ticket} drawing={ticket.wayQr} />}
            </div>
          </section>
        ),
    )}
  </div>
)

const Way = ({ ticket, drawing }: { ticket: TicketData; drawing: QrDrawing }) => (
  <div className="flex items-center gap-2 text-start text-xs">
    <QrPicture drawing={drawing} label={ticket.sides[0]?.way ?? ''} className="size-20 shrink-0" />
    <div className="space-y-1">
      {ticket.sides.map(({ tag, direction, way }) => (
        <p key={tag} lang={tag} dir={direction}>
          {way}
        </p>
      ))}
    </div>
  </div>
)

const Side = ({ side: { tag, direction, heading, title, facts } }: { side: TicketData['sides'][number] }) => (
  <div lang={tag} dir={direction} className="border-t border-black pt-1 leading-snug">
    <p className="font-bold">
      {title} · {heading}
    </p>
    <dl className="grid grid-cols-2 gap-x-4 text-[0.85rem]">
      {facts.map(({ label, value, isLtr }) => (
        <div key={label}>
          <dt className="text-[0.7rem]">{label}</dt>
          <dd className="font-bold">{isLtr ? <bdi dir="ltr">{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
