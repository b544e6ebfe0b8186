import { stayPageText } from '../../../i18n/messages/stay-page.ts'
import type { SiteContext } from '../../context.ts'
import { toContactPanel } from '../../details/contact-panel-data.ts'
import { toStaticHtml } from '../../shell/to-static-html.tsx'
import { HouseFacts } from './house-facts.tsx'
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
  return toStaticHtml(
    site.locale,
    <HouseFacts
      messages={messages}
      groups={facts ? toHouseFacts(site.locale, facts) : []}
      questions={questions}
      contact={contact}
    />,
  )
}
