import { data, redirect, useLocation } from 'react-router'
import { siteContext } from '../context.ts'
import { AdvertisementRow } from '../features/advertisements/advertisement-row.tsx'
import { IgnoredFilters, NoProperties } from '../features/properties/chosen-filters.tsx'
import { FilterBar, FilterSheet } from '../features/properties/filter-sheet.tsx'
import { loadProperties, type PropertiesPage } from '../features/properties/load-properties.ts'
import { PropertyCard } from '../features/properties/property-card.tsx'
import { siteOf, toHead } from '../head.ts'
import { pageNumberOf, queryOf } from '../lists/list-query.ts'
import { PagedList, pagePath } from '../lists/paged-list.tsx'
import { Page, PageHeading } from '../shell/page.tsx'
import { messagesOf, useText } from '../text.tsx'
import type { Route } from './+types/properties.ts'

const path = '/properties'

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = queryOf(request)
  // A form without script sends its empty fields too: the list has one address all the same.
  const isEmpty = ([name, value]: [string, string]) => name !== 'page' && value.trim() === ''
  if ([...params].some(isEmpty)) {
    const rest = new URLSearchParams([...params].filter((entry) => !isEmpty(entry)))
    throw redirect(rest.size > 0 ? `${path}?${rest}` : path)
  }
  const site = context.get(siteContext)
  const properties = await loadProperties(site, params, pageNumberOf(request), new Date())
  if (!properties) throw data(null, { status: 404 })
  const { advertisements } = await site.startup()
  return { ...properties, advertisements: advertisements.filter(({ type }) => type === 'properties_banner') }
}

/** Of all that an address may ask for, a place and a page make a page of their own. */
const pathOf = (place: PropertiesPage['place']): string => (place ? `${path}?location=${place.id}` : path)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { place, list, isNarrowed } = loaderData
  const { title, titleIn, description } = messagesOf(site.locale).property
  return toHead(site, {
    title: place ? titleIn(place.title) : title,
    description,
    path: pagePath(pathOf(place), list.data.length > 0 && !isNarrowed ? list.meta.page : 1),
    image: list.data[0]?.picture.url,
    isHidden: isNarrowed,
  })
}

export default function Properties({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const properties = loaderData
  const { place, list } = properties
  const { key } = useLocation()
  return (
    <Page
      trail={place ? [{ label: t.nav.properties, href: path }, { label: place.title }] : [{ label: t.nav.properties }]}
    >
      <PageHeading
        title={place ? t.property.titleIn(place.title) : t.property.title}
        lead={place || properties.isNarrowed ? t.home.properties(list.meta.total) : t.property.lead(list.meta.total)}
      />
      {/* Each address begins with what it says: fields as chosen, the sheet closed. */}
      <div key={key} className="grid gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <FilterSheet {...properties} />
        <div>
          <IgnoredFilters {...properties} />
          <FilterBar {...properties} />
          {list.meta.total === 0 ? (
            <NoProperties {...properties} />
          ) : (
            <PagedList path={properties.path} list={list} isNarrow kept={properties.plan}>
              {(property, index) => (
                <PropertyCard
                  property={property}
                  stay={property.stay}
                  query={properties.plan}
                  heading="h2"
                  priority={index === 0}
                />
              )}
            </PagedList>
          )}
        </div>
      </div>
      {list.data.length > 0 && <AdvertisementRow advertisements={properties.advertisements} />}
    </Page>
  )
}
