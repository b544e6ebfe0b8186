import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Locale } from '../domain/text/locale.ts'
import type { Day } from '../domain/time/day.ts'
import { clampDay, dayByKey, firstWeekday, lastDayOf, type Month, monthOf, shiftMonth } from './month-grid.ts'

type CalendarBounds = { locale: Locale; initial: Day; min?: Day; max?: Day; months: number }

/** Which months are seen and which day has the focus: one tab stop, moved by the arrow keys. */
export function useCalendar({ locale, initial, min, max, months }: CalendarBounds) {
  const start = clampDay(initial, min, max)
  const [focused, setFocused] = useState(start)
  const [first, setFirst] = useState<Month>(monthOf(start))
  const root = useRef<HTMLDivElement>(null)
  const shouldFocus = useRef(true)
  const weekStart = firstWeekday(locale)
  const last = shiftMonth(first, months - 1)

  useEffect(() => {
    if (!shouldFocus.current) return
    shouldFocus.current = false
    root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const show = (wanted: Month) => {
    const month = monthOf(clampDay(`${wanted}-15`, min, max))
    setFirst(month)
    const seen = shiftMonth(month, months - 1)
    const isSeen = monthOf(focused) >= month && monthOf(focused) <= seen
    if (!isSeen) setFocused(clampDay(`${month}-01`, min, max))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = dayByKey(focused, event.key, { isRtl: locale !== 'en', weekStart })
    if (!wanted) return
    event.preventDefault()
    const next = clampDay(wanted, min, max)
    shouldFocus.current = true
    setFocused(next)
    if (monthOf(next) < first) setFirst(monthOf(next))
    if (monthOf(next) > last) setFirst(shiftMonth(monthOf(next), 1 - months))
  }

  return {
    root,
    focused,
    setFocused,
    onKeyDown,
    visible: Array.from({ length: months }, (_, index) => shiftMonth(first, index)),
    show,
    showPrevious: () => show(shiftMonth(first, -1)),
    showNext: () => show(shiftMonth(first, 1)),
    hasPrevious: !min || lastDayOf(shiftMonth(first, -1)) >= min,
    hasNext: !max || `${shiftMonth(last, 1)}-01` <= max,
  }
}
