import { toBothText, toPriceInDinars } from '../../../../client/money/in-dinars.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { toCountryName } from '../../../../i18n/country-names.ts'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { formatDay, formatPrice } from '../../../../i18n/format.ts'
import { bookingMessages } from '../../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../../i18n/messages/reservations.ts'
import { visaApplicationsText } from '../../../../i18n/messages/visa-applications.ts'
import { toMomentText } from '../../../../i18n/moment-text.ts'
import type { LabelStatus } from '../../../../ui/status-label.tsx'
import { type Application, type ApplicationPage, toApplicationState } from './application-state.ts'

export const applicationsPath = '/account/visa-applications'

/** An application in a list, in words. */
export function toApplicationCard(locale: Locale, application: Application) {
  const { people } = visaApplicationsText[locale]
  const { id, paymentStatus } = application
  return {
    id,
    to: `${applicationsPath}/${id}`,
    code: application.code,
    title: application.title,
    country: application.country && toCountryName(locale, application.country.toUpperCase()),
    picture: application.picture,
    status: toStatus(locale, application),
    payment: { status: paymentStatus, label: reservationsText[locale].paymentStatuses[paymentStatus] },
    when: formatDay(locale, application.travelDate),
    people: fillCount(locale, application.people, people),
    total: formatPrice(locale, application.totalPrice),
    cost: application.totalPrice,
    dinars: toPriceInDinars(locale, application.dinars),
    next: toApplicationStateText(locale, { ...application, refund: null, visas: null }),
  }
}

export type ApplicationCardView = ReturnType<typeof toApplicationCard>

function toStatus(locale: Locale, { status, isAsked }: Application) {
  const { statuses } = visaApplicationsText[locale]
  const shown: LabelStatus = status === 'withdrawn' ? 'failed' : status
  return { status: shown, label: statuses[isAsked ? 'asked' : status], isCancelled: status === 'withdrawn' }
}

type ApplicationView = Application & Pick<ApplicationPage, 'refund'> & { visas: ApplicationPage['visas'] | null }

/** The state and the next step, in a sentence. */
export function toApplicationStateText(locale: Locale, application: ApplicationView): string {
  const { holdUntil, promisedOn, refund, visas } = application
  const state = toApplicationState({ ...application, isForgotten: visas?.length === 0 })
  return fill(visaApplicationsText[locale].state[state], {
    until: holdUntil ? toMomentText(locale, holdUntil) : '',
    day: promisedOn ? formatDay(locale, promisedOn) : '',
    amount: refund
      ? formatPrice(locale, refund.amount)
      : toBothText(locale, application.totalPrice, application.dinars),
    method: bookingMessages[locale].methods[refund?.to ?? application.paymentMethod],
  })
}
