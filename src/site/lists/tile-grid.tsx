import { Link } from 'react-router'
import type { PictureSource } from '../../ui/picture.tsx'
import { PictureTile } from '../../ui/picture-tile.tsx'

export type GridTile = { id: number; href: string; title: string; note: string; picture: Omit<PictureSource, 'alt'> }

export const TileGrid = ({ tiles, isFirst = false }: { tiles: GridTile[]; isFirst?: boolean }) => (
  <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
    {tiles.map(({ id, href, title, note, picture }, index) => (
      <li key={id}>
        <PictureTile
          as={Link}
          href={href}
          title={title}
          note={note}
          picture={picture}
          priority={isFirst && index === 0}
          sizes="(min-width: 1024px) 17rem, (min-width: 640px) 33vw, 46vw"
        />
      </li>
    ))}
  </ul>
)
