import { Girih } from '../../ui/girih.tsx'
import { QrPicture } from '../../ui/qr-picture.tsx'
import type { ConfirmationData } from './to-confirmation.ts'

/** On paper only: black on white, one page. */
export const Confirmation = ({ confirmation }: { confirmation: ConfirmationData }) => (
  <section className="hidden bg-white text-black print:block">
    <div className="relative isolate mb-6 overflow-hidden border-b-2 border-black pb-4">
      <Girih className="-z-10 text-black opacity-10" />
      <p className="text-2xl font-bold">{confirmation.brand}</p>
      <p className="text-xl">{confirmation.messages.title}</p>
    </div>
    <div className="flex items-start justify-between gap-6">
      <div>
        <p className="text-2xl font-bold">{confirmation.title}</p>
        <p>{confirmation.address}</p>
      </div>
      <QrPicture drawing={confirmation.qr} label={confirmation.messages.qr} className="size-40 shrink-0" />
    </div>
    <dl className="mt-6 grid grid-cols-2 gap-4">
      {confirmation.facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm">{label}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
    <ul className="mt-6 space-y-1 border-t border-black pt-4 font-bold">
      {confirmation.rooms.map(({ id, count, title }) => (
        <li key={id}>
          {count} × {title}
        </li>
      ))}
    </ul>
    <p className="mt-6">{confirmation.messages.hint}</p>
    <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
      <span>{confirmation.messages.help}</span>
      {confirmation.contacts.map((contact) => (
        <bdi key={contact} dir="ltr">
          {contact}
        </bdi>
      ))}
    </p>
  </section>
)
