import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { choiceOf, isolated, toChoice, toListPath, typedOf } from '../../client/lists/list-query.ts'
import { pageOf } from '../../client/lists/page-number.ts'
import { catalogueText } from '../../i18n/messages/catalogue.ts'
import { offersText } from '../../i18n/messages/offers.ts'
import { OfferCard } from '../features/offers/offer-card.tsx'
import { toOfferCard } from '../features/offers/offer-data.ts'
import { availableOf, isAnyLeft, toAvailability, toNothingLeft } from '../lists/availability.ts'
import { toListHead } from '../lists/list-head.ts'
import { ListScreen, type ListScreenData } from '../lists/list-screen.tsx'
import type { Route } from './+types/offers.ts'

const path = '/offers'
const types = ['flight', 'stay', 'transfer', 'tour', 'dining'] as const
const sorts = ['newest', 'ending', 'price-asc', 'price-desc', 'discount-desc', 'discount-asc'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { call, locale } = site
  const t = offersText[locale]
  const common = catalogueText[locale]
  const type = choiceOf(request, 'type', types)
  const sort = choiceOf(request, 'sort', sorts)
  const search = typedOf(request, 'search')
  const available = availableOf(request)
  const count = async (query: { type?: (typeof types)[number]; available?: 'true' }) =>
    call('GET /public/offers', { query: { limit: 1, search, ...query } })
  const [found, ...ofTypes] = await Promise.all([
    call('GET /public/offers', { query: { ...pageOf(request), type, sort, search, available } }),
    ...types.map((one) => count({ type: one, available })),
  ])
  const offered = types.filter((one, index) => one === type || ofTypes[index]?.meta.total)
  const hasAvailability = available || (await isAnyLeft(found.data, () => count({ type, available: 'true' })))
  const list = { meta: found.meta, data: found.data.map((offer) => toOfferCard(locale, offer)) }
  const screen: ListScreenData = {
    canonical: path,
    here: toListPath(path, { type, search, sort, available }),
    trail: type ? [{ label: t.title, href: path }, { label: t.types[type] }] : [{ label: t.title }],
    title: type ? t.titleOf(t.types[type]) : t.title,
    description: type ? t.descriptionOf(t.types[type]) : t.description,
    lead: search ? t.found(list.meta.total, isolated(search)) : t.lead(list.meta.total),
    choices: [
      {
        label: common.filter,
        chips: [undefined, ...offered].map((one) => ({
          label: one ? t.types[one] : common.all,
          href: toListPath(path, { type: one, search, sort, available }),
          isCurrent: one === type,
        })),
      },
      ...(hasAvailability ? [toAvailability(locale, path, { type, search, sort, available })] : []),
    ],
    search: {
      ...{ name: 'search', label: t.searchLabel, hint: t.searchHint, value: search, submit: common.search },
      hiddenFields: Object.entries({ type, sort, available }).flatMap(([name, value]) =>
        value ? [{ name, value }] : [],
      ),
    },
    sort: toChoice(common.sort, sorts, t.sorts, sort, (one) =>
      toListPath(path, { type, search, sort: one, available }),
    ),
    empty:
      available && !type && !search
        ? toNothingLeft(locale, path)
        : { title: t.nothing, hint: t.nothingHint, action: t.showAll, href: path },
  }
  return { screen, list, head: toListHead(site, screen, list) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { screen, list } = loaderData
  return (
    <ListScreen isDense screen={screen} list={list}>
      {(offer, index) => <OfferCard offer={offer} heading="h2" priority={index === 0} />}
    </ListScreen>
  )
}
