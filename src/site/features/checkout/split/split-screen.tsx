import { useReducer } from 'react'
import { useForm } from '../../../../client/forms/use-form.ts'
import { useLocale } from '../../../../client/text.tsx'
import { countRooms } from '../../../../domain/stays/selection.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { fill } from '../../../../i18n/fill.ts'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { type Sums, toPolicyText, toPriceSums } from '../../booking/booking-messages.ts'
import { ArrivalFields } from '../arrival-fields.tsx'
import { Block } from '../block.tsx'
import { BookBar } from '../book-bar.tsx'
import { reduceCheckout, toCheckoutState } from '../checkout-state.ts'
import { GuestContactFields } from '../guest-contact-fields.tsx'
import { isWalletTooLow, MethodChoice } from '../method-choice.tsx'
import { PricePanel } from '../price-panel.tsx'
import { StaySummary } from '../stay-summary.tsx'
import { toCheckoutPrice } from '../to-checkout-price.ts'
import type { SplitCheckoutData } from './load-split-checkout.ts'
import { SplitProblemPanel } from './split-problem-panel.tsx'
import { type SplitProblem, type SplitQuote, useSplitBooking, useSplitQuote } from './use-split-booking.ts'

/** Two stays one after the other, to be booked and paid together. */
export function SplitScreen(data: SplitCheckoutData) {
  const { messages, bookingMessages, split } = data
  const locale = useLocale()
  const [state, dispatch] = useReducer(reduceCheckout<SplitQuote, SplitProblem>, toCheckoutState({}, data.methods))
  const { method, quote, priceProblem } = state
  const pricing = { quote, problem: priceProblem, ...useSplitQuote(data.chosen, dispatch) }
  const booking = useSplitBooking(data, dispatch)
  const form = useForm((typed) => booking.book(typed, { method, quote }))

  // A price that cannot be had is a problem like a booking that cannot be made.
  const refused = priceProblem?.kind === 'offline' ? null : priceProblem
  const shownProblem = state.problem ?? refused

  const price = quote && toCheckoutPrice(quote)
  const isTooLow = method === 'wallet' && isWalletTooLow(data.wallet, price)
  const canBook = quote !== null || !refused
  return (
    <form {...form.form} className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <div className="min-w-0 space-y-6 [&>[role=alert]:empty]:mb-0">
        <FormAlert message={form.message} />
        {shownProblem && <SplitProblemPanel data={data} problem={shownProblem} />}
        {toStays(data).map((stay) => (
          <StayBlock key={stay.part} data={data} stay={stay} quote={quote} />
        ))}
        <Block id="guest" title={messages.guest.title} hint={messages.guest.hint}>
          <GuestAndArrival data={data} errorOf={form.errorOf} />
        </Block>
        <Block id="method" title={messages.method.title} hint={split.without}>
          <MethodChoice
            {...data}
            messages={messages.method}
            chosen={method}
            onChoose={(chosen) => dispatch({ type: 'choose', method: chosen })}
            error={method && !isTooLow ? undefined : form.errorOf('paymentMethod')}
            price={price}
          />
        </Block>
        <Block id="policy" title={messages.policy}>
          <p>{split.one}</p>
          <p>{split.apart}</p>
        </Block>
      </div>
      <div className="contents lg:sticky lg:top-20 lg:block lg:space-y-4 lg:self-start">
        {(canBook || priceProblem?.kind === 'offline') && (
          <PricePanel messages={messages.price} due={data.due} pricing={pricing} toSums={toBothSums(locale, data)} />
        )}
        {canBook && (
          <BookBar
            note={booking.isLeaving ? messages.leaving : messages.hold}
            total={price && { label: bookingMessages.total, ...price }}
            due={data.due}
            action={messages.book}
            isPending={pricing.isPending || form.isPending || booking.isLeaving}
            pendingLabel={booking.isLeaving ? messages.leaving : messages.booking}
          />
        )}
      </div>
    </form>
  )
}

function toStays({ chosen, properties }: SplitCheckoutData) {
  const { checkIn, movesOn, checkOut, adults, childrenAges, first, second } = chosen
  return [
    { part: 1, stored: { ...first, checkIn, checkOut: movesOn, adults, childrenAges }, property: properties[0] },
    { part: 2, stored: { ...second, checkIn: movesOn, checkOut, adults, childrenAges }, property: properties[1] },
  ]
}

type Stay = ReturnType<typeof toStays>[number]

/** One of both stays, and the conditions of its own. */
function StayBlock({ data, stay, quote }: { data: SplitCheckoutData; stay: Stay; quote: SplitQuote | null }) {
  const { messages, bookingMessages, split } = data
  const locale = useLocale()
  const own = quote?.parts[stay.part - 1]
  return (
    <Block
      id={`part-${stay.part}`}
      title={fill(split.part, { part: stay.part })}
      hint={stay.part === 2 ? data.move : undefined}
    >
      <StaySummary
        messages={messages.stay}
        bookingMessages={bookingMessages}
        stored={stay.stored}
        property={stay.property}
      />
      {own && (
        <div className="border-t border-line pt-4 text-sm text-ink-soft">
          {toPolicyText(locale, bookingMessages, own.policy).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>{bookingMessages.acceptance[own.acceptance]}</p>
        </div>
      )}
    </Block>
  )
}

type GuestAndArrivalProps = { data: SplitCheckoutData; errorOf: ReturnType<typeof useForm>['errorOf'] }

const GuestAndArrival = ({
  data: { messages, guest, arrival, properties, houses, chosen },
  errorOf,
}: GuestAndArrivalProps) => (
  <>
    <GuestContactFields messages={messages.guest} guest={guest} errorOf={errorOf} />
    <ArrivalFields
      messages={arrival}
      checkIn={properties[0].checkIn}
      houses={houses}
      party={{ ...chosen, rooms: Math.max(countRooms(chosen.first.rooms), countRooms(chosen.second.rooms)) }}
      draft={{}}
    />
  </>
)

/** The rows of both, each with the name of its property: rooms are often called the same. */
const toBothSums =
  (locale: Locale, { bookingMessages, properties }: SplitCheckoutData) =>
  ({ parts, total, fullTotal, saved, currency }: SplitQuote, rate: number | undefined): Sums => {
    const price = (amount: number) => formatPrice(locale, { amount, currency })
    const sums = parts.flatMap((part, index) =>
      toPriceSums(locale, bookingMessages, part, rate).sums.map((sum) => ({
        ...sum,
        label: `${properties[index]?.title} · ${sum.label}`,
      })),
    )
    return {
      sums,
      total: {
        label: bookingMessages.total,
        amount: price(total),
        before: saved > 0 ? { label: bookingMessages.full, amount: price(fullTotal) } : undefined,
      },
      saved: saved > 0 ? { label: bookingMessages.saved, amount: price(saved) } : undefined,
    }
  }
