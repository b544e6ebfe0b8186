import type { InvoiceView } from './load-invoice.ts'

type InvoiceSheetProps = { invoice: InvoiceView; english: InvoiceView | null }

/** On the screen and on paper alike: black on white there. `english` stands below each text. */
export const InvoiceSheet = ({ invoice, english }: InvoiceSheetProps) => {
  const { messages, lines, sums, savings, dinars, payments, refunds } = invoice
  const en = english?.messages
  return (
    <article
      aria-labelledby="invoice"
      className="space-y-6 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8 print:border-0 print:bg-white print:p-0 print:text-black print:shadow-none"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <h1 id="invoice" className="text-3xl">
          <Both text={messages.heading} english={en?.heading} />
        </h1>
        <Party label={messages.from} english={en?.from} {...invoice.seller} nameEn={english?.seller.name} />
      </header>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        {invoice.facts.map(({ label, value, isLtr }, place) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">
              <Both text={label} english={english?.facts[place]?.label} />
            </dt>
            <dd className="font-semibold wrap-anywhere">
              {isLtr ? <bdi dir="ltr">{value}</bdi> : <Both text={value} english={english?.facts[place]?.value} />}
            </dd>
          </div>
        ))}
      </dl>
      <Party label={messages.to} english={en?.to} name={invoice.customer} lines={[]} />
      <table className="w-full text-start">
        <thead className="border-b border-line-strong text-sm text-ink-soft max-sm:sr-only print:not-sr-only print:table-header-group">
          <tr>
            <th className="py-2 text-start font-semibold">
              <Both text={messages.item} english={en?.item} />
            </th>
            <th className="px-3 py-2 text-end font-semibold">
              <Both text={messages.count} english={en?.count} />
            </th>
            <th className="px-3 py-2 text-end font-semibold">
              <Both text={messages.price} english={en?.price} />
            </th>
            <th className="py-2 text-end font-semibold">
              <Both text={messages.amount} english={en?.amount} />
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr
              key={line.id}
              className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:py-2 print:table-row"
            >
              <td className="py-3 wrap-anywhere max-sm:w-full max-sm:py-1">
                <Both text={line.title} english={english?.lines[place]?.title} />
                {line.note && (
                  <span className="block text-sm text-ink-soft">
                    <Both text={line.note} english={english?.lines[place]?.note} />
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
      <dl className="ms-auto max-w-sm space-y-2">
        {sums.map((sum, place) => (
          <Sum key={sum.label} {...sum} english={english?.sums[place]?.label} />
        ))}
        <Sum label={messages.total} english={en?.total} amount={invoice.total} isTotal />
        {savings.map((sum, place) => (
          <Sum key={sum.label} {...sum} english={english?.savings[place]?.label} />
        ))}
        {dinars.map((sum, place) => (
          <Sum key={sum.label} {...sum} english={english?.dinars[place]?.label} />
        ))}
      </dl>
      {payments.length > 0 && (
        <section aria-labelledby="payments">
          <h2 id="payments" className="mb-2 text-lg">
            <Both text={messages.payments} english={en?.payments} />
          </h2>
          <ul className="space-y-2">
            {payments.map(({ key, text, note, amount }, place) => (
              <li key={key} className="flex flex-wrap justify-between gap-x-4">
                <span>
                  <Both text={text} english={english?.payments[place]?.text} />
                  {note && (
                    <span className="block text-sm text-ink-soft">
                      <Both text={note} english={english?.payments[place]?.note} />
                    </span>
                  )}
                </span>
                <span className="font-semibold tabular-nums">{amount}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {refunds.length > 0 && (
        <section aria-labelledby="refunds">
          <h2 id="refunds" className="mb-2 text-lg">
            <Both text={messages.refunds} english={en?.refunds} />
          </h2>
          <ul className="space-y-2">
            {refunds.map(({ key, text, state }, place) => (
              <li key={key} className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">
                  <Both text={text} english={english?.refunds[place]?.text} />
                </span>
                <span className="text-ink-soft">
                  <Both text={state} english={english?.refunds[place]?.state} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

/** What is the same in both, such as a name or a code, stands there once. */
const Both = ({ text, english }: { text: string; english?: string | null | undefined }) => (
  <>
    {text}
    {english && english !== text && (
      <span lang="en" dir="ltr" className="block text-sm font-normal text-ink-soft">
        {english}
      </span>
    )}
  </>
)

type PartyProps = {
  label: string
  english: string | undefined
  name: string
  nameEn?: string | undefined
  lines: readonly string[]
}

const Party = ({ label, english, name, nameEn, lines }: PartyProps) => (
  <div>
    <p className="text-sm text-ink-soft">
      <Both text={label} english={english} />
    </p>
    <p className="font-bold wrap-anywhere">
      <bdi>{name}</bdi>
      {nameEn && <Both text="" english={nameEn} />}
    </p>
    {lines.map((line) => (
      <p key={line} className="text-sm">
        {line}
      </p>
    ))}
  </div>
)

type SumProps = { label: string; english: string | undefined; amount: string; isTotal?: boolean }

const Sum = ({ label, english, amount, isTotal }: SumProps) => (
  <div
    className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isTotal ? 'border-t border-line-strong pt-2 text-xl font-bold' : ''}`}
  >
    <dt>
      <Both text={label} english={english} />
    </dt>
    <dd className="ms-auto tabular-nums">{amount}</dd>
  </div>
)
