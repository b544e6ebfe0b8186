import { useEffect, useRef } from 'react'
import { addDays, type Day } from '../../../domain/time/day.ts'
import { buttonClass } from '../../../ui/button-link.tsx'
import { classes } from '../../../ui/classes.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../../../ui/icons.tsx'
import type { CalendarMonth } from './calendar-data.ts'
import type { CalendarDay } from './calendar-days.ts'
import { CalendarCell, onlyIn } from './sale-calendar-cell.tsx'
import type { SaleChoice } from './use-choice.ts'
import { useHijriOffset } from './use-hijri-offset.ts'

type Sale = SaleChoice['sale']

type SmallCalendarProps = {
  id: string
  /** The name of its radio buttons, which are enough for a browser without script, the keyboard and a screen reader. */
  name: string
  legend: string
  sale: Sale
  days: readonly CalendarDay[]
  chosen: Day | null
  /** The last day of a choice of several days. */
  until?: Day | null
  onChoose: (day: CalendarDay) => void
  className?: string
}

/** The available days, month by month in a row to swipe: a radio button each, with its price and its free units. */
export function SmallCalendar({ id, legend, sale, days, chosen, until, className, ...cell }: SmallCalendarProps) {
  const { messages, calendar } = sale
  const offset = useHijriOffset()
  const row = useRef<HTMLDivElement>(null)
  const seen = chosen ?? days.find(({ isOpen }) => isOpen)?.day
  const place = calendar.months.findIndex(({ month }) => seen?.startsWith(month))
  useEffect(() => show(row.current, place, 'instant'), [place])
  const hijri = chosen && sale.hijri[addDays(chosen, offset)]
  return (
    <fieldset id={id} className={`min-w-0 ${className ?? ''}`}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div ref={row} className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]">
        {calendar.months.map((month, index) => (
          <div key={month.month} className="relative w-full shrink-0 snap-start snap-always">
            <MonthTitle month={month} offset={offset} />
            <div className="grid grid-cols-7 gap-y-0.5 text-center">
              {calendar.weekdays.map((name) => (
                <span key={name} aria-hidden="true" className="text-xs font-semibold text-ink-soft">
                  {name}
                </span>
              ))}
              {toPlaces(month).map((day, spot) => (
                <CalendarCell
                  // An empty place has no other name.
                  key={day ?? spot}
                  date={day}
                  day={days.find((one) => one.day === day)}
                  sale={sale}
                  offset={offset}
                  chosen={chosen}
                  until={until ?? chosen}
                  {...cell}
                />
              ))}
            </div>
            {month.holy.map(({ name, days }) => (
              <p key={name} className="text-xs text-gold-ink">
                <strong>{name}</strong>: {days}
              </p>
            ))}
            {/* After the days, so that these come first for who goes through the page by keyboard. */}
            <Arrow label={messages.previousMonth} to={index - 1} of={calendar.months} side="start" />
            <Arrow label={messages.nextMonth} to={index + 1} of={calendar.months} side="end" />
          </div>
        ))}
      </div>
      {chosen && (
        <p className="mt-1 text-sm">
          <strong>{[sale.days[chosen], until && sale.days[until]].filter(Boolean).join(' – ')}</strong>
          {hijri && <span className="block text-ink-soft">{hijri}</span>}
        </p>
      )}
      <p className="mt-1 text-xs text-ink-soft">
        <span className={classes(onlyIn.USD, sale.currency === 'IQD' && 'one-other')}>{messages.inDollars}</span>
        <span className={classes(onlyIn.IQD, sale.currency === 'USD' && 'one-other')}>{messages.inDinars}</span>{' '}
        {days.some(({ isOpen }) => !isOpen) && messages.struck}
      </p>
    </fieldset>
  )
}

const MonthTitle = ({ month: { title, moon }, offset }: { month: CalendarMonth; offset: number }) => (
  <p className="flex h-11 flex-col items-center justify-center leading-tight font-bold">
    {title}
    <span className="text-xs font-normal text-ink-soft">{moon[offset + (moon.length - 1) / 2]}</span>
  </p>
)

type ArrowProps = { label: string; to: number; of: readonly CalendarMonth[]; side: 'start' | 'end' }

function Arrow({ label, to, of, side }: ArrowProps) {
  const month = of[to]
  if (!month) return null
  const Icon = side === 'start' ? ChevronStartIcon : ChevronEndIcon
  return (
    <button
      type="button"
      aria-label={`${label}: ${month.title}`}
      onClick={({ currentTarget }) => {
        const row = currentTarget.parentElement?.parentElement
        show(row, to, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
        // A further press goes on from the visible month; at an end only the other way is left.
        const buttons = [...(row?.children[to]?.querySelectorAll('button') ?? [])]
        const next = side === 'start' ? buttons[0] : buttons.at(-1)
        next?.focus({ preventScroll: true })
      }}
      className={`${buttonClass({ tone: 'ghost', size: 'icon' })} absolute top-0 noscript:hidden ${side === 'start' ? 'start-0' : 'end-0'}`}
    >
      <Icon />
    </button>
  )
}

/** All months are as wide as their row, so that one measure does for both directions of writing. */
function show(row: Element | null | undefined, index: number, behavior: ScrollBehavior): void {
  const month = row?.children[index]
  if (row && month)
    row.scrollBy({ left: month.getBoundingClientRect().left - row.getBoundingClientRect().left, behavior })
}

const toPlaces = ({ month, lead, length }: CalendarMonth): (Day | null)[] =>
  Array.from({ length: lead + length }, (_, index) =>
    index < lead ? null : `${month}-${String(index - lead + 1).padStart(2, '0')}`,
  )
