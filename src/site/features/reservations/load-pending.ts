import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import { fill } from '../../../i18n/fill.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { splitStayText } from '../../../i18n/messages/split-stay.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { loadMethods } from '../orders/load-methods.ts'
import { toNextStep } from './next-step.ts'
import { toCard } from './to-card.ts'
import { toReservationCancelFacts, toShareDinars } from './to-reservation-cancel-facts.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type Card = Ok<'GET /customer/reservations/pending'>['data'][number]

export async function loadPending(site: Site, now: Date) {
  const { call, locale } = site
  const { labels, pending: messages, pay, cancel, next } = reservationsText[locale]
  const { data } = await call('GET /customer/reservations/pending')
  const [methods, items] = await Promise.all([
    data.some(({ canPay }) => canPay) ? loadMethods(site) : [],
    Promise.all(data.map(toItem)),
  ])
  return { messages, labels, pay, cancel, methods, items }

  async function toItem(card: Card) {
    const preview = card.canCancel
      ? await call('GET /customer/reservations/{id}/refund', { params: { id: card.id } })
      : null
    const until = card.holdUntil ? toMomentText(locale, card.holdUntil) : ''
    return {
      card: toCard(locale, card),
      method: card.paymentMethod,
      // One payment for both halves of a stay cannot be shared.
      order: card.splitPart === null ? card.orderId : undefined,
      next: [
        fill(next[toNextStep({ ...card, refund: null })], { until }),
        card.splitPart !== null && card.canPay && splitStayText[locale].one,
      ]
        .filter(Boolean)
        .join(' '),
      secondsLeft:
        card.canPay && card.holdUntil
          ? Math.max(0, Math.ceil((Date.parse(card.holdUntil) - now.getTime()) / 1000))
          : null,
      facts:
        preview &&
        toReservationCancelFacts(locale, preview, card.paymentStatus === 'paid', toShareDinars(preview.refund, card)),
    }
  }
}

export type Pending = Awaited<ReturnType<typeof loadPending>>
