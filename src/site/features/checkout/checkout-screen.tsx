import { useLocale } from '../../../client/text.tsx'
import { countRooms } from '../../../domain/stays/selection.ts'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { toPolicyText, toPriceSums } from '../booking/booking-messages.ts'
import type { StoredReservation } from '../booking/stored-reservation.ts'
import { ArrivalFields } from './arrival-fields.tsx'
import { Block } from './block.tsx'
import { BookBar } from './book-bar.tsx'
import { GuestContactFields } from './guest-contact-fields.tsx'
import type { CheckoutData } from './load-checkout.ts'
import { MethodChoice } from './method-choice.tsx'
import { PointsSwitch } from './points-switch.tsx'
import { PricePanel } from './price-panel.tsx'
import { ProblemPanel } from './problem-panel.tsx'
import type { Combination, Quote } from './quote.ts'
import { StaySummary } from './stay-summary.tsx'
import { type CheckoutFormState, useCheckoutForm } from './use-checkout-form.ts'
import type { Property } from './use-selection.ts'
import { VoucherBox } from './voucher-box.tsx'

type CheckoutScreenProps = CheckoutData & {
  stored: StoredReservation
  property: Property
  onChange: (next: StoredReservation) => void
}

export function CheckoutScreen({ stored, property, onChange, ...data }: CheckoutScreenProps) {
  const { messages, bookingMessages } = data
  const state = useCheckoutForm(data, stored)
  const { form, problem, draft } = state
  const { quote } = state.pricing
  const take = ({ rooms, price }: Combination) => {
    state.forgetProblem()
    onChange({ ...stored, price, rooms: rooms.map(({ roomTypeId, count }) => ({ roomTypeId, count })) })
  }
  return (
    <form
      {...form.form}
      onInput={state.keepTyped}
      className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10"
    >
      <div className="min-w-0 space-y-6 [&>[role=alert]:empty]:mb-0">
        <FormAlert message={form.message} />
        {problem && problem.kind !== 'voucher' && (
          <ProblemPanel messages={messages.problem} problem={problem} stored={stored} onTake={take} />
        )}
        <Block id="stay" title={messages.stay.title}>
          <StaySummary messages={messages.stay} bookingMessages={bookingMessages} stored={stored} property={property} />
        </Block>
        <Block id="guest" title={messages.guest.title} hint={messages.guest.hint}>
          <GuestContactFields messages={messages.guest} guest={{ ...data.guest, ...draft }} errorOf={form.errorOf} />
          <ArrivalFields
            messages={data.arrival}
            checkIn={property.checkIn}
            houses={[property.facts]}
            party={{ ...stored, rooms: countRooms(stored.rooms) }}
            draft={draft}
          />
        </Block>
        <Discounts data={data} state={state} />
        <Method data={data} state={state} property={property} />
        {quote && <Conditions data={data} quote={quote} />}
      </div>
      <div className="contents lg:sticky lg:top-20 lg:block lg:space-y-4 lg:self-start">
        <CheckoutPrice data={data} state={state} />
      </div>
    </form>
  )
}

type PartProps = { data: CheckoutData; state: CheckoutFormState }

const Discounts = ({ data, state: { voucher, points, pricing } }: PartProps) => (
  <Block id="voucher" title={data.messages.voucher.title}>
    <div className="space-y-5">
      <VoucherBox messages={data.messages.voucher} voucher={voucher} quote={pricing.quote} />
      <PointsSwitch
        {...data}
        messages={data.messages.points}
        isOn={points.isOn}
        onChange={points.change}
        quote={pricing.quote}
      />
    </div>
  </Block>
)

function Method({ data, state, property }: PartProps & { property: Property }) {
  const { form, method, price, pricing } = state
  const locale = useLocale()
  return (
    <Block id="method" title={data.messages.method.title}>
      <MethodChoice
        {...data}
        messages={data.messages.method}
        chosen={method.chosen}
        onChoose={method.choose}
        error={method.chosen && !method.isTooLow ? undefined : form.errorOf('paymentMethod')}
        price={price}
        cash={pricing.quote?.cash}
        place={[property.title, property.address].join(locale === 'en' ? ', ' : '، ')}
      />
    </Block>
  )
}

function Conditions({ data, quote }: { data: CheckoutData; quote: Quote }) {
  const { messages, bookingMessages, presencePolicy } = data
  const locale = useLocale()
  const sentences = [
    ...toPolicyText(locale, bookingMessages, quote.policy),
    bookingMessages.acceptance[quote.acceptance],
    ...presencePolicy,
  ]
  return (
    <Block id="policy" title={messages.policy}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Block>
  )
}

/** The price, where there is one or it can be asked for again, and the button that books for it. */
function CheckoutPrice({ data, state }: PartProps) {
  const { messages, bookingMessages, due } = data
  const { pricing, price, canBook, isBookedAtOnce, isLeaving, isPending } = state
  const locale = useLocale()
  const toAction = (): string => {
    if (isBookedAtOnce) return messages.bookCash
    return state.method.chosen === 'group' ? messages.bookGroup : messages.book
  }
  return (
    <>
      {(canBook || pricing.problem?.kind === 'offline') && (
        <PricePanel
          messages={messages.price}
          due={due}
          pricing={pricing}
          toSums={(priced, rate) => toPriceSums(locale, bookingMessages, priced, rate)}
        />
      )}
      {canBook && (
        <BookBar
          note={isLeaving ? messages.leaving : !isBookedAtOnce && messages.hold}
          total={price && { label: bookingMessages.total, ...price }}
          due={due}
          action={toAction()}
          isPending={isPending}
          pendingLabel={isLeaving ? messages.leaving : messages.booking}
        />
      )}
    </>
  )
}
