import type { Locale } from '../../../domain/text/locale.ts'
import { problemMessages } from '../../../i18n/messages/problems.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import { type PlanErrors, planNames, readParam } from './stay-plan.ts'

/** The first thing that is wrong with a plan that was sent, in words; null where nothing is. */
export function toPlanError(params: URLSearchParams, errors: PlanErrors, locale: Locale): string | null {
  const isSent = params.has('checkIn') && params.has('checkOut')
  if (isSent && !readParam(params, 'checkIn') && !readParam(params, 'checkOut'))
    return problemMessages[locale].DATES_REQUIRED
  const name = planNames.find((one) => errors[one])
  const error = name && errors[name]
  if (!error) return null
  if (error === 'alone') return problemMessages[locale].DATES_REQUIRED
  if (error === 'day') return problemMessages[locale].INVALID_DATE
  if (error === 'long') return problemMessages[locale].TOO_LONG
  if (error === 'far') return problemMessages[locale].TOO_FAR
  const { [name]: label, errors: texts } = propertiesText[locale]
  return `${label}: ${texts[error]}`
}
