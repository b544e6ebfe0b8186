import type { SiteContext } from '../../../../client/context.ts'
import { type Cost, toAbout } from '../../../../client/money/dinars.tsx'
import type { Ok } from '../../../../contract/contract.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import { partyLimits, toGuests } from '../../../../domain/stays/party.ts'
import { countNights, nightsOf, type Stay } from '../../../../domain/stays/stay.ts'
import { parseStayRequest } from '../../../../domain/stays/stay-request.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import type { Day } from '../../../../domain/time/day.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { formatPrice, formatPriceRange } from '../../../../i18n/format-price.ts'
import { bookingText } from '../../../../i18n/messages/booking.ts'
import { bookingMessages } from '../../../../i18n/messages/booking-messages.ts'
import { problemMessages } from '../../../../i18n/messages/problems.ts'
import { propertiesText } from '../../../../i18n/messages/properties.ts'
import { toPolicyText } from '../booking-messages.ts'
import type { StayChoiceQuery } from './choice-path.ts'
import { toCombinationTexts } from './to-combination-text.ts'

type Availability = Ok<'POST /user/properties/availablility'>

export type RoomChoiceRequest = StayChoiceQuery & {
  property: number
  today: Day
  max: { adults: number; children: number }
  /** The fault of the address, in words. */
  error: string | null
}

/** The data with which a guest chooses rooms. `stay` is null until nights and party are known. */
export type ChoiceData = { form: ChoiceForm; stay: ShownStay | null }
export type ChoiceForm = ReturnType<typeof toForm>
export type ShownStay = ReturnType<typeof toShownStay>
export type ShownRoom = ShownStay['rooms'][number]

/** `roomTypes`: those that are to stand in for the loaded ones, if any came back. */
export async function loadChoice({ call, locale, startup }: SiteContext, request: RoomChoiceRequest) {
  const { search, error } = toStaySearch(request, locale)
  const body = search && { propertyId: request.property, ...search }
  const answer = body && (await call('POST /user/properties/availablility', { body }))
  const { rate } = await startup()
  const choice: ChoiceData = {
    form: toForm(request, error, locale),
    stay: answer && toShownStay(search, answer, { locale, rate: rate.dinarsPerDollar }),
  }
  return { choice, roomTypes: answer?.roomTypes.map(toRoomType) ?? [] }
}

type StaySearch = Stay & { adults: number; childrenAges: number[] }

/** Checked here by the API's own rules, so that what it would refuse is said beside the form. */
function toStaySearch({ checkIn, checkOut, adults, ages, today, error }: RoomChoiceRequest, locale: Locale) {
  const refused = (text: string) => ({ search: null, error: text })
  if (error) return refused(error)
  if (!checkIn || !checkOut) return { search: null, error: null }
  const childrenAges = ages.filter((age) => age !== null)
  const parsed = parseStayRequest({ checkIn, checkOut, adults, childrenAges }, today)
  if (!parsed.ok) return refused(problemMessages[locale][parsed.code])
  if (childrenAges.length < ages.length) return refused(bookingText[locale].messages.agesRequired)
  return { search: { ...parsed.stay, adults, childrenAges }, error: null }
}

/** The two days with their weekdays, the nights counted. */
function toSpan({ checkIn, checkOut, adults, ages }: StayChoiceQuery, locale: Locale) {
  const t = propertiesText[locale]
  if (!checkIn || !checkOut || checkOut <= checkIn) return { days: null, label: null }
  const counts = [t.nights(countNights({ checkIn, checkOut })), t.guests(adults + ages.length)]
  return {
    days: [
      { label: t.checkIn, text: formatDay(locale, checkIn) },
      { label: t.checkOut, text: formatDay(locale, checkOut) },
    ],
    label: counts.join(' · '),
  }
}

function toForm(request: RoomChoiceRequest, error: string | null, locale: Locale) {
  const { property, today, max, checkIn, checkOut, adults, ages } = request
  const [t, own, problems] = [propertiesText[locale], bookingText[locale], problemMessages[locale]]
  return {
    property,
    today,
    asked: { checkIn, checkOut, adults, ages },
    span: toSpan(request, locale),
    error,
    messages: {
      ...own.messages,
      plan: t.plan,
      checkIn: t.checkIn,
      checkOut: t.checkOut,
      adults: t.adults,
      children: t.children,
      datesRequired: problems.DATES_REQUIRED,
      roomRequired: problems.ROOM_REQUIRED,
      tooSmall: problems.ROOMS_TOO_SMALL,
      tooMany: problems.ROOMS_WITHOUT_ADULT,
    },
    maxAdults: max.adults,
    ageLabels: Array.from({ length: max.children }, (_, index) => own.age(index + 1)),
    years: Array.from({ length: partyLimits.age.max + 1 }, (_, age) => own.years(age)),
  }
}

type AvailableRoom = Availability['roomTypes'][number]

const toRoomType = ({ unitsLeft, stayPrice, stayPriceBefore, nightlyPrices, minNights, ...roomType }: AvailableRoom) =>
  roomType

type Display = { locale: Locale; rate: number }

function toShownStay(search: StaySearch, answer: Availability, shown: Display) {
  const { locale } = shown
  const text = bookingText[locale]
  const currency = answer.roomTypes[0]?.stayPrice.currency ?? 'IQD'
  const why = toCombinationTexts(locale, answer.combinations, answer.roomTypes, search)
  return {
    search,
    nightLabels: nightsOf(search).map((night) => formatDay(locale, night)),
    forNights: text.forNights(countNights(search)),
    nightsLabel: propertiesText[locale].nights(countNights(search)),
    rooms: answer.roomTypes.map((room) => toShownRoom(room, shown)),
    combinations: answer.combinations.map((combination, index) => ({ ...combination, why: why[index] ?? '' })),
    currency,
    childFees: answer.childFees.total,
    childFeesLabel: text.childFee(answer.childFees.count),
    childFeesText: toAdded(text.childFee(answer.childFees.count), { amount: answer.childFees.total, currency }, shown),
    guests: toGuests(search),
    policy: toPolicyText(locale, bookingMessages[locale], answer.policy),
    message: answer.message ?? null,
  }
}

function toShownRoom(room: AvailableRoom, { locale, rate }: Display) {
  const { id, title, adults, children, unitsLeft, stayPrice, stayPriceBefore, nightlyPrices, minNights } = room
  const text = bookingText[locale]
  return {
    id,
    title,
    adults,
    children,
    unitsLeft,
    stayPrice: stayPrice.amount,
    stayPriceBefore: stayPriceBefore.amount,
    left: unitsLeft > 0 ? text.left(unitsLeft) : minNights ? text.minNights(minNights) : text.messages.noneLeft,
    nightly: toNightly(nightlyPrices, stayPrice.currency, { locale, rate }),
    nights: nightlyPrices.map(({ amount }) => amount),
  }
}

/** Additional charges; in dollars with an estimate in dinars. */
export const toAdded = (label: string, cost: Cost, { locale, rate }: Display): string =>
  cost.currency === 'USD'
    ? `${label}: ${formatPrice(locale, cost, '+')} (${toAbout(locale, cost, rate, '+').text})`
    : `${label}: ${formatPrice(locale, cost, '+')}`

/** One price where all nights cost the same, else from the lowest to the highest; of dollars the dinars as well, about. Each for itself, so that none is broken. */
export function toNightly(
  nights: readonly { amount: number }[],
  currency: Currency,
  { locale, rate }: Display,
): string[] {
  const amounts = nights.map(({ amount }) => amount)
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)]
  const range = formatPriceRange(locale, { min, max, currency })
  if (currency === 'IQD') return [range]
  const dinars = { min: Math.round(min * rate), max: Math.round(max * rate), currency: 'IQD' } as const
  return [range, `(≈\u00a0${formatPriceRange(locale, dinars)})`]
}
