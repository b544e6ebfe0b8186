import { useLocale } from '../../../client/text.tsx'
import type { Due } from '../../../domain/money/payment-amount.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatMoment } from '../../../i18n/format.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { Badge } from '../../../ui/badge.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { Radio } from '../../../ui/radio.tsx'
import type { CheckoutData } from './load-checkout.ts'
import type { Quote } from './quote.ts'
import { WithPendingLink } from './with-pending-link.tsx'

export type Method = CheckoutData['methods'][number]['method']
/** `due`: what one in dollars asks for in dinars. */
/** `before`: without any discount, where there is one. */
export type PriceToPay = NonNullable<CheckoutData['wallet']> & { due?: Due | null; before?: number | undefined }

type MethodChoiceProps = Pick<CheckoutData, 'methods' | 'wallet'> & {
  bookingMessages: Pick<CheckoutData['bookingMessages'], 'methods'>
  messages: CheckoutData['messages']['method']
  chosen: Method | null
  onChoose: (method: Method) => void
  error?: string
  /** The amount; null until it is known. */
  price: PriceToPay | null
  /** Until when cash is waited for, or why it is not taken. */
  cash?: Quote['cash']
  /** The place that takes cash, unless it is an office of ours. */
  place?: string
}

/** A wallet pays to the dinar, without rounding to notes. */
export function isWalletTooLow(wallet: CheckoutData['wallet'], price: PriceToPay | null): boolean {
  if (!wallet || !price) return false
  const { amount, currency, due } = price
  const asked = wallet.currency === currency ? amount : due ? due.amount - due.rounding : null
  return asked !== null && wallet.amount < asked
}

type CashLinesProps = { messages: MethodChoiceProps['messages']; until: string | null | undefined; place?: string }

/** Tells a distant guest before booking where the cash is expected, and how soon. */
function CashLines({ messages, until, place }: CashLinesProps) {
  const locale = useLocale()
  const { day, time } = until ? formatMoment(locale, until) : { day: '', time: '' }
  return (
    <>
      {place && <span className="block font-semibold text-ink">{fill(messages.cashPlace, { place })}</span>}
      {until && (
        <>
          <span className="block font-semibold text-ink">
            {fill(messages.cashBy, { day, time: leftToRight(time) })}
          </span>
          <span className="block">{messages.cashUntil}</span>
        </>
      )}
    </>
  )
}

/** Red is for what the customer has chosen and cannot have. */
const toneOf = (isChosen: boolean): string =>
  `block text-sm font-semibold ${isChosen ? 'text-danger' : 'text-ink-soft'}`

export function MethodChoice(props: MethodChoiceProps) {
  const { messages, bookingMessages, methods, wallet, chosen, onChoose, error, price, cash, place } = props
  const locale = useLocale()
  const isTooLow = isWalletTooLow(wallet, price)
  if (methods.length === 0) return <p className="text-danger">{messages.none}</p>
  return (
    <div
      role="radiogroup"
      aria-labelledby="method"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'method-error' : undefined}
      tabIndex={-1}
      className="space-y-3 outline-none"
    >
      {error && (
        <p id="method-error" className={fieldLook.error}>
          <WithPendingLink text={error} />
        </p>
      )}
      {methods.map(({ method, isTest, address = place }) => (
        <Radio
          key={method}
          name="paymentMethod"
          value={method}
          checked={chosen === method}
          disabled={method === 'cash' && Boolean(cash?.reason)}
          onChange={() => onChoose(method)}
          className="flex w-full rounded-control border border-line-strong px-4 py-3 has-checked:border-brand has-checked:bg-brand-soft"
        >
          <span className="flex flex-wrap items-center gap-x-2 font-semibold">
            {method === 'group' ? messages.group : bookingMessages.methods[method]}
            {isTest && <Badge tone="gold">{messages.test}</Badge>}
          </span>
          <span className="block text-sm text-ink-soft">
            {method === 'cash' && address && !cash?.reason ? messages.cash : messages.hints[method]}
            {method === 'cash' && !cash?.reason && (
              <CashLines messages={messages} until={cash?.until} place={address} />
            )}
            {method === 'wallet' && wallet && (
              <>
                {' '}
                <span className="inline-block">{fill(messages.balance, { balance: formatPrice(locale, wallet) })}</span>
              </>
            )}
          </span>
          {method === 'wallet' && isTooLow && <span className={toneOf(chosen === method)}>{messages.tooLow}</span>}
          {method === 'cash' && cash?.reason && (
            <span className={toneOf(chosen === method)}>
              <WithPendingLink text={messages.cashReasons[cash.reason]} />
            </span>
          )}
        </Radio>
      ))}
      {methods.some(({ isTest }) => isTest) && <p className={fieldLook.hint}>{messages.testHint}</p>}
    </div>
  )
}
