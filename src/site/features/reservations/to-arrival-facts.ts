import type { Locale } from '../../../domain/text/locale.ts'
import { toArrivalText } from '../../../i18n/arrival-text.ts'
import { arrivalText } from '../../../i18n/messages/arrival.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import type { Reservation } from './next-step.ts'

/** When they come and what they would like, where they have said it. */
export function toArrivalFacts(
  locale: Locale,
  { arrivalHour, requests }: Pick<Reservation, 'arrivalHour' | 'requests'>,
): { label: string; value: string }[] {
  const text = arrivalText[locale]
  const { arrival, wanted } = reservationsText[locale].labels
  const comma = locale === 'en' ? ', ' : '، '
  return [
    ...(arrivalHour === null ? [] : [{ label: arrival, value: toArrivalText(text, arrivalHour) }]),
    ...(requests.length === 0
      ? []
      : [{ label: wanted, value: requests.map((request) => text.choices[request]).join(comma) }]),
  ]
}
