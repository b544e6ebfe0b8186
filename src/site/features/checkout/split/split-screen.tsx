import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useForm } from '../../../../client/forms/use-form.ts'
import { useLocale } from '../../../../client/text.tsx'
import { countRooms } from '../../../../domain/stays/selection.ts'
import { fill } from '../../../../i18n/fill.ts'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { type Sums, toPolicyText, toSums } from '../../booking/booking-messages.ts'
import { ArrivalFields } from '../arrival-fields.tsx'
import { Block } from '../block.tsx'
import { BookBar } from '../book-bar.tsx'
import { GuestFields } from '../guest-fields.tsx'
import { isWalletTooLow, type Method, MethodChoice } from '../method-choice.tsx'
import { PricePanel } from '../price-panel.tsx'
import { StaySummary } from '../stay-summary.tsx'
import { toPrice } from '../to-price.ts'
import type { SplitCheckoutData } from './load-split-checkout.ts'
import { SplitProblemPanel } from './split-problem-panel.tsx'
import { type SplitQuote, toSplitProblem, useSplitBooking, useSplitQuote } from './use-split-booking.ts'

/** Two stays one after the other, to be booked and paid together. */
export function SplitScreen(data: SplitCheckoutData) {
  const { messages, bookingMessages, split, chosen } = data
  const locale = useLocale()
  const [method, setMethod] = useState<Method | null>(null)
  const pricing = useSplitQuote(chosen)
  const { quote, problem } = pricing
  const booking = useSplitBooking(data)
  const form = useForm((typed) => booking.book(typed, { method, quote }))

  // A price that cannot be had is a problem like a booking that cannot be made.
  const refused = useMemo(() => problem && problem !== 'offline' && toSplitProblem(problem, null), [problem])
  const shownProblem = booking.problem ?? refused
  const showPrice = useEffectEvent(pricing.setQuote)
  const changed = booking.problem?.kind === 'price' ? booking.problem.now : null
  useEffect(() => {
    if (changed) showPrice(changed)
  }, [changed])

  const price = quote && toPrice(quote)
  const isTooLow = method === 'wallet' && isWalletTooLow(data.wallet, price)
  const canBook = quote !== null || !refused
  return (
    <form {...form.form} className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <div className="min-w-0 space-y-6 [&>[role=alert]:empty]:mb-0">
        <FormAlert message={form.message} />
        {shownProblem && <SplitProblemPanel data={data} problem={shownProblem} />}
        {toStays(data).map(({ part, stored, property }) => (
          <Block
            key={part}
            id={`part-${part}`}
            title={fill(split.part, { part })}
            hint={part === 2 ? data.move : undefined}
          >
            <StaySummary
              messages={messages.stay}
              bookingMessages={bookingMessages}
              stored={stored}
              property={property}
            />
            {quote?.parts[part - 1] && (
              <div className="border-t border-line pt-4 text-sm text-ink-soft">
                {toConditions(part).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </div>
            )}
          </Block>
        ))}
        <Block id="guest" title={messages.guest.title} hint={messages.guest.hint}>
          <GuestFields messages={messages.guest} guest={data.guest} errorOf={form.errorOf} />
          <ArrivalFields
            messages={data.arrival}
            checkIn={data.properties[0].checkIn}
            houses={data.houses}
            party={{ ...chosen, rooms: Math.max(countRooms(chosen.first.rooms), countRooms(chosen.second.rooms)) }}
            draft={{}}
          />
        </Block>
        <Block id="method" title={messages.method.title} hint={split.without}>
          <MethodChoice
            {...data}
            messages={messages.method}
            chosen={method}
            onChoose={setMethod}
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
        {(canBook || problem === 'offline') && (
          <PricePanel messages={messages.price} due={data.due} pricing={pricing} toSums={toBothSums} />
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

  function toConditions(part: number): string[] {
    const own = quote?.parts[part - 1]
    if (!own) return []
    return [...toPolicyText(locale, bookingMessages, own.policy), bookingMessages.acceptance[own.acceptance]]
  }

  /** The rows of both, each with the name of its property: rooms are often called the same. */
  function toBothSums({ parts, total, fullTotal, saved, currency }: SplitQuote, rate: number | undefined): Sums {
    const price = (amount: number) => formatPrice(locale, { amount, currency })
    const sums = parts.flatMap((part, place) =>
      toSums(locale, bookingMessages, part, rate).sums.map((sum) => ({
        ...sum,
        label: `${data.properties[place]?.title} · ${sum.label}`,
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
}

function toStays({ chosen, properties }: SplitCheckoutData) {
  const { checkIn, movesOn, checkOut, adults, childrenAges, first, second } = chosen
  return [
    { part: 1, stored: { ...first, checkIn, checkOut: movesOn, adults, childrenAges }, property: properties[0] },
    { part: 2, stored: { ...second, checkIn: movesOn, checkOut, adults, childrenAges }, property: properties[1] },
  ]
}
