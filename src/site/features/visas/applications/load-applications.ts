import type { SiteContext } from '../../../../client/context.ts'
import { visaApplicationsText } from '../../../../i18n/messages/visa-applications.ts'
import { applicationsPath, toApplicationCard } from './application-card.ts'

export async function loadApplications({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, page: number) {
  const { data, meta } = await call('GET /customer/visa-applications', { query: { page } })
  const { list, labels } = visaApplicationsText[locale]
  return {
    messages: list,
    labels: { number: labels.number, total: labels.total, travelDate: labels.travelDate },
    path: applicationsPath,
    meta,
    data: data.map((application) => toApplicationCard(locale, application)),
  }
}
