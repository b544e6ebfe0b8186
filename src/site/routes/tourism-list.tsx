import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { choiceOf, notFound, pageNumberOf, toChoice, toListPath } from '../../client/lists/list-query.ts'
import { toSearchPage } from '../../domain/search/search-pages.ts'
import { catalogueText } from '../../i18n/messages/catalogue.ts'
import { tourismText } from '../../i18n/messages/tourism.ts'
import { withDeparture } from '../features/tours/programme/programme-data.ts'
import { TourCard } from '../features/tours/tourism/tour-card.tsx'
import { loadKinds, toTourCard } from '../features/tours/tourism/tour-data.ts'
import { availableOf, isAnyLeft, toAvailability, toNothingLeft } from '../lists/availability.ts'
import { toListHead } from '../lists/list-head.ts'
import { ListScreen, type ListScreenData } from '../lists/list-screen.tsx'
import type { Route } from './+types/tourism-list.ts'

const root = '/tourism-packages'
const limit = 12
const sorts = ['rating-desc', 'rating-asc', 'price-asc', 'price-desc', 'days-asc', 'days-desc'] as const
const attributes = { rating: 'rating', price: 'priceIqd', days: 'days' } as const

/** The packages of a category, or of one type of it. A category without packages is a page that does not exist. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { search, locale } = site
  const t = tourismText[locale]
  const common = catalogueText[locale]
  const kinds = await loadKinds(site)
  const category = kinds.find(({ key }) => key === params.category)
  const type = category?.types.find(({ key }) => key === params.type)
  if (!category || (params.type && !type)) throw notFound()
  const sort = choiceOf(request, 'sort', sorts)
  const page = pageNumberOf(request)
  const available = availableOf(request)
  const [by, order] = (sort ?? sorts[0]).split('-') as [keyof typeof attributes, string]
  const find = async (isSoldOut: false | null, shown: { page: number; limit: number }) =>
    toSearchPage(
      await search.one('tourism', {
        filter: [
          withDeparture(),
          { key: 'category.key', value: category.key, operation: '=' },
          { key: 'type.key', value: type?.key ?? null, operation: '=' },
          { key: 'isSoldOut', value: isSoldOut, operation: '=' },
        ],
        sort: ['isSoldOut:asc', `${attributes[by]}:${order}`, 'ratingCount:desc'],
        ...shown,
      }),
      shown,
    )
  const { data, meta } = await find(available ? false : null, { page, limit })
  const hasAvailability = available || (await isAnyLeft(data, () => find(false, { page: 1, limit: 1 })))
  const list = { meta, data: data.map((hit) => toTourCard(locale, hit)) }
  const categoryPath = `${root}/${category.key}`
  const path = type ? `${categoryPath}/${type.key}` : categoryPath
  const screen: ListScreenData = {
    canonical: path,
    here: toListPath(path, { sort, available }),
    trail: [
      { label: `${t.title}: ${category.title}`, href: type && categoryPath },
      ...(type ? [{ label: type.title }] : []),
    ],
    title: type ? t.headingOf(category.title, type.title) : t.heading(category.title),
    description: type ? t.descriptionOf(category.title, type.title) : t.description(category.title),
    lead: t.lead(meta.total),
    choices: [
      ...toKindChoices(t, kinds, category, type),
      ...(hasAvailability ? [toAvailability(locale, path, { sort, available })] : []),
    ],
    sort: toChoice(common.sort, sorts, t.sorts, sort, (one) => toListPath(path, { sort: one, available })),
    empty: available && toNothingLeft(locale, path),
  }
  return { screen, list, head: toListHead(site, screen, list) }
}

type Kind = Awaited<ReturnType<typeof loadKinds>>[number]
type TourismText = (typeof tourismText)[keyof typeof tourismText]

/** The categories, and the types of the one that is open. */
const toKindChoices = (
  t: TourismText,
  kinds: readonly Kind[],
  category: Kind,
  type: Kind['types'][number] | undefined,
) => [
  {
    label: t.categories,
    isMenu: true,
    chips: kinds.map(({ key, title, count }) => ({
      label: title,
      count,
      href: `${root}/${key}`,
      isCurrent: key === category.key,
    })),
  },
  {
    label: t.types,
    chips: [
      { label: t.all, href: `${root}/${category.key}`, count: category.count, isCurrent: !type },
      ...category.types.map(({ key, title, count }) => ({
        label: title,
        count,
        href: `${root}/${category.key}/${key}`,
        isCurrent: key === type?.key,
      })),
    ],
  },
]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function TourismList({ loaderData }: Route.ComponentProps) {
  const { screen, list } = loaderData
  return (
    <ListScreen screen={screen} list={list}>
      {(tour, index) => <TourCard tour={tour} heading="h2" priority={index === 0} />}
    </ListScreen>
  )
}
