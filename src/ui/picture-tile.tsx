import type { ElementType } from 'react'
import { linkTo } from './link-to.ts'
import { Picture, type PictureSource } from './picture.tsx'

type PictureTileProps = {
  href: string
  title: string
  note?: string
  picture: Omit<PictureSource, 'alt'>
  sizes: string
  as?: ElementType
  priority?: boolean
  className?: string
}

/** A picture with its name on it, all of it a link. */
export function PictureTile({ href, title, note, picture, sizes, as, priority, className }: PictureTileProps) {
  const Tag: ElementType = as ?? 'a'
  return (
    <Tag {...linkTo(as, href)} className="relative isolate block overflow-hidden rounded-card -outline-offset-4">
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes={sizes}
        priority={priority}
        className={className ?? 'aspect-4/3'}
      />
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-[#0b1a3a]/95 via-[#0b1a3a]/75 to-transparent px-4 pt-12 pb-3 text-white">
        <span className="block font-bold">{title}</span>
        {note && <span className="block text-sm">{note}</span>}
      </span>
    </Tag>
  )
}
