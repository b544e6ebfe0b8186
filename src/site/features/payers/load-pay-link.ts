import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { orderKindTexts } from '../../../i18n/messages/order-kinds.ts'
import { payLinkText } from '../../../i18n/messages/pay-link.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { toStartText } from '../purchases/when-text.ts'

type PayLink = Ok<'GET /public/pay/{secret}'>
type PayRequest = NonNullable<PayLink['asked']>

/** The request of a link, or its end. An unknown link is a page as well. */
export async function loadPayLink({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, secret: string, now: Date) {
  const messages = payLinkText[locale]
  const seen = await call('GET /public/pay/{secret}', { params: { secret } }).catch(forgiveUnknown)
  if (!seen?.asked) {
    const state = seen?.state ?? 'unknown'
    return {
      messages,
      ending: messages.states[state === 'open' ? 'ended' : state],
      isGood: state === 'paid' || state === 'other',
      back: toBack(locale, seen?.back ?? null),
      isMoving: seen?.back?.status === 'waiting' || seen?.back?.status === 'refunding',
      link: null,
    }
  }
  return {
    messages,
    ending: null,
    isGood: false,
    back: null,
    isMoving: false,
    link: toAsked(locale, secret, seen, now),
  }
}

function toAsked(locale: Locale, secret: string, { asked, payment }: PayLink, now: Date) {
  if (!asked) throw new Error('A link that asks for nothing was shown as one that does')
  const messages = payLinkText[locale]
  const { test } = reservationsText[locale].pay
  const isOpen = payment?.status === 'open'
  const amount = formatPrice(locale, asked.amount)
  return {
    secret,
    owner: asked.owner,
    amount,
    pay: fill(messages.pay, { amount }),
    facts: toFacts(locale, asked),
    secondsLeft: Math.max(0, Math.ceil((Date.parse(asked.holdUntil) - now.getTime()) / 1000)),
    methods: asked.methods.map(({ method, isTest }) => ({
      method,
      isTest,
      label: isTest ? `${bookingMessages[locale].methods[method]} (${test})` : bookingMessages[locale].methods[method],
    })),
    isCash: asked.methods.every(({ method }) => method === 'cash'),
    problem: payment && payment.status in endings ? messages[endings[payment.status as keyof typeof endings]] : null,
    isOpen: isOpen && payment.method !== 'cash',
    goOn: isOpen && !payment.qr && !payment.cash ? payment.link : null,
    qr: isOpen ? payment.qr : null,
    qrMessages: toQrMessages(locale),
    cash: payment?.cash && [
      { label: messages.cash.code, value: payment.cash.code, isLtr: true },
      { label: messages.cash.where, value: payment.cash.address },
      { label: messages.cash.until, value: toMomentText(locale, payment.cash.deadline) },
    ],
  }
}

const endings = { failed: 'failed', cancelled: 'cancelled', expired: 'expired' } as const

function toQrMessages(locale: Locale) {
  const { qrAlt, code, personal, business, corporate } = reservationsText[locale].payment
  return { qrAlt, code, personal, business, corporate }
}

/** Its title and its dates: a payer learns nothing more. */
function toFacts(locale: Locale, { amount, kind, title, checkIn, checkOut, startsAt, holdUntil }: PayRequest) {
  const messages = payLinkText[locale]
  const name = orderKindTexts[locale][kind]
  const dates = checkIn && checkOut ? { from: formatDay(locale, checkIn), to: formatDay(locale, checkOut) } : null
  return [
    { label: messages.amount, value: formatPrice(locale, amount) },
    { label: messages.whatFor, value: title ? `${name}: ${title}` : name },
    ...(dates ? [{ label: messages.dates, value: fill(reservationsText[locale].labels.dates, dates) }] : []),
    ...(startsAt ? [{ label: messages.starts, value: toStartText(locale, startsAt) }] : []),
    { label: messages.until, value: toMomentText(locale, holdUntil) },
  ]
}

function toBack(locale: Locale, back: PayLink['back']): string | null {
  if (!back) return null
  const texts = payLinkText[locale].back
  const text = back.to === 'cash' && back.status !== 'refunded' ? texts.counter : texts[back.status]
  return fill(text, { amount: formatPrice(locale, back.amount), method: bookingMessages[locale].methods[back.to] })
}

/** An invalid secret of any kind is an unknown link. */
function forgiveUnknown(problem: unknown): null {
  const status = (problem as { init?: ResponseInit } | null)?.init?.status
  if (status === 404 || status === 410) return null
  throw problem
}

export type PayLinkView = Awaited<ReturnType<typeof loadPayLink>>
