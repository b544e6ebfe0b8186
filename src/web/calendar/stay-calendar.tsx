import { useEffect, useEffectEvent, useState } from 'react'
import type { Ok } from '../../contract/contract.ts'
import { addDays, type Day } from '../../domain/day.ts'
import type { Stay } from '../../domain/stay.ts'
import { groupThousands } from '../../i18n/group-thousands.ts'
import { bookingText } from '../../i18n/messages/booking.ts'
import { useCall } from '../auth.ts'
import { toOther } from '../dinars.tsx'
import { useRootData } from '../root-data.ts'
import { useLocale, useText } from '../text.tsx'
import { BottomSheet } from '../ui/bottom-sheet.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { RangeCalendar } from '../ui/range-calendar.tsx'
import type { DayRange } from '../ui/stay-range.ts'
import { UiLocale } from '../ui/ui-locale.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'
import { useStayCalendar } from './use-stay-calendar.ts'

type Days = { checkIn: Day | null; checkOut: Day | null }
type Prices = Ok<'GET /user/properties/{id}/calendar'>

type StayCalendarProps = {
  property: number
  today: Day
  value: Days
  /** Nights that the guest has already: free for them, whatever others find. */
  own?: Stay
  /** The guests are there since this day: only the day of leaving can be chosen, tomorrow at the earliest. */
  since?: Day
  isOpen: boolean
  onClose: () => void
  onChoose: (days: Days) => void
}

/** The days of a stay, chosen among the prices of its coming nights. */
export function StayCalendar({ property, isOpen, onClose, ...months }: StayCalendarProps) {
  const locale = useLocale()
  const prices = toChosen(usePrices(property, isOpen), useRootData()?.rate.dinarsPerDollar)
  const text = bookingText[locale].calendar
  const Overlay = useIsWide() ? Dialog : BottomSheet
  return (
    <UiLocale locale={locale}>
      <Overlay
        title={text.title}
        closeLabel={useText().alert.close}
        isOpen={isOpen}
        onOpenChange={(opens) => opens || onClose()}
      >
        <p role="status" className="text-sm text-ink-soft">
          {prices === 'failed'
            ? text.failed
            : prices
              ? text[prices.currency === 'USD' ? 'inDollars' : 'inDinars']
              : text.loading}
        </p>
        <Months {...months} prices={prices === 'failed' ? null : prices} />
      </Overlay>
    </UiLocale>
  )
}

type MonthsProps = Pick<StayCalendarProps, 'today' | 'value' | 'own' | 'since' | 'onChoose'> & { prices: Prices | null }

function Months({ prices, today, value, own, since, onChoose }: MonthsProps) {
  const { checkIn, checkOut } = value
  const [range, setRange] = useState<DayRange | null>(checkIn && checkOut ? { start: checkIn, end: checkOut } : null)
  const byNight = new Map(prices?.nights.map(({ night, amount }) => [night, amount]))
  const toShort = (amount: number) =>
    prices?.currency === 'USD' ? `$${Math.round(amount)}` : groupThousands(String(Math.round(amount / 1000)))
  const priceOf = (day: Day) => {
    const amount = byNight.get(day)
    return amount ? toShort(amount) : undefined
  }
  return (
    <RangeCalendar
      {...useStayCalendar(today)}
      {...(since && { min: addDays(today, 1), fixedStart: since })}
      priceOf={priceOf}
      isUnavailable={(day) => byNight.get(day) === null && !(own && own.checkIn <= day && day < own.checkOut)}
      value={range}
      onChange={setRange}
      onDone={() => onChoose({ checkIn: range?.start ?? null, checkOut: range?.end ?? null })}
    />
  )
}

/** A night has room for one currency. It is opened by hand, so that there is a document to ask which one was chosen. */
function toChosen(prices: Prices | 'failed' | null, rate: number | undefined): Prices | 'failed' | null {
  const chosen = document.documentElement.dataset.currency
  if (!prices || prices === 'failed' || !rate || !chosen || chosen === prices.currency) return prices
  const { currency, nights } = prices
  const toAmount = (amount: number | null) => amount && toOther({ amount, currency }, rate).amount
  return {
    ...prices,
    currency: currency === 'USD' ? 'IQD' : 'USD',
    nights: nights.map(({ amount, ...night }) => ({ ...night, amount: toAmount(amount) })),
  }
}

/** Asked for at each opening: rooms are taken meanwhile. What was known is shown until the answer comes. */
function usePrices(property: number, isOpen: boolean): Prices | 'failed' | null {
  const call = useCall()
  const [prices, setPrices] = useState<Prices | 'failed' | null>(null)
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const outcome = await call('GET /user/properties/{id}/calendar', { params: { id: property } }, { signal })
    if (!signal.aborted) setPrices(outcome.ok ? outcome.body : 'failed')
  })
  useEffect(() => {
    if (!isOpen) return
    const leaving = new AbortController()
    void ask(leaving.signal)
    return () => leaving.abort()
  }, [isOpen])
  return prices
}
