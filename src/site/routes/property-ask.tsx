import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { messagesOf } from '../../client/text.tsx'
import { fill } from '../../i18n/fill.ts'
import { questionsText } from '../../i18n/messages/questions.ts'
import { AskForm } from '../features/reviews/questions/ask-form.tsx'
import type { Route } from './+types/property-ask.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, locale } = context.get(siteContext)
  const { id, title } = await call('GET /user/properties/{id}', { params: { id: params.id } })
  const messages = questionsText[locale]
  return {
    id,
    messages,
    title: fill(messages.title, { title }),
    trail: [
      { label: messagesOf(locale).nav.properties, href: '/properties' },
      { label: title, href: `/properties/${id}` },
      { label: messages.ask },
    ],
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { id, title, messages } = loaderData
  return toHead(site, { title, description: messages.description, path: `/properties/${id}/ask`, isHidden: true })
}

export default function PropertyAsk({ loaderData: { id, title, messages, trail } }: Route.ComponentProps) {
  return (
    <Page narrow trail={trail}>
      <PageHeading title={title} lead={messages.lead} />
      <AskForm key={id} property={id} messages={messages} />
    </Page>
  )
}
