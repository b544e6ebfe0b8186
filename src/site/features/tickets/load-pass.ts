import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import { fill } from '../../../i18n/fill.ts'
import { ticketsText } from '../../../i18n/messages/tickets.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { toStartText } from '../purchases/when-text.ts'

type Pass = Ok<'GET /customer/ticket-passes/{secret}'>

/** The ticket behind a link. Null once the link has ended. */
export async function loadPass({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, secret: string) {
  const { labels, take, pass: texts } = ticketsText[locale]
  const messages = { ...take, offline: texts.offline }
  const pass = await call('GET /customer/ticket-passes/{secret}', { params: { secret } }).catch(forgiveOver)
  if (!pass) return { messages, pass: null }
  const { title, category, startsAt, venue, expiresAt, isOwn, needsName } = pass
  return {
    messages,
    pass: {
      secret,
      title,
      isOwn,
      needsName,
      until: fill(take.until, { moment: toMomentText(locale, expiresAt) }),
      facts: [
        ...(startsAt ? [{ label: labels.when, value: toStartText(locale, startsAt) }] : []),
        ...(venue ? [{ label: labels.where, value: venue }] : []),
        ...(category ? [{ label: labels.category, value: category }] : []),
      ],
    },
  }
}

/** A link that is over is a page like any other, and not one that is missing. */
function forgiveOver(problem: unknown): Pass | null {
  if ((problem as { init?: ResponseInit } | null)?.init?.status === 404) return null
  throw problem
}

export type PassView = Awaited<ReturnType<typeof loadPass>>
