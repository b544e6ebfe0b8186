import { fill, leftToRight } from '../../../i18n/fill.ts'
import { bookingTerms } from '../../../i18n/messages/booking-terms.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import type { SiteContext } from '../../context.ts'
import { toSums } from '../../shell/booking-words.ts'
import { loadMethods } from './load-methods.ts'
import { toNextText } from './load-reservation.ts'
import { isOpen, type PaymentState, toPaymentState } from './payment-view.ts'
import { toCard } from './to-card.ts'
import { toCash } from './to-cash.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>

export async function loadPayment(site: Site, id: number) {
  const { call, locale } = site
  const params = { id }
  const [reservation, asked] = await Promise.all([
    call('GET /user/reservations/{id}', { params }),
    call('GET /customer/reservations/{id}/payment', { params }),
  ])
  const { payment: words, labels, pay, detail } = reservationsText[locale]
  const state = toPaymentState(reservation, asked.payment)
  const canTryAgain = state === 'unpaid' && reservation.canPay
  return {
    id,
    state,
    isOpen: isOpen(state),
    words,
    labels,
    pay,
    heading: state === 'qr' ? words.qrTitle : words[state],
    reservation: fill(detail.title, { id: leftToRight(String(id)) }),
    text: textOf(state, toNextText(site, reservation, asked)),
    card: toCard(locale, reservation),
    price: toSums(locale, bookingTerms[locale], reservation).total,
    methods: canTryAgain ? await loadMethods(site) : [],
    canTryAgain,
    link: state === 'waiting' && asked.payment?.status === 'open' ? asked.payment.link : null,
    qr: state === 'qr' ? (asked.payment?.qr ?? null) : null,
    cash: toCash(locale, asked.payment),
    againPath: `/properties/${reservation.property.id}`,
  }

  function textOf(state: PaymentState, next: string): string {
    const own = { accepted: words.acceptedText, waiting: words.waitingText, unpaid: words.unpaidText, qr: words.qrText }
    return state in own ? own[state as keyof typeof own] : next
  }
}

export type PaymentData = Awaited<ReturnType<typeof loadPayment>>
