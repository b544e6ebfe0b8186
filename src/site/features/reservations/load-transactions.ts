import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatDay, formatPrice } from '../../../i18n/format.ts'
import { groupThousands } from '../../../i18n/group-thousands.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type Transaction = Ok<'GET /customer/transactions'>['data'][number]

/** Payments are negative, refunds positive. */
const toRow = (
  locale: Locale,
  { id, amount, price, paidAt, paymentMethod, transactionType, itemType, isByLink }: Transaction,
) => ({
  id,
  kind: transactionType,
  title: reservationsText[locale].transactions.types[transactionType],
  item: reservationsText[locale].transactions.items[itemType],
  method: bookingMessages[locale].methods[paymentMethod],
  byLink: isByLink ? reservationsText[locale].transactions.byLink[transactionType] : null,
  paidAt: toMomentText(locale, paidAt),
  amount: formatPrice(locale, amount, transactionType === 'debit' ? '−' : '+'),
  /** In the currency that it was sold in, where that is another one. */
  price: price && price.currency !== amount.currency ? formatPrice(locale, price) : null,
})

export async function loadTransactions({ call, locale }: Site, page: number) {
  const { data, meta } = await call('GET /customer/transactions', { query: { page } })
  const messages = reservationsText[locale].transactions
  return { messages, meta, data: data.map((transaction) => toRow(locale, transaction)) }
}

export async function loadTransaction({ call, locale }: Site, id: number) {
  const transaction = await call('GET /customer/transactions/{id}', { params: { id } })
  const messages = reservationsText[locale].transactions
  const { invoiceId, itemCode, itemPath, orderId, createdAt, updatedAt, title, price, rate, rateDay } = transaction
  const row = toRow(locale, transaction)
  const number = itemCode === null ? '' : ` ${leftToRight(itemCode)}`
  return {
    messages,
    row,
    title: fill(messages.one, { id: leftToRight(String(id)) }),
    itemPath,
    invoicePath: orderId === null ? null : `/account/invoices/${orderId}`,
    facts: [
      { label: messages.amount, value: row.amount },
      { label: messages.type, value: row.title },
      { label: messages.paidAt, value: row.paidAt },
      { label: messages.method, value: row.byLink ? `${row.method} · ${row.byLink}` : row.method },
      { label: messages.invoice, value: invoiceId, isLtr: true },
      { label: messages.item, value: `${row.item}${number}${title ? ` · ${title}` : ''}` },
      ...(price ? [{ label: messages.price, value: formatPrice(locale, price) }] : []),
      ...(rate && rateDay
        ? [
            {
              label: fill(messages.rate, { day: formatDay(locale, rateDay) }),
              value: leftToRight(groupThousands(String(rate))),
            },
          ]
        : []),
      { label: messages.created, value: toMomentText(locale, createdAt) },
      { label: messages.updated, value: toMomentText(locale, updatedAt) },
    ],
  }
}

export type TransactionRow = ReturnType<typeof toRow>
