import { siteContext } from '../../client/context.ts'
import { pack } from '../../client/document/html-cache/packed.ts'
import { Page } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { toListPath } from '../../client/lists/list-query.ts'
import { pageOf } from '../../client/lists/page-number.ts'
import { PagedList, pagePath } from '../../client/lists/paged-list.tsx'
import { useText } from '../../client/text.tsx'
import { eventsText } from '../../i18n/messages/events.ts'
import { AdvertisementRow } from '../features/advertisements/advertisement-row.tsx'
import { EventCard } from '../features/events/event-card.tsx'
import { availableOf, isAnyLeft, toAvailability, toNothingLeft } from '../lists/availability.ts'
import { ChoiceRow } from '../lists/choice-row.tsx'
import { ListTop } from '../lists/list-top.tsx'
import type { Route } from './+types/events.ts'

const path = '/events'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, startup, locale } = context.get(siteContext)
  const available = availableOf(request)
  const [list, { advertisements }] = await Promise.all([
    call('GET /public/events', { query: { ...pageOf(request), available } }),
    startup(),
  ])
  const text = eventsText[locale].list
  const findLeft = () => call('GET /public/events', { query: { limit: 1, available: 'true' } })
  return {
    list,
    messages: { ...text, lead: text.lead(list.meta.total) },
    here: toListPath(path, { available }),
    availability:
      available || (await isAnyLeft(list.data, findLeft)) ? toAvailability(locale, path, { available }) : null,
    empty: available && toNothingLeft(locale, path),
    advertisements: pack(advertisements.filter(({ type }) => type === 'events_banner')),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { list, here, messages } = loaderData
  const { title, description } = messages
  return toHead(site, {
    title,
    description,
    path: pagePath(path, here === path && list.data.length > 0 ? list.meta.page : 1),
    isHidden: here !== path,
    image: list.data[0]?.picture.url,
  })
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { list, here, messages, availability, empty, advertisements } = loaderData
  return (
    <Page trail={[{ label: t.nav.events }]}>
      <ListTop
        title={messages.title}
        count={messages.lead}
        chips={availability && <ChoiceRow choices={[availability]} />}
      />
      <PagedList path={here} list={list} empty={empty}>
        {(event, index) => <EventCard event={event} heading="h2" priority={index === 0} />}
      </PagedList>
      {list.data.length > 0 && <AdvertisementRow advertisements={advertisements} />}
    </Page>
  )
}
