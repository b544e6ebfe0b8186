import { Link } from 'react-router'
import { useLocale } from '../../../client/text.tsx'
import { worthOf } from '../../../domain/money/points.ts'
import { fill, fillCount } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { groupThousands } from '../../../i18n/group-thousands.ts'
import { Switch } from '../../../ui/switch.tsx'
import type { CheckoutData } from './load-checkout.ts'
import type { Quote } from './quote.ts'

type PointsSwitchProps = Pick<CheckoutData, 'points'> & {
  bookingMessages: Pick<CheckoutData['bookingMessages'], 'points'>
  messages: CheckoutData['messages']['points']
  isOn: boolean
  onChange: (isOn: boolean) => void
  quote: Pick<Quote, 'pointsToUse'> | null
}

export function PointsSwitch({ messages, bookingMessages, points, isOn, onChange, quote }: PointsSwitchProps) {
  const locale = useLocale()
  const worth = formatPrice(locale, worthOf(1))
  // In a tab of its own: what was filled in stays as it is.
  const how = (
    <Link to="/account/points#rules" target="_blank" className="inline-flex min-h-11 items-center underline">
      {messages.how}
    </Link>
  )
  if (points === 0)
    return (
      <div>
        <p className="text-ink-soft">{fill(messages.none, { worth })}</p>
        {how}
      </div>
    )
  const used = isOn ? (quote?.pointsToUse ?? 0) : 0
  return (
    <div>
      <Switch checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)}>
        <span className="block font-semibold">{messages.label}</span>
        <span className="block text-sm text-ink-soft">
          {fill(messages.balance, { worth, points: fillCount(locale, points, bookingMessages.points) })}
        </span>
      </Switch>
      <p role="status" className="font-semibold text-success">
        {used > 0 &&
          fill(messages.message, {
            discount: groupThousands(String(worthOf(used).amount)),
            points: fillCount(locale, used, bookingMessages.points),
          })}
      </p>
      {how}
    </div>
  )
}
