import { Girih } from '../../../ui/girih.tsx'
import type { QrDrawing } from '../../../ui/qr-drawing.ts'
import { QrPicture } from '../../../ui/qr-picture.tsx'

/** The same twice, for the customer and for who brings them there. */
export type ConfirmationSide = {
  tag: string
  direction: 'ltr' | 'rtl'
  heading: string
  title: string
  address: string | null
  facts: { label: string; value: string }[]
  /** Rooms, or who travels. */
  lines: string[]
  way: string
  hint: string
}

export type ConfirmationSheet = {
  brand: string
  qr: QrDrawing
  /** Null where the place is not known before: a ride comes to the door. */
  wayQr: QrDrawing | null
  sides: ConfirmationSide[]
  contacts: string[]
  messages: { qr: string; way: string; help: string }
}

/** On paper only: black on white, one page, in the reader's language and in that of the street. */
export const Confirmation = ({ confirmation }: { confirmation: ConfirmationSheet }) => (
  <section className="hidden bg-white text-black print:block">
    <div className="relative isolate mb-4 overflow-hidden border-b-2 border-black pb-2">
      <Girih className="-z-10 text-black opacity-10" />
      <p className="text-2xl font-bold">{confirmation.brand}</p>
    </div>
    <div className="flex items-start gap-6">
      <div className="min-w-0 grow space-y-4">
        {confirmation.sides.map((side) => (
          <Side key={side.tag} side={side} />
        ))}
      </div>
      <div className="w-36 shrink-0 space-y-4 text-center text-sm">
        <QrPicture drawing={confirmation.qr} label={confirmation.messages.qr} className="size-36" />
        {confirmation.wayQr && (
          <>
            <QrPicture drawing={confirmation.wayQr} label={confirmation.messages.way} className="size-36" />
            {confirmation.sides.map(({ tag, direction, way }) => (
              <p key={tag} lang={tag} dir={direction}>
                {way}
              </p>
            ))}
          </>
        )}
      </div>
    </div>
    <p className="mt-4 flex flex-wrap gap-x-4 border-t border-black pt-2 text-sm">
      <span>{confirmation.messages.help}</span>
      {confirmation.contacts.map((contact) => (
        <bdi key={contact} dir="ltr">
          {contact}
        </bdi>
      ))}
    </p>
  </section>
)

const Side = ({ side }: { side: ConfirmationSide }) => (
  <div lang={side.tag} dir={side.direction} className="break-inside-avoid border-b border-black pb-3 last:border-0">
    <p className="text-lg">{side.heading}</p>
    <p className="text-xl font-bold">{side.title}</p>
    {side.address && <p>{side.address}</p>}
    <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1">
      {side.facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-xs">{label}</dt>
          <dd className="text-sm font-bold">{value}</dd>
        </div>
      ))}
    </dl>
    <ul className="mt-2 text-sm font-bold">
      {side.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="mt-2 text-sm">{side.hint}</p>
  </div>
)
