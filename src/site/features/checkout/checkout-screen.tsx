import { type FormEvent, useEffect, useMemo, useReducer, useState } from 'react'
import { textOf, useForm } from '../../../client/forms/use-form.ts'
import { useLocale } from '../../../client/text.tsx'
import { countRooms } from '../../../domain/stays/selection.ts'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { toPolicyText, toSums } from '../booking/booking-messages.ts'
import type { StoredReservation } from '../booking/stored-reservation.ts'
import { ArrivalFields } from './arrival-fields.tsx'
import { Block } from './block.tsx'
import { BookBar } from './book-bar.tsx'
import { findDraft, keepDraft } from './checkout-draft.ts'
import { type CheckoutProblem, toMoved } from './checkout-problem.ts'
import { toCredits, toDraft, toFirstState, toNextState } from './checkout-state.ts'
import { GuestFields } from './guest-fields.tsx'
import type { CheckoutData } from './load-checkout.ts'
import { isWalletTooLow, MethodChoice } from './method-choice.tsx'
import { PointsSwitch } from './points-switch.tsx'
import { PricePanel } from './price-panel.tsx'
import { ProblemPanel } from './problem-panel.tsx'
import type { Combination, Quote } from './quote.ts'
import { StaySummary } from './stay-summary.tsx'
import { toPrice } from './to-price.ts'
import { useBooking } from './use-booking.ts'
import { useQuote } from './use-quote.ts'
import type { Property } from './use-selection.ts'
import { useVoucher } from './use-voucher.ts'
import { VoucherBox } from './voucher-box.tsx'

type CheckoutScreenProps = CheckoutData & {
  stored: StoredReservation
  property: Property
  onChange: (next: StoredReservation) => void
}

export function CheckoutScreen({ stored, property, onChange, ...data }: CheckoutScreenProps) {
  const { messages, bookingMessages } = data
  const locale = useLocale()
  const owner = data.guest.phone ?? data.guest.name
  const [draft] = useState(() => findDraft(owner))
  const [state, dispatch] = useReducer(toNextState<Quote, CheckoutProblem>, toFirstState(draft, data.methods))
  const { method, usePoints, quote, priceProblem } = state
  const credits = toCredits(state)
  const voucher = useVoucher(messages.voucher, state.voucher, dispatch)
  const pricing = { quote, problem: priceProblem, ...useQuote(stored, credits, dispatch) }
  const booking = useBooking(data, dispatch)
  const form = useForm((typed) => booking.book(typed, { stored, credits, method, quote }))

  const { voucherCode } = toDraft(state)
  useEffect(() => keepDraft(owner, { method, usePoints, voucherCode }), [owner, method, usePoints, voucherCode])
  const keepTyped = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    const [guestName, guestPhone, notes] = ['guestName', 'guestPhone', 'notes'].map((field) => textOf(typed, field))
    const requests = typed.getAll('requests').map(String)
    keepDraft(owner, { guestName, guestPhone, notes, arrivalHour: textOf(typed, 'arrivalHour'), requests })
  }

  const priceNow = quote?.totalBeforeDiscount ?? null
  const moved = useMemo(() => toMoved(stored.price, priceNow), [stored.price, priceNow])
  // A price that cannot be had is a problem like a booking that cannot be made.
  const shownProblem = state.problem ?? priceProblem ?? moved

  const price = quote && toPrice(quote)
  const isTooLow = method === 'wallet' && isWalletTooLow(data.wallet, price)

  const isBookedAtOnce = method === 'cash' || quote?.total === 0

  // What cannot be had has no price to agree to: the panel above leads on.
  const canBook = quote !== null || priceProblem === null

  const toAction = (): string => {
    if (isBookedAtOnce) return messages.bookCash
    return method === 'group' ? messages.bookGroup : messages.book
  }
  const take = ({ rooms, price }: Combination) => {
    dispatch({ type: 'forget-problem' })
    onChange({ ...stored, price, rooms: rooms.map(({ roomTypeId, count }) => ({ roomTypeId, count })) })
  }
  return (
    <form
      {...form.form}
      onInput={keepTyped}
      className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10"
    >
      <div className="min-w-0 space-y-6 [&>[role=alert]:empty]:mb-0">
        <FormAlert message={form.message} />
        {shownProblem && shownProblem.kind !== 'voucher' && (
          <ProblemPanel messages={messages.problem} problem={shownProblem} stored={stored} onTake={take} />
        )}
        <Block id="stay" title={messages.stay.title}>
          <StaySummary messages={messages.stay} bookingMessages={bookingMessages} stored={stored} property={property} />
        </Block>
        <Block id="guest" title={messages.guest.title} hint={messages.guest.hint}>
          <GuestFields messages={messages.guest} guest={{ ...data.guest, ...draft }} errorOf={form.errorOf} />
          <ArrivalFields
            messages={data.arrival}
            checkIn={property.checkIn}
            houses={[property.facts]}
            party={{ ...stored, rooms: countRooms(stored.rooms) }}
            draft={draft}
          />
        </Block>
        <Block id="voucher" title={messages.voucher.title}>
          <div className="space-y-5">
            <VoucherBox messages={messages.voucher} voucher={voucher} quote={quote} />
            <PointsSwitch
              {...data}
              messages={messages.points}
              isOn={usePoints}
              onChange={(isOn) => dispatch({ type: 'use-points', isOn })}
              quote={quote}
            />
          </div>
        </Block>
        <Block id="method" title={messages.method.title}>
          <MethodChoice
            {...data}
            messages={messages.method}
            chosen={method}
            onChoose={(chosen) => dispatch({ type: 'choose', method: chosen })}
            error={method && !isTooLow ? undefined : form.errorOf('paymentMethod')}
            price={price}
            cash={quote?.cash}
            place={[property.title, property.address].join(locale === 'en' ? ', ' : '، ')}
          />
        </Block>
        {quote && (
          <Block id="policy" title={messages.policy}>
            {[
              ...toPolicyText(locale, bookingMessages, quote.policy),
              bookingMessages.acceptance[quote.acceptance],
              ...data.presencePolicy,
            ].map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Block>
        )}
      </div>
      <div className="contents lg:sticky lg:top-20 lg:block lg:space-y-4 lg:self-start">
        {(canBook || priceProblem?.kind === 'offline') && (
          <PricePanel
            messages={messages.price}
            due={data.due}
            pricing={pricing}
            toSums={(priced, rate) => toSums(locale, bookingMessages, priced, rate)}
          />
        )}
        {canBook && (
          <BookBar
            note={booking.isLeaving ? messages.leaving : !isBookedAtOnce && messages.hold}
            total={price && { label: bookingMessages.total, ...price }}
            due={data.due}
            action={toAction()}
            isPending={pricing.isPending || voucher.isPending || form.isPending || booking.isLeaving}
            pendingLabel={booking.isLeaving ? messages.leaving : messages.booking}
          />
        )}
      </div>
    </form>
  )
}
