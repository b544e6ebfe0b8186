import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { notFound, parseListId, queryOf, toListPath } from '../../client/lists/list-query.ts'
import { pageOf } from '../../client/lists/page-number.ts'
import { catalogueText } from '../../i18n/messages/catalogue.ts'
import { discountsText } from '../../i18n/messages/discounts.ts'
import { Banners } from '../features/discounts/banners.tsx'
import { BusinessCard } from '../features/discounts/business-card.tsx'
import { toBusinessCard } from '../features/discounts/discount-data.ts'
import { loadBanners, notOverDiscounts } from '../features/discounts/load.ts'
import { toListHead } from '../lists/list-head.ts'
import { ListScreen, type ListScreenData } from '../lists/list-screen.tsx'
import type { Route } from './+types/discount-city.ts'

const all = '/discounts/cities'

/** The businesses of one governorate, all or with `?type=` those of one category. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { call, search, startup, locale } = site
  const t = discountsText[locale]
  const id = parseListId(params.id)
  const [{ businessTypes }, locations] = await Promise.all([startup(), call('GET /locations', {})])
  const city = locations.data.find((one) => one.id === id)
  const asked = queryOf(request).get('type')
  const type = asked ? businessTypes.find((one) => String(one.id) === asked) : undefined
  if (!city || (asked && !type)) throw notFound()
  const [found, banners, { facetDistribution }] = await Promise.all([
    call('GET /public/businesses', { query: { ...pageOf(request), location: id, type: type?.id } }),
    loadBanners(site, id),
    search.one('discount', {
      filter: [notOverDiscounts(), { key: 'location.id', value: id, operation: '=' }],
      facets: ['business.type.id'],
      limit: 1,
    }),
  ])
  const list = { meta: found.meta, data: found.data.map((one) => toBusinessCard(locale, one)) }
  const input = facetDistribution?.['business.type.id'] ?? {}
  const cityPath = `${all}/${id}`
  const path = toListPath(cityPath, { type: type?.id })
  const screen: ListScreenData = {
    canonical: cityPath,
    here: path,
    trail: [
      { label: t.name, href: '/discounts' },
      { label: t.citiesTitle, href: all },
      type ? { label: city.title, href: cityPath } : { label: city.title },
      ...(type ? [{ label: type.title }] : []),
    ],
    title: type ? `${t.inCity(city.title)}: ${type.title}` : t.inCity(city.title),
    description: t.inCityDescription(city.title),
    lead: t.businesses(list.meta.total),
    choices: [
      {
        label: t.categories,
        chips: [
          { label: catalogueText[locale].all, href: cityPath, isCurrent: !type },
          ...businessTypes
            .filter((one) => input[one.id] || one === type)
            .map((one) => ({
              label: one.title,
              href: toListPath(cityPath, { type: one.id }),
              isCurrent: one === type,
            })),
        ],
      },
    ],
    empty: { title: t.noBusinesses, hint: t.noBusinessesHint, action: t.citiesTitle, href: type ? cityPath : all },
  }
  return {
    screen,
    banners: { label: t.banners, banners },
    list,
    head: toListHead(site, screen, list),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function DiscountCity({ loaderData }: Route.ComponentProps) {
  const { screen, banners, list } = loaderData
  return (
    <ListScreen isDense screen={screen} list={list} after={<Banners {...banners} className="mt-12" />}>
      {(business, index) => <BusinessCard business={business} heading="h2" priority={index === 0} />}
    </ListScreen>
  )
}
