import { worthOf } from '../../../domain/points.ts'
import { fill, fillCount } from '../../../i18n/fill.ts'
import { groupThousands } from '../../../i18n/group-thousands.ts'
import { useLocale } from '../../text.tsx'
import { PlainSwitch } from '../../ui/plain-switch.tsx'
import type { CheckoutData } from './load-checkout.ts'
import type { Quote } from './use-quote.ts'

type PointsSwitchProps = Pick<CheckoutData, 'points' | 'terms'> & {
  words: CheckoutData['words']['points']
  isOn: boolean
  onChange: (isOn: boolean) => void
  quote: Quote | null
}

export function PointsSwitch({ words, terms, points, isOn, onChange, quote }: PointsSwitchProps) {
  const locale = useLocale()
  if (points === 0) return <p className="text-ink-soft">{words.none}</p>
  const used = isOn ? (quote?.pointsToUse ?? 0) : 0
  return (
    <div>
      <PlainSwitch checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)}>
        <span className="block font-semibold">{words.label}</span>
        <span className="block text-sm text-ink-soft">
          {fill(words.balance, { points: fillCount(locale, points, terms.points) })}
        </span>
      </PlainSwitch>
      <p role="status" className="font-semibold text-success">
        {used > 0 &&
          fill(words.message, {
            discount: groupThousands(String(worthOf(used).amount)),
            points: fillCount(locale, used, terms.points),
          })}
      </p>
    </div>
  )
}
