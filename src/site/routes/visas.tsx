import { inLocale } from '../../client/call/search.ts'
import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { choiceOf, isolated, pageNumberOf, pageOfAll, toListPath, typedOf } from '../../client/lists/list-query.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { catalogueText } from '../../i18n/messages/catalogue.ts'
import { visasText } from '../../i18n/messages/visas.ts'
import { VisaCard } from '../features/visas/catalogue/visa-card.tsx'
import { toVisaCard, type VisaHit, visaKinds } from '../features/visas/catalogue/visa-data.ts'
import { toListHead } from '../lists/list-head.ts'
import { ListScreen, type ListScreenData } from '../lists/list-screen.tsx'
import type { Route } from './+types/visas.ts'

const path = '/visa-permits'
const limit = 12

/** All visas by country, or those that match what was typed, of one purpose or of all. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { search, locale } = site
  const t = visasText[locale]
  const typed = typedOf(request, 'search')
  const kind = choiceOf(request, 'kind', visaKinds)
  const { hits } = await search.one('visa', { q: typed, limit: 1000 })
  const found = pageOfAll(
    (typed ? hits : byCountry(hits, locale)).filter((hit) => !kind || hit.kind === kind),
    pageNumberOf(request),
    limit,
  )
  const list = { meta: found.meta, data: found.data.map((hit) => toVisaCard(locale, hit)) }
  const countOf = (one: (typeof visaKinds)[number]) => hits.filter((hit) => hit.kind === one).length
  const screen: ListScreenData = {
    canonical: path,
    here: toListPath(path, { kind, search: typed }),
    trail: kind ? [{ label: t.title, href: path }, { label: t.kind[kind] }] : [{ label: t.title }],
    title: kind ? t.titleOf(t.kind[kind]) : t.title,
    description: kind ? t.descriptionOf(t.kind[kind]) : t.description,
    lead: typed ? t.found(list.meta.total, isolated(typed)) : t.lead(list.meta.total),
    choices: [
      {
        label: t.kinds,
        chips: [
          { label: t.all, count: hits.length, href: toListPath(path, { search: typed }), isCurrent: !kind },
          ...visaKinds
            .filter((one) => one === kind || countOf(one) > 0)
            .map((one) => ({
              label: t.kind[one],
              count: countOf(one),
              href: toListPath(path, { kind: one, search: typed }),
              isCurrent: one === kind,
            })),
        ],
      },
    ],
    search: {
      ...{ name: 'search', label: t.searchLabel, hint: t.searchHint, value: typed },
      submit: catalogueText[locale].search,
      hiddenFields: kind ? [{ name: 'kind', value: kind }] : [],
    },
    empty: { title: t.nothing, hint: t.nothingHint, action: t.showAll, href: path },
  }
  return { screen, list, head: toListHead(site, screen, list) }
}

function byCountry(hits: readonly VisaHit[], locale: keyof typeof localeFacts): VisaHit[] {
  const { compare } = new Intl.Collator(localeFacts[locale].tag)
  const nameOf = (hit: VisaHit) => inLocale(hit, 'countryName', locale)
  return [...hits].sort((a, b) => compare(nameOf(a), nameOf(b)) || a.priceIqd - b.priceIqd || a.id - b.id)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Visas({ loaderData }: Route.ComponentProps) {
  const { screen, list } = loaderData
  return (
    <ListScreen screen={screen} list={list}>
      {(visa, index) => <VisaCard visa={visa} heading="h2" priority={index === 0} />}
    </ListScreen>
  )
}
