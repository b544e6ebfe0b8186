import { data, redirect, useLocation } from 'react-router'
import { type SiteContext, siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { notFound, pageNumberOf, queryOf } from '../../client/lists/list-query.ts'
import { messagesOf, useText } from '../../client/text.tsx'
import { searchDescription, searchText } from '../../i18n/messages/search.ts'
import { isKind } from '../features/search/kinds.ts'
import { parseTaken, type SearchPageQuery, toCallQuery, toQueryText } from '../features/search/search-address.ts'
import { fillTyped, SearchMessagesContext } from '../features/search/search-messages.ts'
import { SearchScreen } from '../features/search/search-screen.tsx'
import { type SearchResults, toResults } from '../features/search/to-results.ts'
import type { Route } from './+types/search.ts'

const popularPlaces = 10

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, startup } = site
  const kind = queryOf(request).get('kind') || null
  if (kind !== null && !isKind(kind)) throw notFound()
  const params = queryOf(request)
  const asked: SearchPageQuery = {
    q: toQueryText(params.get('q') ?? ''),
    kind,
    page: pageNumberOf(request),
    not: parseTaken(params.get('not')),
  }
  const { locations, businessTypes } = await startup()
  const frame = {
    asked,
    messages: searchText[locale],
    description: searchDescription[locale],
    popular: {
      places: locations.slice(0, popularPlaces).map(({ title }) => title),
      types: businessTypes.map(({ id, title }) => ({ id, title })),
    },
  }
  if (!asked.q) return data({ ...frame, found: null })
  const found = await findOrNull(site, asked)
  // Stays near a landmark have a list of their own.
  if (found?.near?.isAsked) throw redirect(found.near.path)
  // The page says that nothing could be learnt, which is not the same as nothing found.
  return data({ ...frame, found }, { status: found ? 200 : 503 })
}

async function findOrNull({ call }: SiteContext, asked: SearchPageQuery): Promise<SearchResults | null> {
  try {
    return toResults(await call('GET /public/search', { query: toCallQuery(asked) }))
  } catch {
    return null
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { asked, messages, description } = loaderData
  const title = asked.q ? fillTyped(messages.results, asked.q) : messagesOf(site.locale).search.title
  return toHead(site, { title, description, path: '/search', isHidden: asked.q !== '' })
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { asked, found, messages, popular } = loaderData
  const { key } = useLocation()
  return (
    <Page trail={[{ label: t.search.title }]}>
      <PageHeading title={t.search.title} />
      <SearchMessagesContext value={messages}>
        <SearchScreen key={key} initial={{ asked, found }} popular={popular} />
      </SearchMessagesContext>
    </Page>
  )
}
