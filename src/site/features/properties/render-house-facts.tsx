import type { SiteContext } from '../../../client/context.ts'
import { toStaticHtml } from '../../../client/static-html/to-static-html.tsx'
import { messagesOf } from '../../../client/text.tsx'
import { toMonthText } from '../../../i18n/calendar-names.ts'
import { questionsText } from '../../../i18n/messages/questions.ts'
import { reportText } from '../../../i18n/messages/report.ts'
import { stayPageText } from '../../../i18n/messages/stay-page.ts'
import { toContactPanel } from '../../details/contact-panel-data.ts'
import { type AskedPage, HouseFacts } from './house-facts.tsx'
import type { PropertyData } from './property-data.ts'
import { parseQuestionsPage, toQuestionsPath } from './questions-page.ts'
import { toHouseFacts } from './to-house-facts.ts'

/** `rest`: what the address says of days and guests. */
type Address = { query: URLSearchParams; rest: string }

/** Rules, power, access, questions and whom to ask, as HTML: a page that shows them needs no script for it. */
export async function renderHouseFacts(
  site: SiteContext,
  { id, title, facts, features, questions }: PropertyData,
  address: Address,
) {
  const messages = stayPageText[site.locale]
  const contact = await toContactPanel(site, {
    title,
    path: `/properties/${id}`,
    heading: messages.contact,
    text: messages.contactHint,
    isSold: true,
  })
  const t = questionsText[site.locale]
  return toStaticHtml(
    site.locale,
    <HouseFacts
      messages={messages}
      groups={facts ? toHouseFacts(site.locale, { facts, features }) : []}
      questions={questions}
      asked={await loadAsked(site, id, address)}
      ask={{ path: `/properties/${id}/ask`, label: t.ask, none: t.none, answer: t.answer }}
      contact={contact}
    />,
  )
}

/** So many at once: the page of a stay has more to show. */
const limit = 6

async function loadAsked({ call, locale }: SiteContext, id: number, { query, rest }: Address): Promise<AskedPage> {
  const page = parseQuestionsPage(query)
  const { data, meta } = await call('GET /user/properties/{id}/questions', { params: { id }, query: { limit, page } })
  const { previous, next, page: toLabel } = messagesOf(locale).list
  return {
    questions: data.map((question) => ({
      id: question.id,
      text: question.text,
      guest: question.guest ?? questionsText[locale].guest,
      month: toMonthText(locale, question.month),
      answer: question.answer ?? '',
      report: { path: `/report/question/${question.id}`, label: reportText[locale].report },
    })),
    total: meta.total,
    page,
    last: meta.last,
    pathOfPage: (wanted) => toQuestionsPath(`/properties/${id}`, rest, wanted),
    labels: { nav: questionsText[locale].pages, previous, next, page: toLabel },
  }
}
