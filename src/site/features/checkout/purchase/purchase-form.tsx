import { useLocale } from '../../../../client/text.tsx'
import { fill } from '../../../../i18n/fill.ts'
import { Field } from '../../../../ui/field.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { toPurchasePolicyText } from '../../purchases/purchase-policy.ts'
import { TravellerFields } from '../../travellers/traveller-fields.tsx'
import { Block } from '../block.tsx'
import type { CheckoutDraft } from '../checkout-draft.ts'
import { ItemSummary } from '../items/item-summary.tsx'
import { MethodChoice } from '../method-choice.tsx'
import { PointsSwitch } from '../points-switch.tsx'
import { ProblemFrame } from '../problem-frame.tsx'
import { VoucherBox } from '../voucher-box.tsx'
import { DepositChoice } from './deposit-choice.tsx'
import type { PurchaseCheckout } from './load-purchase-checkout.ts'
import { PurchasePrice } from './purchase-price.tsx'
import type { PurchaseQuote } from './purchase-problem.ts'
import { PurchaseProblemPanel } from './purchase-problem-panel.tsx'
import { type PurchaseFormState, usePurchaseForm } from './use-purchase-form.ts'

type PurchaseFormProps = { data: PurchaseCheckout; draft: CheckoutDraft }

/** The same parts as for a stay: what, who, how, on which conditions, for how much. */
export function PurchaseForm({ data, draft }: PurchaseFormProps) {
  const { texts, summary } = data
  const state = usePurchaseForm(data, draft)
  const { form, problem } = state
  const { quote } = state.pricing
  const isInPlace = problem?.kind === 'voucher' || problem?.kind === 'travellers'
  return (
    <form
      {...form.form}
      onInput={state.keepTyped}
      className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10"
    >
      <div className="min-w-0 space-y-6 [&>[role=alert]:empty]:mb-0">
        <FormAlert message={form.message} />
        {problem && !isInPlace && <PurchaseProblemPanel data={data} problem={problem} onTake={state.forgetProblem} />}
        <Block id="item" title={summary.heading}>
          <ItemSummary summary={summary} />
        </Block>
        <Said data={data} state={state} />
        {quote?.deposit && (
          <Block id="deposit" title={texts.deposit.title}>
            <DepositChoice
              messages={texts.deposit}
              deposit={quote.deposit}
              isPart={state.deposit.isPart}
              onChange={state.deposit.change}
            />
          </Block>
        )}
        <Method data={data} state={state} />
        {quote && <Conditions data={data} quote={quote} />}
      </div>
      <div className="contents lg:sticky lg:top-20 lg:block lg:space-y-4 lg:self-start">
        <PurchasePrice data={data} state={state} />
      </div>
    </form>
  )
}

type PartProps = { data: PurchaseCheckout; state: PurchaseFormState }

/** Travellers and pickup: the fields differ by sale. */
function Said({ data, state: { form, people, problem, pickupLocation } }: PartProps) {
  const { texts, travellers, needs } = data
  const { needs: wanted, isPricedByAge, kinds } = travellers
  return (
    <>
      {wanted !== 'none' && (
        <Block id="travellers" title={texts.travellers.title} hint={texts.travellers[wanted]}>
          {problem?.kind === 'travellers' && (
            <ProblemFrame problem={problem} title={texts.travellers.check} text={<p>{problem.message}</p>} />
          )}
          <TravellerFields
            messages={travellers.messages}
            travellers={people}
            kinds={kinds}
            needs={wanted}
            isPricedByAge={isPricedByAge}
            errorOf={form.errorOf}
          />
        </Block>
      )}
      {needs.pickupLocation && (
        <Block id="pickup" title={texts.pickup.title}>
          <Field
            name="pickupLocation"
            label={texts.pickup.label}
            description={texts.pickup.hint}
            error={form.errorOf('pickupLocation')}
            defaultValue={pickupLocation}
            autoComplete="street-address"
            required
            maxLength={200}
          />
        </Block>
      )}
    </>
  )
}

/** A free purchase needs neither a discount nor a bank. */
function Method({ data, state }: PartProps) {
  const { messages, texts, parts } = data
  const { form, voucher, points, method, price, isFree, pricing } = state
  const { quote } = pricing
  const isGift = isFree && quote?.lines.every(({ amount }) => amount === 0)
  return (
    <>
      {!isGift && (
        <Block id="voucher" title={parts.voucher.title}>
          <div className="space-y-5">
            <VoucherBox messages={parts.voucher} voucher={voucher} quote={quote} />
            <PointsSwitch
              messages={parts.points}
              bookingMessages={data.purchaseMessages}
              points={data.points}
              isOn={points.isOn}
              onChange={points.change}
              quote={quote}
            />
          </div>
        </Block>
      )}
      <Block id="method" title={messages.method.title}>
        {isFree ? (
          <p>{texts.free}</p>
        ) : (
          <MethodChoice
            messages={messages.method}
            bookingMessages={data.bookingMessages}
            methods={data.methods}
            wallet={data.wallet}
            chosen={method.chosen}
            onChoose={method.choose}
            error={method.chosen && !method.isTooLow ? undefined : form.errorOf('paymentMethod')}
            price={price}
            cash={quote?.cash}
          />
        )}
      </Block>
    </>
  )
}

function Conditions({ data, quote }: { data: PurchaseCheckout; quote: PurchaseQuote }) {
  const { messages, purchaseMessages, hasDay, seller } = data
  const { policy, acceptance, total } = quote
  const locale = useLocale()
  const sentences = [
    // A free purchase has no refund.
    ...(total > 0 ? [...toPurchasePolicyText(locale, purchaseMessages, policy, hasDay), purchaseMessages.unused] : []),
    fill(purchaseMessages.acceptance[acceptance], { seller }),
  ]
  return (
    <Block id="policy" title={messages.policy}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Block>
  )
}
