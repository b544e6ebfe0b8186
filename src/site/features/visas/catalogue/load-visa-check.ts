import type { SiteContext } from '../../../../client/context.ts'
import { countryCodes } from '../../../../domain/accounts/phone-number.ts'
import { toDay } from '../../../../domain/time/day.ts'
import { visaPurposes } from '../../../../domain/visas/visa-form.ts'
import { toCountryName } from '../../../../i18n/country-names.ts'
import { fillCount } from '../../../../i18n/fill.ts'
import { visaApplicationsText } from '../../../../i18n/messages/visa-applications.ts'
import { visaFormText } from '../../../../i18n/messages/visa-form.ts'

/** Null where a visa cannot be applied for here: then its page says how else. */
export async function loadVisaCheck({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, id: number) {
  const form = await call('GET /public/visa-forms/{id}', { params: { id } }).catch((problem: unknown) => {
    if (problem instanceof Response && problem.status === 404) return null
    throw problem
  })
  if (!form) return null
  const { purposes, papers } = visaApplicationsText[locale]
  const text = visaFormText[locale]
  const { checkTitle, checkLead, nationality, otherNationality, purpose, choosePurpose, when, dateHint } = text
  const { fits, late, notForNationality, notForPurpose, past, otherVisas, needs, apply } = text
  return {
    visaId: id,
    offeredTo: form.nationalities,
    offeredFor: form.purposes,
    promisedOn: form.promisedOn,
    today: toDay(new Date()),
    nationalities: (form.nationalities.length > 0 ? form.nationalities : countryCodes).map((code) => ({
      code: String(code),
      name: toCountryName(locale, code),
    })),
    purposes: visaPurposes.map((key) => ({ key, label: purposes[key] })),
    needs: [
      `${papers.passport}: ${fillCount(locale, form.passportMonths, text.passportMonths)}`,
      ...form.papers
        .filter(({ field }) => field !== 'passport')
        .map(({ field, need }) => (need === 'required' ? papers[field] : `${papers[field]} (${text.optional})`)),
    ],
    messages: {
      checkTitle,
      checkLead,
      nationality,
      otherNationality,
      purpose,
      choosePurpose,
      when,
      dateHint,
      fits,
      late,
      notForNationality,
      notForPurpose,
      past,
      otherVisas,
      needs,
      apply,
    },
  }
}

export type VisaCheckData = NonNullable<Awaited<ReturnType<typeof loadVisaCheck>>>
