import { type Site, toHead } from '../head.ts'
import { Page, PageHeading } from '../shell/page.tsx'
import { breadcrumbList, itemList } from '../structured-data.ts'
import { type Tile, TileGrid } from './tile-grid.tsx'

export type TileScreenData = {
  path: string
  trail: { label: string; href?: string }[]
  title: string
  description: string
  tiles: Tile[]
}

/** A choice of places or categories, each a picture with its name. */
export const TileScreen = ({ trail, title, description, tiles }: TileScreenData) => (
  <Page trail={trail}>
    <PageHeading title={title} lead={description} />
    <TileGrid tiles={tiles} isFirst />
  </Page>
)

export const toTileHead = (site: Site, { path, trail, title, description, tiles }: TileScreenData) =>
  toHead(site, {
    title,
    description,
    path,
    image: tiles[0]?.picture.url,
    structured: [
      breadcrumbList(site, path, trail),
      itemList(
        site,
        tiles.map((tile) => ({ path: tile.href, title: tile.title })),
      ),
    ],
  })
