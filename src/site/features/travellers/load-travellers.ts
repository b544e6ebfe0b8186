import type { SiteContext } from '../../../client/context.ts'
import { hidePassportNumber, travellerLimits } from '../../../domain/accounts/traveller.ts'
import { addMonths, type Day, toDay } from '../../../domain/time/day.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatDate } from '../../../i18n/format.ts'
import { travellersText } from '../../../i18n/messages/travellers.ts'
import type { SavedTraveller } from './traveller-draft.ts'
import { toTravellerMessages } from './traveller-messages.ts'

export async function loadTravellers({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, now: Date) {
  const [{ data, max }, { codes }] = await Promise.all([
    call('GET /customer/travellers'),
    call('GET /public/nationalities'),
  ])
  const messages = travellersText[locale].list
  const today = toDay(now)
  const toPassport = ({ passportNumber, passportExpiresOn }: SavedTraveller) => {
    if (!passportNumber) return messages.noPassport
    const number = leftToRight(hidePassportNumber(passportNumber))
    if (!passportExpiresOn) return fill(messages.passportOnly, { number })
    return fill(messages.passport, { number, day: formatDate(locale, passportExpiresOn) })
  }
  const toShown = (saved: SavedTraveller) => ({
    saved,
    name: `${saved.firstName} ${saved.lastName}`,
    facts: [
      saved.birthDate && fill(messages.born, { day: formatDate(locale, saved.birthDate) }),
      toPassport(saved),
    ].filter((fact) => fact !== null),
    warning: toWarning(saved.passportExpiresOn, today, messages),
  })
  return {
    messages,
    parts: toTravellerMessages(locale, codes),
    travellers: data.map(toShown),
    isFull: data.length >= max,
  }
}

/** Long before a trip: a new passport takes weeks. */
function toWarning(expiresOn: Day | null, today: Day, messages: { expired: string; expiresSoon: string }) {
  if (expiresOn === null) return null
  if (expiresOn < today) return messages.expired
  return expiresOn < addMonths(today, travellerLimits.monthsAfterReturn) ? messages.expiresSoon : null
}

export type SavedTravellers = Awaited<ReturnType<typeof loadTravellers>>
export type ShownTraveller = SavedTravellers['travellers'][number]
