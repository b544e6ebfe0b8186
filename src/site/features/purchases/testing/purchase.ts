import type { ServerCall, Startup } from '../../../../client/context.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import type { PurchasePage } from '../purchase-state.ts'

export const iqd = (amount: number) => ({ amount, currency: 'IQD' as const })

/** A tour of a couple with a baby, paid and accepted. */
export const tour: PurchasePage = {
  id: 7,
  code: 'K7QM2XRT',
  orderId: 100_007,
  itemType: 'tourism',
  itemId: 3,
  title: 'Mountains of Kurdistan',
  picture: { url: '/pictures/1-a', width: 1600, height: 1200, placeholder: '' },
  location: { id: 2, title: 'Erbil' },
  seller: { id: 1, kind: 'agency', title: 'Dijla Travel', phone: '+9647701112233' },
  status: 'accepted',
  paymentStatus: 'paid',
  paymentMethod: 'qi',
  startsAt: '2026-12-04T04:00:00Z',
  endsAt: '2026-12-07T21:00:00Z',
  people: 3,
  totalPrice: iqd(1_050_000),
  priceBefore: null,
  dinars: null,
  deposit: null,
  depositDinars: null,
  createdAt: '2026-11-16T08:00:00Z',
  paidAt: '2026-11-16T08:01:00Z',
  holdUntil: null,
  cancelledAt: null,
  answerBy: null,
  canPay: false,
  canCancel: true,
  rest: null,
  canPayRest: false,
  restPaidAt: null,
  hasTickets: true,
  isFlight: false,
  invoiceId: 'INV-100007',
  restOrderId: null,
  restInvoiceId: null,
  itemPath: '/tourism-packages/domestic/mountains/3',
  venue: null,
  coordinates: null,
  printed: {
    language: 'ku',
    title: { en: 'Mountains of Kurdistan', ar: 'جبال كردستان', ku: 'چیاکانی کوردستان' },
    location: { en: 'Erbil', ar: 'أربيل', ku: 'هەولێر' },
    route: null,
    seller: { en: 'Dijla Travel', ar: 'سفريات دجلة', ku: 'گەشتی دیجلە' },
    meeting: {
      title: { en: 'Erbil Bus Terminal', ar: 'كراج أربيل الرئيسي', ku: 'تێرمیناڵی گەراجی هەولێر' },
      address: { en: 'Kirkuk Road, Erbil', ar: 'طريق كركوك، أربيل', ku: 'ڕێگای کەرکووک، هەولێر' },
      coordinates: { latitude: 36.16, longitude: 44.013 },
    },
    places: [{ title: null, count: 2 }],
  },
  flight: null,
  includes: ['Bus', 'Guide'],
  adults: 2,
  children: 0,
  infants: 1,
  sharing: null,
  travelDate: null,
  returnDate: null,
  pickupLocation: null,
  travellers: [
    {
      firstName: 'Layla',
      lastName: 'Hassan',
      birthDate: '1990-03-21',
      gender: 'female',
      passportNumber: '••••••123',
      passportExpiresOn: '2030-01-01',
      nationality: 'IQ',
    },
  ],
  places: [{ stockId: 9, title: null, count: 2 }],
  lines: [
    { kind: 'adult', count: 2, price: 500_000, amount: 1_000_000, amountBefore: 1_000_000 },
    { kind: 'infant', count: 1, price: 50_000, amount: 50_000, amountBefore: 50_000 },
  ],
  totalBeforeDiscount: iqd(1_050_000),
  voucherDiscount: iqd(0),
  pointsDiscount: iqd(0),
  rounding: iqd(0),
  fullTotal: iqd(1_050_000),
  saved: iqd(0),
  policy: { freeUntilDays: 7, freeUntil: '2026-11-27', percentAfter: 50 },
  needsTicketsBack: false,
  isRestMissed: false,
  acceptance: 'automatic',
  refundNow: { amount: iqd(1_050_000), percent: 100, to: 'qi' },
  refund: null,
  refunds: [],
}

/** A site whose API gives these answers, and records its requests. */
export function answering(locale: Locale, answers: Record<string, unknown>) {
  const asked: string[] = []
  const call = async (key: string) => {
    asked.push(key)
    const answer = answers[key]
    return typeof answer === 'function' ? answer() : answer
  }
  const startup = async () => ({ contacts: { contacts: [] } }) as unknown as Startup
  const publicUrl = 'https://safar.example'
  return { locale, publicUrl, apiUrl: `${publicUrl}/services/api`, asked, call: call as ServerCall, startup }
}
