import { FactList } from '../../ui/fact-list.tsx'
import type { InvoiceView } from './load-invoice.ts'

/** On the screen and on paper alike: black on white there. */
export const InvoiceSheet = ({ invoice }: { invoice: InvoiceView }) => {
  const { messages, seller, lines, sums, dinars, refunds } = invoice
  return (
    <article
      aria-labelledby="invoice"
      className="space-y-6 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8 print:border-0 print:bg-white print:p-0 print:text-black print:shadow-none"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <h1 id="invoice" className="text-3xl">
          {messages.heading}
        </h1>
        <Party label={messages.from} name={seller.name} lines={seller.lines} />
      </header>
      <FactList facts={invoice.facts} className="grid-cols-2" />
      <Party label={messages.to} name={invoice.customer} lines={[]} />
      <table className="w-full text-start">
        <thead className="border-b border-line-strong text-sm text-ink-soft max-sm:sr-only print:not-sr-only print:table-header-group">
          <tr>
            <th className="py-2 text-start font-semibold">{messages.item}</th>
            <th className="px-3 py-2 text-end font-semibold">{messages.count}</th>
            <th className="px-3 py-2 text-end font-semibold">{messages.price}</th>
            <th className="py-2 text-end font-semibold">{messages.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={line.id}
              className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:py-2 print:table-row"
            >
              <td className="py-3 wrap-anywhere max-sm:w-full max-sm:py-1">
                {line.title}
                {line.note && <span className="block text-sm text-ink-soft">{line.note}</span>}
              </td>
              <td className="px-3 text-end tabular-nums max-sm:px-0 max-sm:after:content-['\00a0×\00a0'] print:after:content-none">
                {line.count}
              </td>
              <td className="px-3 text-end tabular-nums max-sm:grow max-sm:px-0 max-sm:text-start">{line.price}</td>
              <td className="text-end font-semibold tabular-nums">{line.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ms-auto max-w-sm space-y-2">
        {sums.map((sum) => (
          <Sum key={sum.label} {...sum} />
        ))}
        <Sum label={messages.total} amount={invoice.total} isTotal />
        {dinars.map((sum) => (
          <Sum key={sum.label} {...sum} />
        ))}
      </dl>
      {refunds.length > 0 && (
        <section aria-labelledby="refunds">
          <h2 id="refunds" className="mb-2 text-lg">
            {messages.refunds}
          </h2>
          <ul className="space-y-1">
            {refunds.map(({ key, text, state }) => (
              <li key={key} className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{text}</span>
                <span className="text-ink-soft">{state}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

const Party = ({ label, name, lines }: { label: string; name: string; lines: readonly string[] }) => (
  <div>
    <p className="text-sm text-ink-soft">{label}</p>
    <p className="font-bold wrap-anywhere">
      <bdi>{name}</bdi>
    </p>
    {lines.map((line) => (
      <p key={line} className="text-sm">
        {line}
      </p>
    ))}
  </div>
)

const Sum = ({ label, amount, isTotal }: { label: string; amount: string; isTotal?: boolean }) => (
  <div
    className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isTotal ? 'border-t border-line-strong pt-2 text-xl font-bold' : ''}`}
  >
    <dt>{label}</dt>
    <dd className="tabular-nums">{amount}</dd>
  </div>
)
