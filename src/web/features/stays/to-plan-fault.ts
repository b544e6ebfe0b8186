import type { Locale } from '../../../domain/locale.ts'
import { staysText } from '../../../i18n/messages/stays.ts'
import { problemMessages } from '../../../i18n/problems.ts'
import { type PlanFaults, planNames, readParam } from './stay-plan.ts'

/** The first thing that is wrong with a plan that was sent, in words; null where nothing is. */
export function toPlanFault(params: URLSearchParams, faults: PlanFaults, locale: Locale): string | null {
  const isSent = params.has('checkIn') && params.has('checkOut')
  if (isSent && !readParam(params, 'checkIn') && !readParam(params, 'checkOut'))
    return problemMessages[locale].DATES_REQUIRED
  const name = planNames.find((one) => faults[one])
  const fault = name && faults[name]
  if (!fault) return null
  if (fault === 'alone') return problemMessages[locale].DATES_REQUIRED
  if (fault === 'day') return problemMessages[locale].INVALID_DATE
  if (fault === 'long') return problemMessages[locale].TOO_LONG
  if (fault === 'far') return problemMessages[locale].TOO_FAR
  const { [name]: label, faults: texts } = staysText[locale]
  return `${label}: ${texts[fault]}`
}
