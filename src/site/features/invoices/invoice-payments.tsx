import { BothLanguages } from './both-languages.tsx'
import type { InvoiceView } from './load-invoice.ts'

type InvoicePaymentsProps = { invoice: InvoiceView; english: InvoiceView | null }

/** Payments and refunds. */
export const InvoicePayments = (props: InvoicePaymentsProps) => (
  <>
    {props.invoice.payments.length > 0 && <Payments {...props} />}
    {props.invoice.refunds.length > 0 && <Refunds {...props} />}
  </>
)

const Payments = ({ invoice: { messages, payments }, english }: InvoicePaymentsProps) => (
  <section aria-labelledby="payments">
    <h2 id="payments" className="mb-2 text-lg">
      <BothLanguages text={messages.payments} english={english?.messages.payments} />
    </h2>
    <ul className="space-y-2">
      {payments.map(({ key, text, note, amount }, index) => (
        <li key={key} className="flex flex-wrap justify-between gap-x-4">
          <span>
            <BothLanguages text={text} english={english?.payments[index]?.text} />
            {note && (
              <span className="block text-sm text-ink-soft">
                <BothLanguages text={note} english={english?.payments[index]?.note} />
              </span>
            )}
          </span>
          <span className="font-semibold tabular-nums">{amount}</span>
        </li>
      ))}
    </ul>
  </section>
)

const Refunds = ({ invoice: { messages, refunds }, english }: InvoicePaymentsProps) => (
  <section aria-labelledby="refunds">
    <h2 id="refunds" className="mb-2 text-lg">
      <BothLanguages text={messages.refunds} english={english?.messages.refunds} />
    </h2>
    <ul className="space-y-2">
      {refunds.map(({ key, text, state }, index) => (
        <li key={key} className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">
            <BothLanguages text={text} english={english?.refunds[index]?.text} />
          </span>
          <span className="text-ink-soft">
            <BothLanguages text={state} english={english?.refunds[index]?.state} />
          </span>
        </li>
      ))}
    </ul>
  </section>
)
