import type { PageSession, SiteContext } from '../../../../client/context.ts'
import { toDay } from '../../../../domain/time/day.ts'
import { visaPurposes } from '../../../../domain/visas/visa-form.ts'
import { fill, leftToRight } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { type PassportLinesText, passportLinesText } from '../../../../i18n/messages/passport-lines.ts'
import { visaApplicationsText } from '../../../../i18n/messages/visa-applications.ts'
import { visaFormText } from '../../../../i18n/messages/visa-form.ts'
import { loadPaying } from '../../checkout/items/load-paying.ts'
import { toVisaFieldMessages } from '../form/visa-field-messages.ts'
import { parseDraft } from './visa-draft.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type User = NonNullable<PageSession['user']>

/** Null where it cannot be applied for. */
export async function loadVisa(site: Site, user: User, { id, query }: { id: number; query: URLSearchParams }) {
  const { call, locale } = site
  const params = { id }
  const form = await call('GET /public/visa-forms/{id}', { params }).catch(nothingFound)
  if (!form) return null
  const [paying, { codes: offered }, travellers, stored] = await Promise.all([
    loadPaying(site, user, []),
    call('GET /public/nationalities'),
    // Without saved travellers people can be typed, and an unreadable draft is begun anew.
    call('GET /customer/travellers').catch(() => null),
    call('GET /customer/visa-drafts/{id}', { params }).catch(() => null),
  ])
  const { messages: _, ...pay } = paying
  const text = visaFormText[locale]
  const { purposes } = visaApplicationsText[locale]
  const asked = query.get('purpose')
  return {
    ...pay,
    visaId: id,
    form,
    today: toDay(new Date()),
    promised: formatDay(locale, form.promisedOn),
    messages: { ...text, method: paying.messages.method },
    linesMessages: toLinesMessages(locale),
    fieldMessages: toVisaFieldMessages(locale, { ...form, offered }),
    purposes: form.purposes.map((key) => ({ key, label: purposes[key] })),
    policy: [
      text.policyWithdraw,
      form.rejectPercent > 0 ? fill(text.policyReject, { percent: form.rejectPercent }) : text.policyNothing,
    ],
    saved: travellers?.data ?? [],
    draft: parseDraft(stored?.draft),
    /** The answers given on the visa's page. */
    begin: {
      nationality: query.get('nationality')?.slice(0, 2) ?? '',
      purpose: visaPurposes.find((one) => one === asked && form.purposes.includes(one)) ?? '',
      travelDate: query.get('date')?.slice(0, 10) ?? '',
    },
  }
}

/** A sign that opens in one direction would be turned around among letters of the other. */
function toLinesMessages(locale: SiteContext['locale']): PassportLinesText {
  const text = passportLinesText[locale]
  const sign = leftToRight('<')
  const { lead, hint, problems } = text
  return {
    ...text,
    lead: fill(lead, { sign }),
    hint: fill(hint, { sign }),
    problems: { ...problems, signs: fill(problems.signs, { sign }) },
  }
}

export type VisaCheckout = NonNullable<Awaited<ReturnType<typeof loadVisa>>>

/** Anything but that there is none is a failure of its own. */
function nothingFound(problem: unknown): null {
  if (problem instanceof Response && problem.status === 404) return null
  throw problem
}
