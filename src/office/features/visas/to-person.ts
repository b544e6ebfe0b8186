import { isolated } from '../../../client/lists/list-query.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toCountryName } from '../../../i18n/country-names.ts'
import { fillCount } from '../../../i18n/fill.ts'
import { formatDate } from '../../../i18n/format.ts'
import { visaApplicationsText } from '../../../i18n/messages/visa-applications.ts'
import { visaWorkText } from '../../../i18n/messages/visa-work.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import type { FactRow } from '../../../ui/fact-list.tsx'
import type { PaperFile } from './paper-view.tsx'
import { wholeMonths } from './whole-months.ts'
import type { WorkPage } from './work-page.ts'

type Applicant = WorkPage['applicants'][number]

/** The months that most countries require of a passport. */
const usualMonths = 6

/** A person's data, with values that an officer would have to work out. */
export function toApplicantView(
  locale: Locale,
  applicant: Applicant,
  { travelDate }: Pick<WorkPage, 'travelDate'>,
  toUrl: (path: string) => string,
) {
  const { labels } = visaApplicationsText[locale]
  const { age, ageLabel, passportMonths, passportLabel, passportShort } = visaWorkText[locale]
  const months = wholeMonths(travelDate, applicant.passportExpiresOn)
  const years = Math.max(0, Math.floor(wholeMonths(applicant.birthDate, travelDate) / 12))
  return {
    number: applicant.number,
    name: applicant.fullName,
    isolatedName: isolated(applicant.fullName),
    facts: [
      { label: labels.birthDate, value: formatDate(locale, applicant.birthDate) },
      { label: ageLabel, value: fillCount(locale, years, age) },
      { label: labels.gender, value: labels.genders[applicant.gender] },
      { label: labels.nationality, value: toCountryName(locale, applicant.nationality) },
      { label: labels.passport, value: applicant.passportNumber, isLtr: true },
      { label: labels.passportExpires, value: formatDate(locale, applicant.passportExpiresOn) },
    ] satisfies FactRow[],
    passport: {
      label: passportLabel,
      text: months < 1 ? passportShort : fillCount(locale, months, passportMonths),
      isShort: months < usualMonths,
    },
    answers: applicant.answers.map(({ key, label, answer }) => ({ key, label, value: answer })),
    papers: toPapers(locale, applicant, toUrl),
  }
}

export type PersonView = ReturnType<typeof toApplicantView>

/** Several of one kind are told apart by their number. */
function toPapers(locale: Locale, { papers }: Applicant, toUrl: (path: string) => string): PaperFile[] {
  const labels = visaApplicationsText[locale].papers
  const seen = new Map<string, number>()
  return papers.map(({ id, field, url, mediaType, addedAt }) => {
    const place = (seen.get(field) ?? 0) + 1
    seen.set(field, place)
    return {
      id,
      url: toUrl(url),
      label: place > 1 ? `${labels[field]} (${place})` : labels[field],
      isPicture: mediaType === 'image/jpeg',
      addedAt: toMomentText(locale, addedAt),
    }
  })
}
