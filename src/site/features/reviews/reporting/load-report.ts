import type { SiteContext } from '../../../../client/context.ts'
import { notFound } from '../../../../client/lists/list-query.ts'
import { type ReportReason, reportReasons } from '../../../../domain/reviews/review.ts'
import { fill } from '../../../../i18n/fill.ts'
import { reportText } from '../../../../i18n/messages/report.ts'

export type Reported = 'review' | 'question'

/** The review or question to report, and its page; a tour of a category has no address that its review knows. */
export async function loadReport({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, what: string, id: number) {
  const t = reportText[locale]
  const { text, title, path } = await find(call, what, id)
  return {
    what: what as Reported,
    id,
    text,
    back: path && { path, label: fill(t.back, { title }) },
    title: what === 'review' ? t.review : t.question,
    reasons: reportReasons.map((reason): { reason: ReportReason; label: string } => ({
      reason,
      label: t.reasons[reason],
    })),
    messages: {
      lead: t.lead,
      reported: t.reported,
      reason: t.reason,
      reasonRequired: t.reasonRequired,
      send: t.send,
      sending: t.sending,
      thanks: t.thanks,
    },
  }
}

export type ReportView = Awaited<ReturnType<typeof loadReport>>

const paths = { property: '/properties/', activity: '/activity/', umrah: '/umrah/', tourism: null } as const

async function find(call: SiteContext['call'], what: string, id: number) {
  if (what === 'review') {
    const { kind, itemId, ...review } = await call('GET /public/reviews/{id}', { params: { id } })
    return { ...review, path: paths[kind] && `${paths[kind]}${itemId}` }
  }
  if (what !== 'question') throw notFound()
  const { propertyId, ...question } = await call('GET /public/questions/{id}', { params: { id } })
  return { ...question, path: `/properties/${propertyId}` }
}
