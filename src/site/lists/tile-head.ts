import type { SiteContext } from '../../client/context.ts'
import { toBreadcrumbs, toItemList } from '../../client/structured-data.ts'
import type { TileScreenData } from './tile-screen.tsx'

/** A screen of tiles with its head, made by its loader. */
export const toTileScreen = (site: SiteContext, path: string, screen: TileScreenData) => ({
  screen,
  head: {
    title: screen.title,
    description: screen.description,
    path,
    image: screen.tiles[0]?.picture.url,
    structured: [
      toBreadcrumbs(site, path, screen.trail),
      toItemList(
        site,
        screen.tiles.map(({ href, title }) => ({ path: href, title })),
      ),
    ],
  },
})
