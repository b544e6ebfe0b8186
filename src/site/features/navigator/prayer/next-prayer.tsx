import { toSecondsLeft } from '../../../../client/device/countdown.ts'
import { useClock } from '../../../../client/device/use-clock.ts'
import { useLocale } from '../../../../client/text.tsx'
import { findNextPrayer } from '../../../../domain/prayer/next-prayer.ts'
import { prayerText } from '../../../../i18n/messages/prayer.ts'
import { prayerNames } from '../../../../i18n/prayer-names.ts'
import { Girih } from '../../../../ui/girih.tsx'
import type { DayClocks } from './prayer-days.ts'
import { toCountdown } from './to-countdown.ts'

/** Empty until a clock is at hand: the cached page does not know when it is read. */
export function NextPrayer({ days }: { days: readonly DayClocks[] }) {
  const locale = useLocale()
  const t = prayerText[locale]
  const next = useNextPrayer(days)
  const left = useClock((now) => (next ? toSecondsLeft(next.at.getTime(), now.getTime()) : 0))
  return (
    <section
      aria-labelledby="next-prayer"
      className="relative isolate overflow-hidden rounded-card bg-brand p-6 text-on-brand noscript:hidden"
    >
      <Girih className="-z-10 opacity-10" />
      <h2 id="next-prayer" className="text-base font-semibold">
        {t.next}
      </h2>
      <p className="mt-3 text-4xl font-bold">{next ? prayerNames[locale][next.prayer] : '\u00a0'}</p>
      <p className="mt-1 text-2xl tabular-nums">{next?.clock ?? '\u00a0'}</p>
      <p role="timer" className="mt-6 text-sm">
        {t.remaining}
        <span className="block text-3xl font-bold tabular-nums">
          <bdi dir="ltr">{next && left !== null ? toCountdown(left) : '\u00a0'}</bdi>
        </span>
      </p>
    </section>
  )
}

/** Rendered again when another prayer has become the next one. */
export function useNextPrayer(days: readonly DayClocks[]) {
  const at = useClock((now) => findNextPrayer(days, now)?.at.getTime() ?? 0)
  return at ? findNextPrayer(days, new Date(at - 1)) : null
}
