import type { SiteContext } from '../../../client/context.ts'
import { isolated } from '../../../client/lists/list-query.ts'
import { toBothText } from '../../../client/money/in-dinars.ts'
import { toFileUrl } from '../../../client/uploads/to-file-url.ts'
import { shareOfDinars } from '../../../domain/money/order-dinars.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { personFields } from '../../../domain/visas/visa-applicant.ts'
import { visaAskReasons, visaRejectReasons } from '../../../domain/visas/visa-states.ts'
import { fill, fillCount, leftToRight } from '../../../i18n/fill.ts'
import { formatDay, formatPhone } from '../../../i18n/format.ts'
import { travellersText } from '../../../i18n/messages/travellers.ts'
import { uploadsText } from '../../../i18n/messages/uploads.ts'
import { visaApplicationsText } from '../../../i18n/messages/visa-applications.ts'
import { visaFormText } from '../../../i18n/messages/visa-form.ts'
import { visaWorkText } from '../../../i18n/messages/visa-work.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import type { FactRow } from '../../../ui/fact-list.tsx'
import { toPromised } from './load-queue.ts'
import { toApplicantView } from './to-person.ts'
import { toTaken } from './to-taken.ts'
import type { WorkPage } from './work-page.ts'

type Site = Pick<SiteContext, 'call' | 'locale' | 'apiUrl' | 'publicUrl'>

export async function loadWork(site: Site, id: number) {
  const { call, locale } = site
  const page = await call('GET /business/visa-applications/{id}', { params: { id } })
  const messages = visaWorkText[locale]
  const toUrl = toFileUrl(site)
  return {
    id,
    version: page.version,
    messages,
    uploads: uploadsText[locale],
    title: page.title,
    code: leftToRight(page.code),
    promise: toPromised(locale, page),
    isOpen: page.status === 'pending',
    isAsked: page.isAsked,
    state: toState(locale, page),
    taken: page.status === 'pending' ? toTaken(locale, page.taken, messages.state) : null,
    decidedBy: toDecider(locale, page),
    obstacle: toObstacle(locale, page),
    reason: page.rejectReason && visaApplicationsText[locale].rejectReasons[page.rejectReason],
    asked: toAsked(locale, page),
    customer: {
      name: page.customer.name,
      phone: page.customer.phone && {
        href: `tel:${page.customer.phone}`,
        text: leftToRight(formatPhone(page.customer.phone)),
      },
    },
    facts: toFacts(locale, page),
    people: page.applicants.map((applicant) => toApplicantView(locale, applicant, page, toUrl)),
    fields: toFields(locale, page),
    visas: page.visas.map(({ id: file, url }, index) => ({
      id: file,
      url: toUrl(url),
      label: fill(messages.openVisa, { number: index + 1 }),
    })),
    letters: page.messages.map(({ from, text, at }) => ({
      from: from === 'officer' ? messages.fromOfficer : messages.fromCustomer,
      isOwn: from === 'officer',
      text,
      at: toMomentText(locale, at),
    })),
    story: page.events.map((event, index) => ({ key: index, ...toEvent(locale, event) })),
    noteHint: fill(messages.ask.noteHint, { language: messages.languages[page.customer.language] }),
    askReasons: toReasons(visaAskReasons, visaApplicationsText[locale].askReasons, messages.ask.other),
    rejectReasons: toReasons(visaRejectReasons, visaApplicationsText[locale].rejectReasons, messages.reject.other),
    refund:
      page.rejectRefund.amount > 0
        ? fill(messages.reject.refund, {
            amount: toRefundText(locale, page),
            percent: leftToRight(String(page.rejectPercent)),
          })
        : messages.reject.noRefund,
  }
}

export type WorkView = Awaited<ReturnType<typeof loadWork>>

const toRefundText = (locale: Locale, { rejectRefund, rejectPercent, dinars }: WorkPage): string =>
  toBothText(locale, rejectRefund, shareOfDinars(dinars, rejectPercent, 100))

/** The notice at the top: the decision, or the officer who has it. */
function toState(locale: Locale, { status, decidedAt, asked }: WorkPage): string | null {
  const { state } = visaWorkText[locale]
  if (status !== 'pending') return fill(state[status], { moment: decidedAt ? toMomentText(locale, decidedAt) : '' })
  return asked && fill(state.asked, { moment: toMomentText(locale, asked.askedAt) })
}

function toDecider(locale: Locale, { status, events }: WorkPage): string | null {
  const decision = events.findLast(({ event }) => event === status)
  if (!decision) return null
  return decision.name ?? (decision.actor === 'operator' ? visaWorkText[locale].state.operator : null)
}

/** Why the reader cannot decide about it; null where they can. */
function toObstacle(locale: Locale, page: WorkPage): string | null {
  const { state } = visaWorkText[locale]
  const decider = toDecider(locale, page)
  if (page.status !== 'pending')
    return [toState(locale, page), ...(decider ? [fill(state.by, { name: isolated(decider) })] : [])].join(' ')
  if (page.taken?.isMine) return null
  const { text, name } = toTaken(locale, page.taken, state)
  return fill(text, { name: isolated(name ?? '') })
}

function toFacts(locale: Locale, page: WorkPage): FactRow[] {
  const { labels, purposes, people } = visaApplicationsText[locale]
  const { refund, nothing } = visaWorkText[locale]
  const { purpose, returnDate, promisedOn, paidAt } = page
  return [
    { label: labels.number, value: page.code, isLtr: true },
    { label: labels.people, value: fillCount(locale, page.people, people) },
    ...(purpose ? [{ label: labels.purpose, value: purposes[purpose] }] : []),
    { label: labels.travelDate, value: formatDay(locale, page.travelDate) },
    ...(returnDate ? [{ label: labels.returnDate, value: formatDay(locale, returnDate) }] : []),
    ...(paidAt ? [{ label: labels.paidAt, value: toMomentText(locale, paidAt) }] : []),
    ...(promisedOn ? [{ label: labels.promised, value: formatDay(locale, promisedOn) }] : []),
    ...(page.status === 'pending'
      ? [{ label: refund, value: page.rejectRefund.amount > 0 ? toRefundText(locale, page) : nothing }]
      : []),
  ]
}

/** The fields that a customer can be asked for, of each person. */
function toFields(locale: Locale, { papers, questions }: Pick<WorkPage, 'papers' | 'questions'>) {
  const labels = { ...travellersText[locale].fields, fullName: visaFormText[locale].fullName }
  const paperLabels = visaApplicationsText[locale].papers
  const known = new Set([...papers.map(({ field }) => field), 'document' as const])
  return {
    papers: [...known].map((field) => ({ field: String(field), label: paperLabels[field] })),
    data: [
      ...personFields.map((field) => ({ field: String(field), label: labels[field] })),
      ...questions.map(({ key, label }) => ({ field: `answers.${key}`, label })),
    ],
  }
}

function toAsked(locale: Locale, page: WorkPage) {
  if (!page.asked) return null
  const { papers, data } = toFields(locale, page)
  const labels = new Map([...papers, ...data].map(({ field, label }) => [field, label]))
  const names = new Map(page.applicants.map(({ number, fullName }) => [number, fullName]))
  return {
    reason: visaApplicationsText[locale].askReasons[page.asked.reason],
    fields: page.asked.fields.map(({ applicant, field }) => ({
      key: `${applicant} ${field}`,
      name: names.get(applicant) ?? '',
      label: labels.get(field) ?? field,
    })),
  }
}

function toEvent(locale: Locale, { event, actor, name, at }: WorkPage['events'][number]) {
  const { events, state } = visaWorkText[locale]
  const known: Partial<Record<string, string>> = events
  return {
    label: known[event] ?? event,
    name: actor === 'officer' ? name : null,
    by: actor === 'operator' ? state.operator : null,
    at: toMomentText(locale, at),
  }
}

/** Reasons in the customer's language; the last one needs a text of the officer. */
const toReasons = <Key extends string>(keys: readonly Key[], texts: Record<Key, string>, other: string) =>
  keys.map((key) => ({ key, label: key === 'other' ? other : texts[key] }))
