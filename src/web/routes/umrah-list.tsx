import { journeysText } from '../../i18n/messages/journeys.ts'
import { umrahText } from '../../i18n/messages/umrah.ts'
import { inLocale } from '../api/search.ts'
import { siteContext } from '../context.ts'
import { UmrahCard } from '../features/umrah/umrah-card.tsx'
import { notOver, sortUmrah, toUmrahCard, umrahSorts } from '../features/umrah/umrah-data.ts'
import { siteOf, toHead } from '../head.ts'
import { availableOf, toAvailability, toNothingLeft } from '../lists/availability.ts'
import { toListHead } from '../lists/list-head.ts'
import { choiceOf, notFound, pageNumberOf, pageOfAll, toPath, toSelect } from '../lists/list-query.ts'
import { ListScreen, type ListScreenData } from '../lists/list-screen.tsx'
import type { Route } from './+types/umrah-list.ts'

const root = '/umrah'
const limit = 12

/** All packages, or those of one level. A level without packages has no page. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { search, locale } = site
  const t = umrahText[locale]
  const common = journeysText[locale]
  const { hits } = await search.one('umrah', { filter: [notOver()], sort: ['priceIqd:asc'], limit: 1000 })
  // The levels in the order of their prices, each with its title from the data.
  const types = [...Map.groupBy(hits, ({ type }) => type.key)].map(([key, same]) => ({
    key,
    count: same.length,
    title: same[0] ? inLocale(same[0].type, 'title', locale) : key,
  }))
  const type = types.find(({ key }) => key === params.type)
  if (params.type && !type) throw notFound()
  const sort = choiceOf(request, 'sort', umrahSorts)
  const available = availableOf(request)
  const ofType = hits.filter((hit) => !type || hit.type.key === type.key)
  const left = ofType.filter(({ isSoldOut }) => !isSoldOut)
  const chosen = available ? left : ofType
  const { data, meta } = pageOfAll(sortUmrah(chosen, sort ?? umrahSorts[0]), pageNumberOf(request), limit)
  const list = { meta, data: data.map((hit) => toUmrahCard(locale, hit)) }
  const path = type ? `${root}/type/${type.key}` : root
  const screen: ListScreenData = {
    canonical: path,
    here: toPath(path, { sort, available }),
    trail: type ? [{ label: t.title, href: root }, { label: type.title }] : [{ label: t.title }],
    title: type ? t.titleOf(type.title) : t.title,
    description: type ? t.descriptionOf(type.title) : t.description,
    lead: t.lead(meta.total),
    choices: [
      {
        label: t.types,
        chips: [
          { label: t.all, href: root, count: hits.length, isCurrent: !type },
          ...types.map(({ key, title, count }) => ({
            label: title,
            count,
            href: `${root}/type/${key}`,
            isCurrent: key === type?.key,
          })),
        ],
      },
      ...(available || left.length > 0 ? [toAvailability(locale, path, { sort, available })] : []),
    ],
    fields: {
      kept: available ? [{ name: 'available', value: available }] : [],
      selects: [toSelect('sort', common.sort, umrahSorts, t.sorts, sort)],
      submit: common.apply,
    },
    empty: available && toNothingLeft(locale, path),
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
