import type { Locale } from '../../../domain/text/locale.ts'
import { arrivalsText } from '../../../i18n/messages/arrivals.ts'

/** Rules of no-shows, early departures and late arrivals, shown before booking. For loaders: a browser needs one language. */
export const toPresencePolicy = (locale: Locale): string[] => {
  const { noShow, leftEarly, late } = arrivalsText[locale].policy
  return [noShow, leftEarly, late]
}

/** The same in a line, where every room says it. */
export const toPresenceRule = (locale: Locale): string => arrivalsText[locale].policy.brief
