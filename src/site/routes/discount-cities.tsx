import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { discountsText } from '../../i18n/messages/discounts.ts'
import { loadCityTiles } from '../features/discounts/load.ts'
import { toTileScreen } from '../lists/tile-head.ts'
import { TileScreen } from '../lists/tile-screen.tsx'
import type { Route } from './+types/discount-cities.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const t = discountsText[site.locale]
  return toTileScreen(site, '/discounts/cities', {
    trail: [{ label: t.name, href: '/discounts' }, { label: t.citiesTitle }],
    title: t.citiesTitle,
    description: t.citiesDescription,
    tiles: await loadCityTiles(site),
  })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function DiscountCities({ loaderData }: Route.ComponentProps) {
  return <TileScreen {...loaderData.screen} />
}
