import { toLateDay } from '../../../domain/stays/presence.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toDay } from '../../../domain/time/day.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { arrivalsText } from '../../../i18n/messages/arrivals.ts'
import type { Reservation } from './next-step.ts'

/** The property's mark and its meaning for the guest; null where all is as planned. */
export function toPresenceNote(locale: Locale, { presence }: Pick<Reservation, 'presence'>) {
  const { guest } = arrivalsText[locale]
  if (presence === 'no_show') return { title: guest.noShowTitle, text: guest.noShow, help: guest.help }
  if (presence === 'left_early') return { title: guest.leftEarlyTitle, text: guest.leftEarly, help: guest.help }
  return null
}

/** Null where it is too early or too late for it. */
export function toLate(locale: Locale, { canSayLate, lateUntil }: Pick<Reservation, 'canSayLate' | 'lateUntil'>) {
  if (!canSayLate) return null
  const { title, lead, said, undo, choices } = arrivalsText[locale].guest
  return {
    messages: { title, lead, undo, choices },
    until: lateUntil,
    said: lateUntil && fill(said, { time: choices[lateUntil] }),
  }
}

type Coming = Pick<Reservation, 'status' | 'cancelledAt' | 'checkIn' | 'canSayLate'>

/** The first day of the button, before it appears, so that a guest need not look for it. */
export function toLateFrom(locale: Locale, { status, cancelledAt, checkIn, canSayLate }: Coming, now: Date) {
  const day = toLateDay(checkIn)
  const isAhead = status === 'accepted' && cancelledAt === null && !canSayLate && toDay(now) < day
  if (!isAhead) return null
  const { title, from } = arrivalsText[locale].guest
  return { title, text: fill(from, { day: formatDay(locale, day) }) }
}

export type LateData = NonNullable<ReturnType<typeof toLate>>
