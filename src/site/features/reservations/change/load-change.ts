import type { SiteContext } from '../../../../client/context.ts'
import { toBothText } from '../../../../client/money/in-dinars.ts'
import type { Ok } from '../../../../contract/contract.ts'
import { maxGuests, partyLimits } from '../../../../domain/stays/party.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { fill } from '../../../../i18n/fill.ts'
import { bookingText } from '../../../../i18n/messages/booking.ts'
import { dueText } from '../../../../i18n/messages/due.ts'
import { propertiesText } from '../../../../i18n/messages/properties.ts'
import { reservationChangeText } from '../../../../i18n/messages/reservation-change.ts'
import { reservationsText } from '../../../../i18n/messages/reservations.ts'
import { loadMethods } from '../../orders/load-methods.ts'
import { toDatesText } from './to-dates-text.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type State = NonNullable<Ok<'GET /customer/reservations/{id}/change'>['change']>

export async function loadChange(site: Site, id: number, now: Date) {
  const { call, locale } = site
  const params = { id }
  // First: it asks the bank, and what the bank says changes the reservation.
  const { canChange, isDuring, change } = await call('GET /customer/reservations/{id}/change', { params })
  const reservation = await call('GET /user/reservations/{id}', { params })
  const [methods, property, priced] = await Promise.all([
    loadMethods(site),
    canChange && !isDuring ? call('GET /user/properties/{id}', { params: { id: reservation.property.id } }) : null,
    // Without the rooms' prices everything can still be chosen; refusals give their reason.
    canChange && !isDuring
      ? call('POST /customer/reservations/{id}/change/rooms', { params, body: {} }).catch(() => null)
      : null,
  ])
  const messages = reservationChangeText[locale]
  return {
    id,
    locale,
    messages,
    byNight: reservationsText[locale].labels.byNight,
    payment: reservationsText[locale].payment,
    pay: reservationsText[locale].pay,
    due: dueText[locale],
    /** The refund uses the rate of the payment. */
    paidRate: reservation.dinars?.rate ?? null,
    qr: change?.canPay ? (change.payment?.qr ?? null) : null,
    title: reservation.property.title,
    canChange,
    isDuring,
    methods,
    now: toDatesText(locale, reservation),
    property: reservation.property.id,
    own: { checkIn: reservation.checkIn, checkOut: reservation.checkOut },
    adults: reservation.adults,
    children: toChildren(locale, reservation),
    rooms: toRooms(reservation, property?.roomTypes ?? []),
    /** Prices of one room of each type, for the present nights. */
    prices: priced?.rooms ?? null,
    held: change?.canPay ? toHeld(locale, change, now) : null,
    /** How the newest one ended, until its guest has seen it. */
    ended: change && !change.canPay && !change.isSeen ? toEnded(locale, change) : null,
    isWaiting: change?.canPay === true && change.payment?.status === 'open',
  }
}

export type ChangeView = Awaited<ReturnType<typeof loadChange>>

function toChildren(locale: Locale, { childrenAges }: Ok<'GET /user/reservations/{id}'>) {
  const { messages, age, years } = bookingText[locale]
  return {
    ages: childrenAges,
    label: propertiesText[locale].children,
    chooseAge: messages.chooseAge,
    required: messages.agesRequired,
    ageLabels: Array.from({ length: Math.max(maxGuests.children, childrenAges.length) }, (_, index) => age(index + 1)),
    years: Array.from({ length: partyLimits.age.max + 1 }, (_, old) => years(old)),
  }
}

type Reserved = Ok<'GET /user/reservations/{id}'>['rooms'][number]
type ChangeRoom = Pick<Reserved, 'roomTypeId' | 'title' | 'count' | 'maxGuests' | 'bedTypes' | 'picture'>

/** All room types of the property, with how many of each are reserved. */
function toRooms(
  { rooms }: Ok<'GET /user/reservations/{id}'>,
  types: Ok<'GET /user/properties/{id}'>['roomTypes'],
): ChangeRoom[] {
  const counts = new Map(rooms.map(({ roomTypeId, count }) => [roomTypeId, count]))
  const toRoom = ({ roomTypeId, title, count, maxGuests, bedTypes, picture }: ChangeRoom): ChangeRoom => ({
    roomTypeId,
    title,
    count,
    maxGuests,
    bedTypes,
    picture,
  })
  const known = types.map(({ id, ...type }) => toRoom({ ...type, roomTypeId: id, count: counts.get(id) ?? 0 }))
  return known.length > 0 ? known : rooms.map(toRoom)
}

function toHeld(locale: Locale, { after, price, holdUntil, payment }: State, now: Date) {
  const { held } = reservationChangeText[locale]
  return {
    text: fill(held.text, { dates: toDatesText(locale, after), amount: toHeldPrice(locale, price, payment) }),
    isDeclined: payment !== null && payment.status !== 'open' && payment.status !== 'paid',
    secondsLeft: holdUntil ? Math.max(0, Math.ceil((Date.parse(holdUntil) - now.getTime()) / 1000)) : 0,
    link: payment?.qr ? null : (payment?.link ?? null),
  }
}

/** The amount that a begun payment has fixed. */
function toHeldPrice(locale: Locale, price: State['price'], payment: State['payment']): string {
  const rate = payment?.rate ?? null
  return toBothText(
    locale,
    price,
    payment && rate ? { amount: payment.amount.amount, rate, day: null, isFixed: true } : null,
  )
}

function toEnded(locale: Locale, { id, status, after }: State) {
  const messages = reservationChangeText[locale]
  const dates = toDatesText(locale, after)
  if (status === 'done') return { change: id, isGood: true, text: fill(messages.done, { dates }) }
  if (status === 'expired') return { change: id, isGood: false, text: fill(messages.expired, { dates }) }
  return null
}
