import { toBothText } from '../../../../client/money/in-dinars.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { toCountryName } from '../../../../i18n/country-names.ts'
import { fillCount } from '../../../../i18n/fill.ts'
import { formatDate, formatDay, formatPrice } from '../../../../i18n/format.ts'
import { bookingMessages } from '../../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../../i18n/messages/reservations.ts'
import { visaApplicationsText } from '../../../../i18n/messages/visa-applications.ts'
import { toMomentText } from '../../../../i18n/moment-text.ts'
import type { FactRow } from '../../../../ui/fact-list.tsx'
import type { ApplicationPage } from './application-state.ts'

export function toApplicationFacts(locale: Locale, page: ApplicationPage): FactRow[] {
  const { labels, purposes, people } = visaApplicationsText[locale]
  const { purpose, travelDate, returnDate, promisedOn, decidedAt } = page
  return [
    { label: labels.number, value: page.code, isLtr: true },
    { label: labels.people, value: fillCount(locale, page.people, people) },
    ...(purpose ? [{ label: labels.purpose, value: purposes[purpose] }] : []),
    { label: labels.travelDate, value: formatDay(locale, travelDate) },
    ...(returnDate ? [{ label: labels.returnDate, value: formatDay(locale, returnDate) }] : []),
    ...(promisedOn ? [{ label: labels.promised, value: formatDay(locale, promisedOn) }] : []),
    ...(decidedAt ? [{ label: labels.decided, value: toMomentText(locale, decidedAt) }] : []),
  ]
}

export function toApplicationPaymentFacts(locale: Locale, page: ApplicationPage): FactRow[] {
  const { labels } = visaApplicationsText[locale]
  const { methods } = bookingMessages[locale]
  const { paidAt, refund } = page
  return [
    { label: labels.total, value: toBothText(locale, page.totalPrice, page.dinars) },
    { label: labels.payment, value: reservationsText[locale].paymentStatuses[page.paymentStatus] },
    { label: labels.method, value: methods[page.paymentMethod] },
    { label: labels.created, value: toMomentText(locale, page.createdAt) },
    { label: labels.paidAt, value: paidAt ? toMomentText(locale, paidAt) : labels.notPaid },
    ...(paidAt ? [{ label: labels.invoice, value: page.invoiceId, isLtr: true }] : []),
    ...(refund
      ? [{ label: labels.refund, value: `${formatPrice(locale, refund.amount)} (${methods[refund.to]})` }]
      : []),
  ]
}

type Applicant = ApplicationPage['applicants'][number]

/** The stored data of an applicant; only the end of the passport's number is known. */
export function toApplicant(locale: Locale, applicant: Applicant, toUrl: (path: string) => string) {
  const { labels, papers } = visaApplicationsText[locale]
  const seen = new Map<string, number>()
  return {
    number: applicant.number,
    name: applicant.fullName,
    facts: [
      { label: labels.birthDate, value: formatDate(locale, applicant.birthDate) },
      { label: labels.gender, value: labels.genders[applicant.gender] },
      { label: labels.nationality, value: toCountryName(locale, applicant.nationality) },
      { label: labels.passport, value: applicant.passportNumber, isLtr: true },
      { label: labels.passportExpires, value: formatDate(locale, applicant.passportExpiresOn) },
    ] satisfies FactRow[],
    answers: applicant.answers.map(({ key, label, answer }) => ({ key, label, value: answer })),
    papers: applicant.papers.map(({ id, field, url, addedAt }) => {
      const place = (seen.get(field) ?? 0) + 1
      seen.set(field, place)
      return {
        id,
        url: toUrl(url),
        // Several of one kind are told apart by their number.
        label: place > 1 ? `${papers[field]} (${place})` : papers[field],
        addedAt: toMomentText(locale, addedAt),
      }
    }),
  }
}

export type ApplicantView = ReturnType<typeof toApplicant>
