import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData, useLocation } from 'react-router'
import { siteContext } from '../context.ts'
import { AdvertisementRow } from '../features/advertisements/advertisement-row.tsx'
import { IgnoredFilters, NoStays } from '../features/stays/chosen-filters.tsx'
import { FilterBar, FilterSheet } from '../features/stays/filter-sheet.tsx'
import { loadStays, type StaysPage } from '../features/stays/load-stays.ts'
import { PropertyCard } from '../features/stays/property-card.tsx'
import { siteOf, toHead } from '../head.ts'
import { pageNumberOf, queryOf } from '../shell/list-query.ts'
import { Page, PageHeading } from '../shell/page.tsx'
import { PagedList, pagePath } from '../shell/paged-list.tsx'
import { messagesOf, useText } from '../text.tsx'

const path = '/properties'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = queryOf(request)
  // A form without script sends its empty fields too: the list has one address all the same.
  const isEmpty = ([name, value]: [string, string]) => name !== 'page' && value.trim() === ''
  if ([...params].some(isEmpty)) {
    const rest = new URLSearchParams([...params].filter((entry) => !isEmpty(entry)))
    throw redirect(rest.size > 0 ? `${path}?${rest}` : path)
  }
  const site = context.get(siteContext)
  const stays = await loadStays(site, params, pageNumberOf(request), new Date())
  if (!stays) throw data(null, { status: 404 })
  const { advertisements } = await site.startup()
  return { ...stays, advertisements: advertisements.filter(({ type }) => type === 'properties_banner') }
}

/** Of all that an address may ask for, a place and a page make a page of their own. */
const pathOf = (place: StaysPage['place']): string => (place ? `${path}?location=${place.id}` : path)

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { place, list, isNarrowed } = loaderData
  const { title, titleIn, description } = messagesOf(site.locale).stay
  return toHead(site, {
    title: place ? titleIn(place.title) : title,
    description,
    path: pagePath(pathOf(place), list.data.length > 0 && !isNarrowed ? list.meta.page : 1),
    image: list.data[0]?.picture.url,
    isHidden: isNarrowed,
  })
}

export default function Properties() {
  const t = useText()
  const stays = useLoaderData<typeof loader>()
  const { place, list } = stays
  const { key } = useLocation()
  return (
    <Page trail={place ? [{ label: t.nav.stays, href: path }, { label: place.title }] : [{ label: t.nav.stays }]}>
      <PageHeading
        title={place ? t.stay.titleIn(place.title) : t.stay.title}
        lead={place || stays.isNarrowed ? t.home.stays(list.meta.total) : t.stay.lead(list.meta.total)}
      />
      {/* Each address begins with what it says: fields as chosen, the sheet closed. */}
      <div key={key} className="grid gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <FilterSheet {...stays} />
        <div>
          <IgnoredFilters {...stays} />
          <FilterBar {...stays} />
          {list.meta.total === 0 ? (
            <NoStays {...stays} />
          ) : (
            <PagedList path={stays.path} list={list} isNarrow>
              {(property, index) => (
                <PropertyCard
                  property={property}
                  stay={property.stay}
                  query={stays.plan}
                  heading="h2"
                  priority={index === 0}
                />
              )}
            </PagedList>
          )}
        </div>
      </div>
      {list.data.length > 0 && <AdvertisementRow advertisements={stays.advertisements} />}
    </Page>
  )
}
