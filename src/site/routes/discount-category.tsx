import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { notFound, parseListId, queryOf, toListPath } from '../../client/lists/list-query.ts'
import { pageOf } from '../../client/lists/page-number.ts'
import { catalogueText } from '../../i18n/messages/catalogue.ts'
import { discountsText } from '../../i18n/messages/discounts.ts'
import { BusinessCard } from '../features/discounts/business-card.tsx'
import { toBusinessCard } from '../features/discounts/discount-data.ts'
import { notOverDiscounts } from '../features/discounts/load.ts'
import { toListHead } from '../lists/list-head.ts'
import { ListScreen, type ListScreenData } from '../lists/list-screen.tsx'
import type { Route } from './+types/discount-category.ts'

const all = '/discounts/categories'

/** The businesses of one category, everywhere or with `?location=` in one governorate. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { call, search, startup, locale } = site
  const t = discountsText[locale]
  const common = catalogueText[locale]
  const id = parseListId(params.id)
  const [{ businessTypes }, locations] = await Promise.all([startup(), call('GET /locations', {})])
  const type = businessTypes.find((one) => one.id === id)
  const asked = queryOf(request).get('location')
  const location = asked ? locations.data.find((one) => String(one.id) === asked) : undefined
  if (!type || (asked && !location)) throw notFound()
  const [found, { facetDistribution }] = await Promise.all([
    call('GET /public/businesses', { query: { ...pageOf(request), type: id, location: location?.id } }),
    search.one('discount', {
      filter: [notOverDiscounts(), { key: 'business.type.id', value: id, operation: '=' }],
      facets: ['location.id'],
      limit: 1,
    }),
  ])
  const counts = facetDistribution?.['location.id'] ?? {}
  const list = { meta: found.meta, data: found.data.map((one) => toBusinessCard(locale, one)) }
  const categoryPath = `${all}/${id}`
  const path = toListPath(categoryPath, { location: location?.id })
  const screen: ListScreenData = {
    canonical: categoryPath,
    here: path,
    trail: [{ label: t.name, href: '/discounts' }, { label: t.categoriesTitle, href: all }, { label: type.title }],
    title: location ? `${t.inCategory(type.title)} · ${location.title}` : t.inCategory(type.title),
    description: t.inCategoryDescription(type.title),
    lead: t.businesses(list.meta.total),
    choices: [
      {
        label: common.governorate,
        isMenu: true,
        chips: [
          { label: common.everywhere, href: categoryPath, isCurrent: !location },
          ...locations.data
            .filter((one) => counts[one.id] || one === location)
            .map((one) => ({
              label: one.title,
              href: toListPath(categoryPath, { location: one.id }),
              isCurrent: one === location,
            })),
        ],
      },
    ],
    empty: location && {
      title: t.noBusinesses,
      hint: t.noBusinessesHint,
      action: common.everywhere,
      href: categoryPath,
    },
  }
  return { screen, list, head: toListHead(site, screen, list) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function DiscountCategory({ loaderData }: Route.ComponentProps) {
  const { screen, list } = loaderData
  return (
    <ListScreen isDense screen={screen} list={list}>
      {(business, index) => <BusinessCard business={business} heading="h2" priority={index === 0} />}
    </ListScreen>
  )
}
