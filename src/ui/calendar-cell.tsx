import type { Day } from '../domain/time/day.ts'
import type { CalendarOptions, CellHandlers, CellState } from './calendar-options.ts'
import { dayText } from './calendar-text.ts'
import { classes } from './classes.ts'

type DayCellProps = CellHandlers & {
  day: Day
  state: CellState
  isFocusable: boolean
  onFocus: (day: Day) => void
  options: CalendarOptions
}

const strip = ({ isInside, isStart, isEnd }: CellState) =>
  classes(
    'p-0',
    (isInside || isStart || isEnd) && 'bg-brand-soft',
    isStart && 'rounded-s-control',
    isEnd && 'rounded-e-control',
  )

type DayFacts = { isOutside: boolean; isClosed: boolean; isToday: boolean; hasSecond: boolean }

const buttonLook = (
  { isSelected, isUnavailable }: CellState,
  { isOutside, isClosed, isToday, hasSecond }: DayFacts,
): string =>
  classes(
    'relative flex w-full cursor-pointer flex-col items-center justify-center gap-0.5 rounded-control tabular-nums **:leading-none',
    // A line of its own for the other calendar: beside a number of two digits its own would read as one of four.
    hasSecond ? 'h-14' : 'h-11',
    isSelected ? 'bg-brand font-bold text-on-brand' : !isClosed && 'hover:bg-sunken',
    isUnavailable && !isOutside && 'text-ink-soft line-through',
    isOutside && 'opacity-35',
    isClosed && 'cursor-not-allowed',
    isToday && !isSelected && 'font-bold text-brand',
  )

export function DayCell({ day, state, isFocusable, onFocus, onPick, onHover, options }: DayCellProps) {
  const { locale, labels, today, min, max, priceOf, second, markOf } = options
  const isOutside = Boolean((min && day < min) || (max && day > max))
  const isClosed = isOutside || Boolean(state.isUnavailable)
  const priced = isClosed ? undefined : priceOf?.(day)
  const price = typeof priced === 'string' ? { shown: priced, spoken: priced } : priced
  const other = second?.dayOf(day)
  const mark = markOf?.(day)
  const spoken = [
    dayText(day, locale),
    day === today && labels.today,
    isClosed && labels.unavailable,
    price?.spoken,
    mark,
    other?.text,
  ]
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which a plain td is not
    <td role="gridcell" aria-selected={Boolean(state.isSelected)} className={strip(state)}>
      <button
        type="button"
        data-day={day}
        tabIndex={isFocusable ? 0 : -1}
        aria-disabled={isClosed}
        aria-current={day === today ? 'date' : undefined}
        onFocus={() => onFocus(day)}
        onClick={() => !isClosed && onPick(day)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onHover?.(day)}
        onPointerLeave={() => onHover?.(null)}
        className={buttonLook(state, { isOutside, isClosed, isToday: day === today, hasSecond: Boolean(second) })}
      >
        {mark && <span aria-hidden="true" className="absolute start-1 top-1 size-1.5 rounded-full bg-gold" />}
        {other && (
          <span
            aria-hidden="true"
            className={classes('text-[0.625rem] font-normal', !state.isSelected && 'text-ink-soft')}
          >
            {other.number}
          </span>
        )}
        <span className="sr-only">{spoken.filter(Boolean).join(', ')}</span>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        {price && (
          <span
            aria-hidden="true"
            className={classes('text-[0.6875rem] font-normal', state.isSelected ? '' : 'text-ink-soft')}
          >
            <bdi dir="ltr">{price.shown}</bdi>
          </span>
        )}
        {day === today && <span aria-hidden="true" className="absolute bottom-1 h-0.5 w-4 rounded-full bg-current" />}
      </button>
    </td>
  )
}
