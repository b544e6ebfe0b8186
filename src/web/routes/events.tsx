import { siteContext } from '../context.ts'
import { AdvertisementRow } from '../features/advertisements/advertisement-row.tsx'
import { EventCard } from '../features/events/event-card.tsx'
import { siteOf, toHead } from '../head.ts'
import { pageOf } from '../lists/page-query.ts'
import { PagedList, pagePath } from '../lists/paged-list.tsx'
import { Page, PageHeading } from '../shell/page.tsx'
import { messagesOf, useText } from '../text.tsx'
import type { Route } from './+types/events.ts'

const path = '/events'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, startup } = context.get(siteContext)
  const [list, { advertisements }] = await Promise.all([
    call('GET /public/events', { query: pageOf(request) }),
    startup(),
  ])
  return { list, advertisements: advertisements.filter(({ type }) => type === 'events_banner') }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { list } = loaderData
  const { title, description } = messagesOf(site.locale).event
  return toHead(site, {
    title,
    description,
    path: pagePath(path, list.data.length > 0 ? list.meta.page : 1),
    image: list.data[0]?.picture.url,
  })
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { list, advertisements } = loaderData
  return (
    <Page trail={[{ label: t.nav.events }]}>
      <PageHeading title={t.event.title} lead={t.event.lead(list.meta.total)} />
      <PagedList path={path} list={list}>
        {(event, index) => <EventCard event={event} heading="h2" priority={index === 0} />}
      </PagedList>
      {list.data.length > 0 && <AdvertisementRow advertisements={advertisements} />}
    </Page>
  )
}
