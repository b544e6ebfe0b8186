import { Girih } from '../../ui/girih.tsx'
import { QrPicture } from '../../ui/qr-picture.tsx'
import type { Voucher } from './to-voucher.ts'

/** On paper only: black on white, one page. */
export const VoucherSheet = ({ voucher }: { voucher: Voucher }) => (
  <section className="hidden bg-white text-black print:block">
    <div className="relative isolate mb-6 overflow-hidden border-b-2 border-black pb-4">
      <Girih className="-z-10 text-black opacity-10" />
      <p className="text-2xl font-bold">{voucher.brand}</p>
      <p className="text-xl">{voucher.words.title}</p>
    </div>
    <div className="flex items-start justify-between gap-6">
      <div>
        <p className="text-2xl font-bold">{voucher.title}</p>
        <p>{voucher.address}</p>
      </div>
      <QrPicture drawing={voucher.qr} label={voucher.words.qr} className="size-40 shrink-0" />
    </div>
    <dl className="mt-6 grid grid-cols-2 gap-4">
      {voucher.facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm">{label}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
    <ul className="mt-6 space-y-1 border-t border-black pt-4 font-bold">
      {voucher.rooms.map(({ id, count, title }) => (
        <li key={id}>
          {count} × {title}
        </li>
      ))}
    </ul>
    <p className="mt-6">{voucher.words.hint}</p>
    <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
      <span>{voucher.words.help}</span>
      {voucher.contacts.map((contact) => (
        <bdi key={contact} dir="ltr">
          {contact}
        </bdi>
      ))}
    </p>
  </section>
)
