import { hijriOffset } from '../../../../client/calendar/hijri-offset.ts'
import { useLocale } from '../../../../client/text.tsx'
import { maxPrayerMinutes, noMinutes } from '../../../../domain/prayer/next-prayer.ts'
import { prayers } from '../../../../domain/prayer/prayer-methods.ts'
import { maxHijriOffset } from '../../../../domain/time/hijri.ts'
import { prayerText } from '../../../../i18n/messages/prayer.ts'
import { prayerNames } from '../../../../i18n/prayer-names.ts'
import { Accordion, AccordionItem } from '../../../../ui/accordion.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/field.tsx'
import { Stepper } from '../../../../ui/stepper.tsx'
import { prayerSettings } from './device-settings.ts'

const offsets = Array.from({ length: 2 * maxHijriOffset + 1 }, (_, index) => index - maxHijriOffset)

/** Differences between the mosque around the corner and the calendar. */
export function AdjustTimes() {
  const locale = useLocale()
  const t = prayerText[locale]
  const settings = prayerSettings.useValue()
  const offset = hijriOffset.useValue()
  const { minutes } = settings
  const change = (next: typeof minutes) => prayerSettings.write({ ...settings, minutes: next })
  return (
    <Accordion className="noscript:hidden">
      <AccordionItem summary={t.settings}>
        <p className="mb-4">{t.settingsHint}</p>
        <h3 className="mb-2 text-base">{t.minutes}</h3>
        <ul className="mb-5 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {prayers.map((prayer) => (
            <li key={prayer} className="between rounded-control border border-line px-3 py-1">
              <span className="font-semibold">{prayerNames[locale][prayer]}</span>
              <Stepper
                label={t.minutesOf(prayerNames[locale][prayer])}
                lessLabel={t.less}
                moreLabel={t.more}
                value={minutes[prayer]}
                min={-maxPrayerMinutes}
                max={maxPrayerMinutes}
                onChange={(value) => change({ ...minutes, [prayer]: value })}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={t.hijriOffset}
            value={offset}
            onChange={(event) => hijriOffset.write(Number(event.currentTarget.value))}
            className="min-w-56"
          >
            {offsets.map((days) => (
              <option key={days} value={days}>
                {t.offset(days)}
              </option>
            ))}
          </Select>
          <Button
            type="button"
            tone="ghost"
            onClick={() => {
              change(noMinutes)
              hijriOffset.write(0)
            }}
          >
            {t.reset}
          </Button>
        </div>
      </AccordionItem>
    </Accordion>
  )
}
