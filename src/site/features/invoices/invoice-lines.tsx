import { BothLanguages } from './both-languages.tsx'
import type { InvoiceView } from './load-invoice.ts'

type InvoiceLinesProps = { invoice: InvoiceView; english: InvoiceView | null }

/** The lines, a row each: a table on paper and on wide screens. */
export function InvoiceLines({ invoice: { messages, lines }, english }: InvoiceLinesProps) {
  const en = english?.messages
  return (
    <table className="w-full text-start">
      <thead className="border-b border-line-strong text-sm text-ink-soft max-sm:sr-only print:not-sr-only print:table-header-group">
        <tr>
          <th className="py-2 text-start font-semibold">
            <BothLanguages text={messages.item} english={en?.item} />
          </th>
          <th className="px-3 py-2 text-end font-semibold">
            <BothLanguages text={messages.count} english={en?.count} />
          </th>
          <th className="px-3 py-2 text-end font-semibold">
            <BothLanguages text={messages.price} english={en?.price} />
          </th>
          <th className="py-2 text-end font-semibold">
            <BothLanguages text={messages.amount} english={en?.amount} />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr
            key={line.id}
            className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:py-2 print:table-row"
          >
            <td className="py-3 wrap-anywhere max-sm:w-full max-sm:py-1">
              <BothLanguages text={line.title} english={english?.lines[index]?.title} />
              {line.note && (
                <span className="block text-sm text-ink-soft">
                  <BothLanguages text={line.note} english={english?.lines[index]?.note} />
                </span>
              )}
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
  )
}
