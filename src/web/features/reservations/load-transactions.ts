import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/locale.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { groupThousands } from '../../../i18n/group-thousands.ts'
import { bookingTerms } from '../../../i18n/messages/booking-terms.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import type { SiteContext } from '../../context.ts'
import { toMomentText } from './to-card.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type Transaction = Ok<'GET /customer/transactions'>['data'][number]

/** What was paid goes away, what comes back is more: the sign says which. */
const toRow = (locale: Locale, { id, amount, paidAt, paymentMethod, transactionType, itemType }: Transaction) => ({
  id,
  kind: transactionType,
  title: reservationsText[locale].transactions.types[transactionType],
  item: reservationsText[locale].transactions.items[itemType],
  method: bookingTerms[locale].methods[paymentMethod],
  paidAt: toMomentText(locale, paidAt),
  amount: `${transactionType === 'debit' ? '−' : '+'}${formatPrice(locale, amount)}`,
})

export async function loadTransactions({ call, locale }: Site, page: number) {
  const { data, meta } = await call('GET /customer/transactions', { query: { page } })
  const words = reservationsText[locale].transactions
  return { words, meta, data: data.map((transaction) => toRow(locale, transaction)) }
}

export async function loadTransaction({ call, locale }: Site, id: number) {
  const transaction = await call('GET /customer/transactions/{id}', { params: { id } })
  const words = reservationsText[locale].transactions
  const { invoiceId, itemId, itemType, createdAt, updatedAt, title, price, rate } = transaction
  const row = toRow(locale, transaction)
  const number = itemId === null ? '' : ` ${leftToRight(String(itemId))}`
  return {
    words,
    row,
    title: fill(words.one, { id: leftToRight(String(id)) }),
    itemPath: itemType === 'reservation' && itemId !== null ? `/account/history/${itemId}` : null,
    facts: [
      { label: words.amount, value: leftToRight(row.amount) },
      { label: words.type, value: row.title },
      { label: words.paidAt, value: row.paidAt },
      { label: words.method, value: row.method },
      { label: words.invoice, value: invoiceId, isLtr: true },
      { label: words.item, value: `${row.item}${number}${title ? ` · ${title}` : ''}` },
      ...(price ? [{ label: words.price, value: leftToRight(formatPrice(locale, price)) }] : []),
      ...(rate ? [{ label: words.rate, value: leftToRight(groupThousands(String(rate))) }] : []),
      { label: words.created, value: toMomentText(locale, createdAt) },
      { label: words.updated, value: toMomentText(locale, updatedAt) },
    ],
  }
}

export type TransactionRow = ReturnType<typeof toRow>
