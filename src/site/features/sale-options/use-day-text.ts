import { useEffect, useState } from 'react'
import { useLocale } from '../../../client/text.tsx'

type Format = typeof import('../../../i18n/format.ts')['formatDay']

/** A day in words. Those that the page was not told are put into words by code that most pages never need. */
export function useDayText(day: string | null, texts: Readonly<Record<string, string>>): string | undefined {
  const locale = useLocale()
  const [format, setFormat] = useState<Format>()
  const isUnknown = day !== null && !texts[day]
  useEffect(() => {
    // Without it the day stands there in digits.
    if (isUnknown) import('../../../i18n/format.ts').then(({ formatDay }) => setFormat(() => formatDay)).catch(() => {})
  }, [isUnknown])
  return day === null ? undefined : (texts[day] ?? format?.(locale, day) ?? day)
}
