import { useEffect, useEffectEvent, useState } from 'react'
import type { Outcome } from '../../../client/call/outcome.ts'
import { toOtherCurrency } from '../../../client/money/dinars.tsx'
import { useRootData } from '../../../client/root-data.ts'
import { useCall } from '../../../client/session/auth.ts'
import { useLocale, useText } from '../../../client/text.tsx'
import type { Ok } from '../../../contract/contract.ts'
import { nightsOf } from '../../../domain/stays/stay.ts'
import { addDays, type Day } from '../../../domain/time/day.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { groupThousands } from '../../../i18n/group-thousands.ts'
import { bookingText } from '../../../i18n/messages/booking.ts'
import { BottomSheet } from '../../../ui/bottom-sheet.tsx'
import type { DayRange } from '../../../ui/day-range.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RangeCalendar } from '../../../ui/range-calendar.tsx'
import { UiLocale } from '../../../ui/ui-locale.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { useStayCalendar } from './use-stay-calendar.ts'

type Days = { checkIn: Day | null; checkOut: Day | null }
/** `isFree`: something else is, where the rooms in question are not. */
type Prices = Pick<Ok<'GET /user/properties/{id}/calendar'>, 'currency'> & {
  nights: { night: string; amount: number | null; isFree?: boolean }[]
}

/** For a guest who changes a reservation: the price of these rooms together replaces that of the cheapest free one. */
type OwnRooms = { reservation: number; rooms: { roomTypeId: number; count: number }[] }

type StayCalendarProps = {
  property: number
  today: Day
  value: Days
  own?: OwnRooms
  /** The guests are there since this day: only the day of leaving can be chosen, tomorrow at the earliest. */
  since?: Day
  isOpen: boolean
  onClose: () => void
  onChoose: (days: Days) => void
}

/** The days of a stay, chosen among the prices of its coming nights. */
export function StayCalendar({ property, own, isOpen, onClose, ...months }: StayCalendarProps) {
  const locale = useLocale()
  const prices = toChosen(usePrices({ property, own, isOpen }), useRootData()?.rate.dinarsPerDollar)
  const text = bookingText[locale].calendar
  const explained = own ? text.own : text
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
              ? explained[prices.currency === 'USD' ? 'inDollars' : 'inDinars']
              : text.loading}
        </p>
        <Months {...months} hasTotal={own !== undefined} prices={prices === 'failed' ? null : prices} />
      </Overlay>
    </UiLocale>
  )
}

type MonthsProps = Pick<StayCalendarProps, 'today' | 'value' | 'since' | 'onChoose'> & {
  prices: Prices | null
  /** The prices are those of all rooms, so that they add up. */
  hasTotal: boolean
}

function Months({ prices, hasTotal, today, value, since, onChoose }: MonthsProps) {
  const locale = useLocale()
  const months = useStayCalendar(today)
  const { checkIn, checkOut } = value
  const [range, setRange] = useState<DayRange | null>(checkIn && checkOut ? { start: checkIn, end: checkOut } : null)
  const byNight = new Map(prices?.nights.map((night) => [night.night, night]))
  const toShort = (amount: number) =>
    prices?.currency === 'USD' ? `$${Math.round(amount)}` : groupThousands(String(Math.round(amount / 1000)))
  const priceOf = (day: Day) => {
    const { amount, isFree } = byNight.get(day) ?? {}
    if (amount === null && isFree) return { shown: '–', spoken: bookingText[locale].calendar.own.notAll }
    return amount ? toShort(amount) : undefined
  }
  const toTotal = ({ start, end }: DayRange): string | null => {
    const nights = nightsOf({ checkIn: start, checkOut: end })
    const amounts = nights.flatMap((night) => byNight.get(night)?.amount ?? [])
    if (!prices || amounts.length < nights.length) return null
    const amount = amounts.reduce((sum, one) => sum + one, 0)
    return formatPrice(locale, { amount, currency: prices.currency })
  }
  return (
    <RangeCalendar
      {...months}
      labels={{
        ...months.labels,
        nights: (count, range) => [months.labels.nights(count), hasTotal && toTotal(range)].filter(Boolean).join(' · '),
      }}
      {...(since && { min: addDays(today, 1), fixedStart: since })}
      priceOf={priceOf}
      isUnavailable={(day) => byNight.get(day)?.amount === null && !byNight.get(day)?.isFree}
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
  const toAmount = (amount: number | null) => amount && toOtherCurrency({ amount, currency }, rate).amount
  return {
    ...prices,
    currency: currency === 'USD' ? 'IQD' : 'USD',
    nights: nights.map(({ amount, ...night }) => ({ ...night, amount: toAmount(amount) })),
  }
}

type PricesInput = Pick<StayCalendarProps, 'property' | 'own' | 'isOpen'>

/** Loaded at each opening, since availability changes. The former data is shown until the answer comes. */
function usePrices({ property, own, isOpen }: PricesInput): Prices | 'failed' | null {
  const call = useCall()
  const [prices, setPrices] = useState<Prices | 'failed' | null>(null)
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const outcome: Outcome<Prices> = own
      ? await call(
          'POST /customer/reservations/{id}/change/nights',
          { params: { id: own.reservation }, body: { rooms: own.rooms } },
          { signal, hide: { error: true, success: true } },
        )
      : await call('GET /user/properties/{id}/calendar', { params: { id: property } }, { signal })
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
