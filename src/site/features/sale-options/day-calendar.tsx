import { useMoonCalendar } from '../../../client/calendar/use-moon-calendar.tsx'
import { useLocale, useText } from '../../../client/text.tsx'
import type { Day } from '../../../domain/time/day.ts'
import { bookingText } from '../../../i18n/messages/booking.ts'
import { BottomSheet } from '../../../ui/bottom-sheet.tsx'
import { Calendar } from '../../../ui/calendar-parts.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { UiLocale } from '../../../ui/ui-locale.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'

export type DayCalendarProps = {
  title: string
  today: Day
  value: Day | null
  min: Day
  max: Day | null
  isOpen: boolean
  onClose: () => void
  onChoose: (day: Day) => void
}

/** Any day of a time, with the calendar of the moon beside ours. */
export function DayCalendar(props: DayCalendarProps) {
  const { title, today, value, min, max, isOpen, onClose, onChoose } = props
  const locale = useLocale()
  const close = useText().alert.close
  const moon = useMoonCalendar(locale)
  const Overlay = useIsWide() ? Dialog : BottomSheet
  return (
    <UiLocale locale={locale}>
      <Overlay title={title} closeLabel={close} isOpen={isOpen} onOpenChange={(opens) => opens || onClose()}>
        <div className="py-4">
          <Calendar
            {...moon}
            locale={locale}
            labels={{ ...bookingText[locale].calendar, close }}
            today={today}
            min={min}
            max={max ?? undefined}
            initial={value ?? min}
            stateOf={(day) => ({ isSelected: day === value })}
            onPick={onChoose}
          />
        </div>
      </Overlay>
    </UiLocale>
  )
}
