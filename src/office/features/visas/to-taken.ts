import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatMoment } from '../../../i18n/format.ts'
import { visaWorkText } from '../../../i18n/messages/visa-work.ts'

type TakenNow = Ok<'GET /business/visa-applications'>['data'][number]['taken']

/** `text` may have a placeholder for `name`, which has a language of its own. */
export type Assignment = { kind: 'mine' | 'other' | 'free'; text: string; name: string | null }

export const toTakenClock = (locale: Locale, instant: string): string => leftToRight(formatMoment(locale, instant).time)

/** The officer who has it now; `sentences` say so at more length where there is room. */
export function toTaken(
  locale: Locale,
  taken: TakenNow,
  sentences: Record<Assignment['kind'], string> = visaWorkText[locale].taken,
): Assignment {
  if (!taken) return { kind: 'free', text: sentences.free, name: null }
  const kind = taken.isMine ? 'mine' : 'other'
  const text = fill(sentences[kind], { time: toTakenClock(locale, taken.until) })
  return { kind, text, name: taken.name ?? visaWorkText[locale].taken.somebody }
}
