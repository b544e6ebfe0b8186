import type { SiteContext } from '../../../client/context.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toDay } from '../../../domain/time/day.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { afterPaymentText } from '../../../i18n/messages/after-payment.ts'
import type { OrderPayment } from './order-payment-view.ts'
import type { OrderPaymentData } from './to-order-data.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type Next = Pick<OrderPaymentData, 'heading' | 'text'>

/** Adds to a paid visa, package or top-up what comes next and by when. */
export async function addNext(site: Site, asked: OrderPayment, data: OrderPaymentData): Promise<OrderPaymentData> {
  const next = data.state === 'paid' ? await findNext(site, asked) : null
  return { ...data, ...next }
}

async function findNext({ call, locale }: Site, { kind, itemId }: OrderPayment): Promise<Next | null> {
  const params = { id: itemId }
  const texts = afterPaymentText[locale]
  if (kind === 'visa') {
    const { promisedOn } = await call('GET /customer/visa-applications/{id}', { params })
    const { title, text, undated } = texts.visa
    return { heading: title, text: promisedOn ? fill(text, { day: formatDay(locale, promisedOn) }) : undated }
  }
  if (kind === 'wallet') {
    const { balance } = await call('GET /customer/wallet', { query: { page: 1 } })
    return { heading: texts.wallet.title, text: fill(texts.wallet.text, { balance: formatPrice(locale, balance) }) }
  }
  return kind === 'discount_package'
    ? toPackage(locale, await call('GET /customer/customer-discount-packages/{id}', { params }))
    : null
}

type Subscription = { isNext: boolean; startsAt: string | null; expireAt: string | null }

function toPackage(locale: Locale, { isNext, startsAt, expireAt }: Subscription): Next | null {
  const { title, next, text, starts } = afterPaymentText[locale].package
  if (isNext && startsAt)
    return { heading: next, text: fill(starts, { day: formatDay(locale, toDay(new Date(startsAt))) }) }
  // It ends with a day: at the midnight that the next one begins with.
  const lastDay = expireAt && formatDay(locale, toDay(new Date(Date.parse(expireAt) - 1)))
  return lastDay ? { heading: title, text: fill(text, { day: lastDay }) } : null
}
