import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { choiceOf, notFound, pageNumberOf, pageOfAll, toChoice, toListPath } from '../../client/lists/list-query.ts'
import { catalogueText } from '../../i18n/messages/catalogue.ts'
import { umrahText } from '../../i18n/messages/umrah.ts'
import { withDeparture } from '../features/tours/programme/programme-data.ts'
import { UmrahCard } from '../features/tours/umrah/umrah-card.tsx'
import { filterUmrah, toUmrahChoices, toUmrahOptions, type UmrahQuery } from '../features/tours/umrah/umrah-choices.ts'
import { sortUmrah, toUmrahCard, umrahSorts } from '../features/tours/umrah/umrah-data.ts'
import { availableOf, toAvailability, toNothingLeft } from '../lists/availability.ts'
import { toListHead } from '../lists/list-head.ts'
import { ListScreen, type ListScreenData } from '../lists/list-screen.tsx'
import type { Route } from './+types/umrah-list.ts'

const root = '/umrah'
const limit = 12

/** All packages, or those of one level. A level without packages has no page. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { search, locale } = site
  const t = umrahText[locale]
  const common = catalogueText[locale]
  const { hits } = await search.one('umrah', { filter: [withDeparture()], sort: ['priceIqd:asc'], limit: 1000 })
  const options = toUmrahOptions(locale, hits)
  const level = options.level.find(({ value }) => value === params.type)
  if (params.type && !level) throw notFound()
  const chosen = (name: 'city' | 'month' | 'travel') =>
    choiceOf(
      request,
      name,
      options[name].map(({ value }) => value),
    )
  const query: UmrahQuery = {
    city: chosen('city'),
    month: chosen('month'),
    travel: chosen('travel'),
    level: level?.value,
  }
  const sort = choiceOf(request, 'sort', umrahSorts)
  const available = availableOf(request)
  const fitting = filterUmrah(hits, query)
  const left = fitting.filter(({ isSoldOut }) => !isSoldOut)
  const shown = sortUmrah(available ? left : fitting, sort ?? umrahSorts[0])
  const { data, meta } = pageOfAll(shown, pageNumberOf(request), limit)
  const list = { meta, data: data.map((hit) => toUmrahCard(locale, hit)) }
  const pathOf = (value?: string) => (value ? `${root}/type/${value}` : root)
  const path = pathOf(level?.value)
  const { city, month, travel } = query
  const hrefOf = ({ level: one, ...rest }: UmrahQuery) => toListPath(pathOf(one), { ...rest, sort, available })
  const screen: ListScreenData = {
    canonical: path,
    here: hrefOf(query),
    trail: level ? [{ label: t.title, href: root }, { label: level.label }] : [{ label: t.title }],
    title: level ? t.titleOf(level.label) : t.title,
    description: level ? t.descriptionOf(level.label) : t.description,
    lead: t.lead(meta.total),
    choices: [
      ...toUmrahChoices(locale, available ? hits.filter(({ isSoldOut }) => !isSoldOut) : hits, query, hrefOf),
      ...(available || left.length > 0 ? [toAvailability(locale, path, { city, month, travel, sort, available })] : []),
    ],
    sort: toChoice(common.sort, umrahSorts, t.sorts, sort, (one) =>
      toListPath(path, { city, month, travel, sort: one, available }),
    ),
    empty: available ? toNothingLeft(locale, path) : { ...t.nothing, href: root },
  }
  return { screen, list, head: toListHead(site, screen, list) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function UmrahList({ loaderData }: Route.ComponentProps) {
  const { screen, list } = loaderData
  return (
    <ListScreen screen={screen} list={list}>
      {(umrah, index) => <UmrahCard umrah={umrah} heading="h2" priority={index === 0} />}
    </ListScreen>
  )
}
