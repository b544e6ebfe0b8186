import { siteContext } from '../context.ts'
import { ActivityCard } from '../features/activities/activity-card.tsx'
import { siteOf, toHead } from '../head.ts'
import { pageOf } from '../lists/page-query.ts'
import { PagedList, pagePath } from '../lists/paged-list.tsx'
import { Page, PageHeading } from '../shell/page.tsx'
import { messagesOf, useText } from '../text.tsx'
import type { Route } from './+types/activities.ts'

const path = '/activity'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  context.get(siteContext).call('GET /public/activities', { query: pageOf(request) })

export function meta({ matches, loaderData: list }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !list) return []
  const { title, description } = messagesOf(site.locale).activity
  return toHead(site, {
    title,
    description,
    path: pagePath(path, list.data.length > 0 ? list.meta.page : 1),
    image: list.data[0]?.picture.url,
  })
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const list = loaderData
  return (
    <Page trail={[{ label: t.nav.activities }]}>
      <PageHeading title={t.activity.title} lead={t.activity.lead(list.meta.total)} />
      <PagedList path={path} list={list}>
        {(activity, index) => <ActivityCard activity={activity} heading="h2" priority={index === 0} />}
      </PagedList>
    </Page>
  )
}
