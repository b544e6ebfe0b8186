import type { SiteContext } from '../../../../client/context.ts'
import { notFound, queryOf, toListPath } from '../../../../client/lists/list-query.ts'
import { toBreadcrumbs } from '../../../../client/structured-data.ts'
import { qiblaText } from '../../../../i18n/messages/qibla.ts'
import { qiblaPath } from '../navigator-paths.ts'
import { toNavigatorTabs } from '../navigator-tabs.ts'

/** All cities with their coordinates: the screen can then turn to any of them without asking again. */
export async function loadQibla(site: SiteContext, request: Request) {
  const { locale, call } = site
  const { data } = await call('GET /locations', {})
  const locations = data.map(({ id, city, coordinates }) => ({ id, title: city, coordinates }))
  const asked = queryOf(request).get('location') || null
  const location = asked ? locations.find(({ id }) => String(id) === asked) : locations[0]
  if (!location) throw notFound()
  const t = qiblaText[locale]
  const path = toListPath(qiblaPath, { location: asked })
  return {
    title: t.title,
    locations,
    location,
    isAsked: asked !== null,
    tabs: toNavigatorTabs(locale, qiblaPath),
    head: {
      title: t.titleIn(location.title),
      description: t.descriptionIn(location.title),
      path,
      structured: [toBreadcrumbs(site, path, [{ label: t.title }])],
    },
  }
}

export type QiblaData = Awaited<ReturnType<typeof loadQibla>>
