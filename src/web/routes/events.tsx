import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { siteContext } from '../context.ts'
import { EventCard } from '../features/events/event-card.tsx'
import { siteOf, toHead } from '../head.ts'
import { Page, PageHeading } from '../shell/page.tsx'
import { pageOf } from '../shell/page-query.ts'
import { PagedList, pagePath } from '../shell/paged-list.tsx'
import { messagesOf, useText } from '../text.tsx'

const path = '/events'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  context.get(siteContext).call('GET /public/events', { query: pageOf(request) })

export function meta({ matches, loaderData: list }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  if (!site || !list) return []
  const { title, description } = messagesOf(site.locale).event
  return toHead(site, {
    title,
    description,
    path: pagePath(path, list.data.length > 0 ? list.meta.page : 1),
    image: list.data[0]?.picture.url,
  })
}

export default function Screen() {
  const t = useText()
  const list = useLoaderData<typeof loader>()
  return (
    <Page trail={[{ label: t.nav.events }]}>
      <PageHeading title={t.event.title} lead={t.event.lead(list.meta.total)} />
      <PagedList path={path} list={list}>
        {(event, index) => <EventCard event={event} heading="h2" priority={index === 0} />}
      </PagedList>
    </Page>
  )
}
