import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { siteContext } from '../context.ts'
import { PropertyCard } from '../features/stays/property-card.tsx'
import { siteOf, toHead } from '../head.ts'
import { Page, PageHeading } from '../shell/page.tsx'
import { pageOf } from '../shell/page-query.ts'
import { PagedList, pagePath } from '../shell/paged-list.tsx'
import { messagesOf, useText } from '../text.tsx'

const path = '/properties'

/** All stays, or with `?location=` those of one governorate. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call, startup } = context.get(siteContext)
  const location = new URL(request.url).searchParams.get('location')
  if (location === null) return { place: null, list: await call('GET /user/properties', { query: pageOf(request) }) }
  const { locations } = await startup()
  const place = locations.find(({ id }) => String(id) === location)
  if (!place) throw data(null, { status: 404 })
  const list = await call('GET /user/properties', { query: { ...pageOf(request), location } })
  return { place: { id: place.id, title: place.title }, list }
}

type Place = { id: number; title: string } | null
const pathOf = (place: Place): string => (place ? `${path}?location=${place.id}` : path)

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { place, list } = loaderData
  const { title, titleIn, description } = messagesOf(site.locale).stay
  return toHead(site, {
    title: place ? titleIn(place.title) : title,
    description,
    path: pagePath(pathOf(place), list.data.length > 0 ? list.meta.page : 1),
    image: list.data[0]?.picture.url,
  })
}

export default function Properties() {
  const t = useText()
  const { place, list } = useLoaderData<typeof loader>()
  return (
    <Page trail={place ? [{ label: t.nav.stays, href: path }, { label: place.title }] : [{ label: t.nav.stays }]}>
      <PageHeading
        title={place ? t.stay.titleIn(place.title) : t.stay.title}
        lead={place ? t.home.stays(list.meta.total) : t.stay.lead(list.meta.total)}
      />
      <PagedList path={pathOf(place)} list={list}>
        {(property, index) => <PropertyCard property={property} heading="h2" priority={index === 0} />}
      </PagedList>
    </Page>
  )
}
