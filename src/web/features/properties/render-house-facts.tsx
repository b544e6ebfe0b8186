import { toMonthText } from '../../../i18n/calendar-names.ts'
import { questionsText } from '../../../i18n/messages/questions.ts'
import { reportText } from '../../../i18n/messages/report.ts'
import { stayPageText } from '../../../i18n/messages/stay-page.ts'
import type { SiteContext } from '../../context.ts'
import { toContactPanel } from '../../details/contact-panel-data.ts'
import { toStaticHtml } from '../../shell/to-static-html.tsx'
import { type AskedQuestion, HouseFacts } from './house-facts.tsx'
import type { PropertyData } from './property-data.ts'
import { toHouseFacts } from './to-house-facts.ts'

/** Rules, power, access, questions and whom to ask, as HTML: a page that shows them needs no script for it. */
export async function renderHouseFacts(site: SiteContext, { id, title, facts, questions }: PropertyData) {
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
      groups={facts ? toHouseFacts(site.locale, facts) : []}
      questions={questions}
      asked={await loadAsked(site, id)}
      ask={{ path: `/properties/${id}/ask`, label: t.ask, none: t.none, answer: t.answer }}
      contact={contact}
    />,
  )
}

/** So many: a page has more to show. */
const limit = 6

async function loadAsked({ call, locale }: SiteContext, id: number): Promise<AskedQuestion[]> {
  const { data } = await call('GET /user/properties/{id}/questions', { params: { id }, query: { limit } })
  return data.map((question) => ({
    id: question.id,
    text: question.text,
    guest: question.guest ?? questionsText[locale].guest,
    month: toMonthText(locale, question.month),
    answer: question.answer ?? '',
    report: { path: `/report/question/${question.id}`, label: reportText[locale].report },
  }))
}
