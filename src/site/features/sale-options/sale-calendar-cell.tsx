import type { ReactNode } from 'react'
import { type Cost, toOtherCurrency } from '../../../client/money/dinars.tsx'
import { useRootData } from '../../../client/root-data.ts'
import { useLocale } from '../../../client/text.tsx'
import { addDays, type Day } from '../../../domain/time/day.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { groupThousands } from '../../../i18n/group-thousands.ts'
import { classes } from '../../../ui/classes.ts'
import type { CalendarDay } from './calendar-days.ts'
import { isFew, isScarce } from './few-left.ts'
import type { SaleChoice } from './use-choice.ts'

type Sale = SaleChoice['sale']

type CalendarCellProps = {
  /** Null before the first day of a month. */
  date: Day | null
  /** For available days. */
  day: CalendarDay | undefined
  name: string
  sale: Sale
  offset: number
  chosen: Day | null
  until: Day | null
  onChoose: (day: CalendarDay) => void
}

export function CalendarCell({ date, day, sale, offset, chosen, until, ...radio }: CalendarCellProps) {
  if (!date) return <span />
  const isInside = chosen !== null && until !== null && date >= chosen && date <= until
  const strip = classes(
    isInside && chosen !== until && 'bg-brand-soft',
    date === chosen && 'rounded-s-control',
    date === until && 'rounded-e-control',
  )
  return (
    <span className={`flex min-h-16 flex-col ${strip}`}>
      {day ? (
        <Choosable
          day={day}
          sale={sale}
          isChosen={date === chosen}
          hijri={sale.hijri[addDays(date, offset)]}
          {...radio}
        />
      ) : (
        <span aria-hidden="true" className="m-auto text-sm text-ink-soft tabular-nums">
          {Number(date.slice(8))}
        </span>
      )}
    </span>
  )
}

type ChoosableProps = Pick<CalendarCellProps, 'name' | 'sale' | 'onChoose'> & {
  day: CalendarDay
  isChosen: boolean
  hijri: string | undefined
}

function Choosable({ day, name, sale, isChosen, hijri, onChoose }: ChoosableProps) {
  const { price, left, isOpen } = day
  const locale = useLocale()
  const rate = useRootData()?.rate.dinarsPerDollar
  const full = price ? formatPrice(locale, { amount: price, currency: sale.currency }) : undefined
  const spoken = [sale.days[day.day], hijri, full, isOpen ? isFew(left) && sale.left[left] : sale.left[0]]
  return (
    <label
      className={classes(
        'calendar-day',
        isOpen && 'calendar-day-open',
        isChosen ? 'border-brand bg-brand text-on-brand' : 'bg-surface',
      )}
    >
      <input
        type="radio"
        name={name}
        value={day.value}
        required
        checked={isChosen}
        disabled={!isOpen}
        aria-label={spoken.filter(Boolean).join(', ')}
        onChange={() => onChoose(day)}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      {/* In every language a date of the moon begins with its day. */}
      {hijri && <Small>{Number.parseInt(hijri, 10)}</Small>}
      <span aria-hidden="true" className={classes('leading-none', isOpen ? 'font-bold' : 'line-through')}>
        {Number(day.day.slice(8))}
      </span>
      {price !== undefined && price > 0 && <Amount cost={{ amount: price, currency: sale.currency }} rate={rate} />}
      {isOpen && isFew(left) && (
        <Small className={isScarce(left) && !isChosen ? 'font-semibold text-danger' : ''}>{sale.few[left]}</Small>
      )}
    </label>
  )
}

const Small = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <span aria-hidden="true" className={`text-[0.6875rem] leading-tight font-normal whitespace-nowrap ${className}`}>
    {children}
  </span>
)

/** A price where there is room for one currency. */
export const onlyIn = { IQD: 'one-iqd', USD: 'one-usd' } as const

/** In the currency it is made in, or in the one that was chosen. */
const Amount = ({ cost, rate }: { cost: Cost; rate: number | undefined }) => (
  <Small>
    <bdi dir="ltr" className={rate ? onlyIn[cost.currency] : undefined}>
      {toShort(cost)}
    </bdi>
    {rate && (
      <bdi dir="ltr" className={`one-other ${onlyIn[cost.currency === 'USD' ? 'IQD' : 'USD']}`}>
        {toShort(toOtherCurrency(cost, rate))}
      </bdi>
    )}
  </Small>
)

/** Room for four or five digits is all that a day has. */
const toShort = ({ amount, currency }: Cost): string =>
  currency === 'USD' ? `$${toThousands(amount)}` : toThousands(amount / 1000)

const toThousands = (amount: number): string => groupThousands(String(Math.round(amount)))
