import { type FormEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
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
import { toCheckoutProblem, toMoved } from './checkout-problem.ts'
import { GuestFields } from './guest-fields.tsx'
import type { CheckoutData } from './load-checkout.ts'
import { isWalletTooLow, type Method, MethodChoice } from './method-choice.tsx'
import { PointsSwitch } from './points-switch.tsx'
import { PricePanel } from './price-panel.tsx'
import { ProblemPanel } from './problem-panel.tsx'
import { StaySummary } from './stay-summary.tsx'
import { toPrice } from './to-price.ts'
import { useBooking } from './use-booking.ts'
import { type Combination, useQuote } from './use-quote.ts'
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
  const isOffered = data.methods.some((offered) => offered.method === draft.method)
  const [method, setMethod] = useState<Method | null>((isOffered && draft.method) || null)
  const [usePoints, setUsePoints] = useState(draft.usePoints ?? false)
  const voucher = useVoucher(messages.voucher, draft.voucherCode ?? null)
  const credits = { voucherCode: voucher.applied?.code ?? null, usePoints, isCash: method === 'cash' }
  const pricing = useQuote(stored, credits)
  const { quote, problem } = pricing
  const booking = useBooking(data)
  const form = useForm((typed) => booking.book(typed, { stored, credits, method, quote }))

  const voucherCode = voucher.isSettled ? credits.voucherCode : (draft.voucherCode ?? null)
  useEffect(() => keepDraft(owner, { method, usePoints, voucherCode }), [owner, method, usePoints, voucherCode])
  const keepTyped = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    const [guestName, guestPhone, notes] = ['guestName', 'guestPhone', 'notes'].map((field) => textOf(typed, field))
    const requests = typed.getAll('requests').map(String)
    keepDraft(owner, { guestName, guestPhone, notes, arrivalHour: textOf(typed, 'arrivalHour'), requests })
  }

  // A price that cannot be had is a problem like a booking that cannot be made.
  const refused = useMemo(() => problem && toCheckoutProblem(problem === 'offline' ? null : problem, null), [problem])
  const priceNow = quote?.totalBeforeDiscount ?? null
  const moved = useMemo(() => toMoved(stored.price, priceNow), [stored.price, priceNow])
  const shownProblem = booking.problem ?? refused ?? moved
  const dropVoucher = useEffectEvent(() => voucher.drop(true))
  const isVoucherGone = shownProblem?.kind === 'voucher'
  useEffect(() => {
    if (isVoucherGone) dropVoucher()
  }, [isVoucherGone])
  const showPrice = useEffectEvent(pricing.setQuote)
  const changed = booking.problem?.kind === 'price' ? booking.problem.now : null
  useEffect(() => {
    if (changed) showPrice(changed)
  }, [changed])

  const price = quote && toPrice(quote)
  const isTooLow = method === 'wallet' && isWalletTooLow(data.wallet, price)

  const isBookedAtOnce = method === 'cash' || quote?.total === 0

  // What cannot be had has no price to agree to: the panel above leads on.
  const canBook = quote !== null || refused === null

  const toAction = (): string => {
    if (isBookedAtOnce) return messages.bookCash
    return method === 'group' ? messages.bookGroup : messages.book
  }
  const take = ({ rooms, price }: Combination) => {
    booking.setProblem(null)
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
            <PointsSwitch {...data} messages={messages.points} isOn={usePoints} onChange={setUsePoints} quote={quote} />
          </div>
        </Block>
        <Block id="method" title={messages.method.title}>
          <MethodChoice
            {...data}
            messages={messages.method}
            chosen={method}
            onChoose={setMethod}
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
        {(canBook || problem === 'offline') && (
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
