import { BothLanguages } from './both-languages.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoicePayments } from './invoice-payments.tsx'
import type { InvoiceView } from './load-invoice.ts'

type InvoiceSheetProps = { invoice: InvoiceView; english: InvoiceView | null }

/** On the screen and on paper alike: black on white there. `english` stands below each text. */
export const InvoiceSheet = ({ invoice, english }: InvoiceSheetProps) => {
  const { messages, sums, savings, dinars } = invoice
  const en = english?.messages
  return (
    <article
      aria-labelledby="invoice"
      className="space-y-6 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8 print:border-0 print:bg-white print:p-0 print:text-black print:shadow-none"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <h1 id="invoice" className="text-3xl">
          <BothLanguages text={messages.heading} english={en?.heading} />
        </h1>
        <Party label={messages.from} english={en?.from} {...invoice.seller} nameEn={english?.seller.name} />
      </header>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        {invoice.facts.map(({ label, value, isLtr }, index) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">
              <BothLanguages text={label} english={english?.facts[index]?.label} />
            </dt>
            <dd className="font-semibold wrap-anywhere">
              {isLtr ? (
                <bdi dir="ltr">{value}</bdi>
              ) : (
                <BothLanguages text={value} english={english?.facts[index]?.value} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Party label={messages.to} english={en?.to} name={invoice.customer} lines={[]} />
      <InvoiceLines invoice={invoice} english={english} />
      <dl className="ms-auto max-w-sm space-y-2">
        {sums.map((sum, index) => (
          <Sum key={sum.label} {...sum} english={english?.sums[index]?.label} />
        ))}
        <Sum label={messages.total} english={en?.total} amount={invoice.total} isTotal />
        {savings.map((sum, index) => (
          <Sum key={sum.label} {...sum} english={english?.savings[index]?.label} />
        ))}
        {dinars.map((sum, index) => (
          <Sum key={sum.label} {...sum} english={english?.dinars[index]?.label} />
        ))}
      </dl>
      <InvoicePayments invoice={invoice} english={english} />
    </article>
  )
}

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
      <BothLanguages text={label} english={english} />
    </p>
    <p className="font-bold wrap-anywhere">
      <bdi>{name}</bdi>
      {nameEn && <BothLanguages text="" english={nameEn} />}
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
      <BothLanguages text={label} english={english} />
    </dt>
    <dd className="ms-auto tabular-nums">{amount}</dd>
  </div>
)
