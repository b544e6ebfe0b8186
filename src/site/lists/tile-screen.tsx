import { Page, PageHeading } from '../../client/frame/page.tsx'
import { type GridTile, TileGrid } from './tile-grid.tsx'

export type TileScreenData = {
  trail: { label: string; href?: string }[]
  title: string
  description: string
  tiles: GridTile[]
}

/** A choice of places or categories, each a picture with its name. */
export const TileScreen = ({ trail, title, description, tiles }: TileScreenData) => (
  <Page trail={trail}>
    <PageHeading title={title} lead={description} />
    <TileGrid tiles={tiles} isFirst />
  </Page>
)
