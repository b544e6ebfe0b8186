import { Suspense, useMemo } from 'react'
import { data, redirect, useLocation } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { lazyComponent } from '../../client/device/lazy-component.ts'
import type { CachedItem } from '../../client/document/html-cache/cached-list.tsx'
import { type PackedText, pack, packOnce, unpack } from '../../client/document/html-cache/packed.ts'
import { Page } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { pageNumberOf, queryOf } from '../../client/lists/list-query.ts'
import { ListFrame, listItemLook, pagePath } from '../../client/lists/paged-list.tsx'
import { useDinars } from '../../client/money/dinars.tsx'
import { useRootData } from '../../client/root-data.ts'
import { messagesOf, useText } from '../../client/text.tsx'
import { toListFrame } from '../../domain/stays/list-frame.ts'
import { toLatinDigits } from '../../domain/text/digits.ts'
import { useSaving } from '../../ui/saving.ts'
import { useServerParts } from '../app/server-parts.ts'
import { AdvertisementRow } from '../features/advertisements/advertisement-row.tsx'
import { loadSplits } from '../features/booking/split/load-splits.ts'
import { findNamedPlace } from '../features/landmarks/near-place.ts'
import { ChosenFilters, IgnoredFilters } from '../features/properties/chosen-filters.tsx'
import { CompareSlot } from '../features/properties/compare-slot.tsx'
import { FilterButton, FilterSheet, MapLink } from '../features/properties/filter-sheet.tsx'
import { type ListedPropertyData, loadProperties, type PropertiesPage } from '../features/properties/load-properties.ts'
import { NoProperties } from '../features/properties/no-properties.tsx'
import { askForCardPicture, PropertyCard } from '../features/properties/property-card.tsx'
import { StaySearchBox } from '../features/properties/stay-search-box.tsx'
import { ListTop } from '../lists/list-top.tsx'
import { SortMenu } from '../lists/sort-menu.tsx'
import type { Route } from './+types/properties.ts'

const path = '/properties'

const LazyMapAndList = lazyComponent(async () => ({
  default: (await import('../features/properties/map-and-list.tsx')).MapAndList,
}))

// Few pages show them.
const LazyUnavailableStays = lazyComponent(async () => ({
  default: (await import('../features/properties/unavailable-stays.tsx')).UnavailableStays,
}))
const LazySplitList = lazyComponent(async () => ({
  default: (await import('../features/booking/split/split-list.tsx')).SplitList,
}))

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = queryOf(request)
  // A form without script sends its empty fields too: the list has one address all the same.
  const isEmpty = ([name, value]: [string, string]) => name !== 'page' && value.trim() === ''
  if ([...params].some(isEmpty)) {
    const rest = new URLSearchParams([...params].filter((entry) => !isEmpty(entry)))
    throw redirect(rest.size > 0 ? `${path}?${rest}` : path)
  }
  const frame = params.get('frame') ?? ''
  const stepped = toListFrame(toLatinDigits(frame.trim()))
  if (stepped && stepped !== frame) {
    params.set('frame', stepped)
    throw redirect(`${path}?${params}`)
  }
  const site = context.get(siteContext)
  const named = params.has('q') ? await findNamedPlace(site, params.get('q') ?? '') : null
  if (named) {
    for (const name of ['q', 'location', 'near', 'frame', 'page']) params.delete(name)
    throw redirect(`${path}?${new URLSearchParams([[named.name, named.value], ...params])}`)
  }
  const properties = await loadProperties(site, params, pageNumberOf(request), new Date())
  if (!properties) throw data(null, { status: 404 })
  const { advertisements } = await site.startup()
  const { list, rows, map, search, split, ...rest } = properties
  const { hiddenFields, mapSwitch, clearedPath, searchFilters, sort, filterCount, ignored, chips, messages, ...shown } =
    rest
  return {
    ...shown,
    controls: pack({
      hiddenFields,
      mapSwitch,
      clearedPath,
      searchFilters,
      sort,
      filterCount,
      ignored,
      chips,
      messages,
    }),
    meta: list.meta,
    cards: list.data.map(packOnce),
    image: list.data[0]?.picture.url,
    rows: rows.map(pack),
    search: pack(search),
    map: map && pack(map),
    splits: split && (await loadSplits(site, split)),
    advertisements: pack(advertisements.filter(({ type }) => type === 'properties_banner')),
  }
}

/** Only a location and a page number make a page of their own for search engines. */
const pathOf = (place: PropertiesPage['place']): string => (place ? `${path}?location=${place.id}` : path)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { place, near, meta, image, isNarrowed } = loaderData
  const { title, titleIn, description } = messagesOf(site.locale).property
  return toHead(site, {
    title: near?.title ?? (place ? titleIn(place.title) : title),
    description,
    path: pagePath(pathOf(place), image && !isNarrowed ? meta.page : 1),
    image,
    isHidden: isNarrowed,
  })
}

export default function Properties({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const properties = useShown(loaderData)
  const { place, near, meta, cards, plan, map } = properties
  const crumb = near?.place ?? (place ? place.title : undefined)
  const { key } = useLocation()
  const { MapAndList = LazyMapAndList } = useServerParts()
  const listWith = (chosen: number | null) => <StayList properties={properties} chosen={chosen} />
  return (
    <Page trail={crumb ? [{ label: t.nav.properties, href: path }, { label: crumb }] : [{ label: t.nav.properties }]}>
      <ListTop
        title={near?.title ?? (place ? t.property.titleIn(place.title) : t.property.title)}
        count={
          near?.lead ?? (place || properties.isNarrowed ? t.home.properties(meta.total) : t.property.lead(meta.total))
        }
        isWideSearch
        search={<StaySearchBox key={key} search={properties.search} filters={properties.searchFilters} />}
        actions={
          <>
            <FilterButton {...properties} isSheet={map !== null} />
            <SortMenu {...properties.sort} isShort />
            <MapLink {...properties.mapSwitch} />
          </>
        }
        // Beside a map they belong to the list: above it, the map would jump whenever it is moved.
        chips={!map && <ChosenFilters {...properties} />}
      />
      {/* Each address begins with what it says: fields as chosen, the sheet closed. Only the map goes on from where it was. */}
      <div className={map ? undefined : 'grid gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]'}>
        <FilterSheet key={key} {...properties} isSheet={map !== null} />
        <div>
          <IgnoredFilters {...properties} />
          {map ? (
            <Suspense fallback={<div className="aspect-square rounded-card bg-sunken lg:w-1/2" />}>
              <MapAndList map={map}>
                {(chosen) => (
                  <>
                    <div className="mb-4 empty:hidden">
                      <ChosenFilters {...properties} />
                    </div>
                    {listWith(chosen)}
                  </>
                )}
              </MapAndList>
            </Suspense>
          ) : (
            listWith(null)
          )}
        </div>
      </div>
      <CompareSlot plan={plan} />
      {cards.length > 0 && <AdvertisementRow advertisements={properties.advertisements} />}
    </Page>
  )
}

/** What a list shows around its cards comes as one text. */
function useShown({ controls, ...data }: Route.ComponentProps['loaderData']) {
  const shown = useMemo(() => unpack(controls), [controls])
  return { ...data, ...shown }
}
type ShownProperties = ReturnType<typeof useShown>

type StayListProps = { properties: ShownProperties; chosen: number | null }

/** Free properties first; unavailable ones after them, or before those too far to walk. */
function StayList({ properties, chosen }: StayListProps) {
  const { cards, parts, unavailable, plan, none, splits, messages, meta, map, path } = properties
  const { SplitList = LazySplitList, UnavailableStays = LazyUnavailableStays } = useServerParts()
  // On a phone a map has its cards in one row below it.
  const isInRow = map !== null
  const toItem = useCardItem({ plan, compare: messages.compare, isInRow })
  const others = unavailable && unavailable.at !== null && (
    <Suspense>
      <UnavailableStays unavailable={unavailable} isOpen={cards.length === 0} />
    </Suspense>
  )
  if (none)
    return (
      <div className="grid gap-6">
        {others}
        <Suspense>{splits && <SplitList {...splits} />}</Suspense>
        <NoProperties {...none} clearAll={messages.clearAll} />
      </div>
    )
  const items = cards.flatMap((card, index): CachedItem[] => [
    ...(unavailable?.at === index ? [{ key: 'unavailable', className: wholeRow, draw: () => others }] : []),
    ...parts.flatMap(({ at, label }) => (at === index ? [toPartHeading(label)] : [])),
    toItem(card, { isFirst: index === 0, isChosen: chosen !== null && unpack(card).id === chosen }),
  ])
  return (
    <>
      <ListFrame path={path} meta={meta} isNarrow isStrip={isInRow} items={items} />
      {unavailable?.at === cards.length && <div className="mt-8">{others}</div>}
    </>
  )
}

const wholeRow = 'col-span-full'

const toPartHeading = (label: string): CachedItem => ({
  key: label,
  className: wholeRow,
  data: label,
  draw: () => <h2 className="text-lg">{label}</h2>,
})

type Card = PackedText<ListedPropertyData>

/** How a card stands in the list. The picture of the first one is fetched ahead. */
function useCardItem({ plan, compare, isInRow }: { plan: string; compare: string; isInRow: boolean }) {
  const rate = useRootData()?.rate.dinarsPerDollar
  const dinars = useDinars()
  const isSaving = useSaving()
  return (card: Card, { isFirst, isChosen }: { isFirst: boolean; isChosen: boolean }): CachedItem => {
    if (import.meta.env.SSR && isFirst) askForCardPicture(unpack(card), isSaving)
    const draw = () => {
      const property = unpack(card)
      const { stay } = property
      return (
        <PropertyCard
          property={property}
          stay={stay}
          dinars={dinars}
          query={plan}
          heading="h2"
          priority={isFirst && 'asked'}
          isInRow={isInRow}
          compare={compare}
        />
      )
    }
    const className = isChosen ? `${listItemLook} rounded-card ring-4 ring-gold` : listItemLook
    return { key: card, className, data: `${path}${plan} ${isFirst} ${isInRow} ${rate} ${card}`, draw }
  }
}
