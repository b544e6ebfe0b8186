import type { Locale } from '../domain/text/locale.ts'
import type { Day } from '../domain/time/day.ts'
import { weekdayNames } from '../i18n/calendar-names.ts'
import { buttonClass } from './button-link.tsx'
import { DayCell } from './calendar-cell.tsx'
import { MonthHeading } from './calendar-heading.tsx'
import type { CalendarOptions, CellHandlers, CellState } from './calendar-options.ts'
import { monthTitle } from './calendar-text.ts'
import { ChevronEndIcon, ChevronStartIcon } from './icons.tsx'
import { firstWeekday, type Month, monthWeeks } from './month-grid.ts'
import { useCalendar } from './use-calendar.ts'

type MonthProps = CellHandlers & {
  options: CalendarOptions
  stateOf: (day: Day) => CellState
  focused: Day
  onFocus: (day: Day) => void
  onShow: (month: Month) => void
}

function WeekdayRow({ locale }: { locale: Locale }) {
  const names = weekdayNames[locale]
  return (
    <tr>
      {Array.from({ length: 7 }, (_, index) => (index + firstWeekday(locale)) % 7).map((weekday) => (
        <th key={weekday} scope="col" className="h-9 text-xs font-semibold text-ink-soft">
          <span aria-hidden="true">{locale === 'en' ? names.short[weekday] : names.narrow[weekday]}</span>
          <span className="sr-only">{names.long[weekday]}</span>
        </th>
      ))}
    </tr>
  )
}

function MonthTable({ month, stateOf, focused, onShow, ...cell }: MonthProps & { month: Month }) {
  const { locale } = cell.options
  return (
    <div className="min-w-0 flex-1">
      <MonthHeading month={month} options={cell.options} onShow={onShow} />
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the standard's own calendar is a table as a grid
        role="grid"
        aria-label={monthTitle(month, locale)}
        className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
      >
        <thead>
          <WeekdayRow locale={locale} />
        </thead>
        <tbody>
          {monthWeeks(month, firstWeekday(locale)).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) =>
                day ? (
                  <DayCell key={day} day={day} state={stateOf(day)} isFocusable={day === focused} {...cell} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no other name
                  <td key={index} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CalendarProps = CalendarOptions &
  CellHandlers & { initial: Day; months?: number; stateOf: (day: Day) => CellState }

/** Own grid on own names: React Aria's calendar speaks by Intl, which has no Kurdish. */
export function Calendar({ initial, months = 1, stateOf, onPick, onHover, ...options }: CalendarProps) {
  const { locale, labels, min, max, noteOf } = options
  const calendar = useCalendar({ locale, initial, min, max, months })
  const month = {
    options,
    stateOf,
    focused: calendar.focused,
    onFocus: calendar.setFocused,
    onShow: calendar.show,
    onPick,
    onHover,
  }
  const arrow = buttonClass({ tone: 'ghost', size: 'icon', className: 'absolute top-0' })
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the day buttons inside */}
      <div ref={calendar.root} onKeyDown={calendar.onKeyDown} className="relative flex gap-8">
        {calendar.visible.map((shown) => (
          <MonthTable key={shown} month={shown} {...month} />
        ))}
        <button
          type="button"
          aria-label={labels.previousMonth}
          aria-disabled={!calendar.hasPrevious}
          onClick={() => calendar.hasPrevious && calendar.showPrevious()}
          className={`${arrow} start-0`}
        >
          <ChevronStartIcon />
        </button>
        <button
          type="button"
          aria-label={labels.nextMonth}
          aria-disabled={!calendar.hasNext}
          onClick={() => calendar.hasNext && calendar.showNext()}
          className={`${arrow} end-0`}
        >
          <ChevronEndIcon />
        </button>
      </div>
      {noteOf?.(calendar.visible)}
    </>
  )
}
