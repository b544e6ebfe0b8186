import type { MouseEvent } from 'react'
import { classes } from './classes.ts'
import { CameraIcon } from './icons-detail.tsx'
import { Picture, type PictureSource, pictureFile } from './picture.tsx'

type GalleryProps = {
  pictures: PictureSource[]
  label: string
  /** For example "12 photos", shown on the corner. */
  countLabel?: string
  /** Shows a picture in full. Without it, and without script, a picture opens as a file. */
  onOpen?: (index: number) => void
  /** A visitor may be about to open it. */
  onApproach?: () => void
  className?: string
}

const grids = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-3', 'sm:grid-cols-3', 'sm:grid-cols-4']
const firstTile = [
  '',
  '',
  '',
  'sm:col-span-2 sm:row-span-2',
  'sm:row-span-3 sm:col-span-2',
  'sm:col-span-2 sm:row-span-2',
]

/** Five tiles on wide screens, a swipeable row of all pictures on phones. */
export function Gallery({ pictures, label, countLabel, onOpen, onApproach, className }: GalleryProps) {
  const linkTo = (picture: PictureSource, index: number) => ({
    href: pictureFile(picture.url),
    'data-photo': index + 1,
    onPointerEnter: onApproach,
    onFocus: onApproach,
    onClick: (event: MouseEvent) => {
      if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onOpen(index)
    },
  })
  const shown = Math.min(pictures.length, 5)
  return (
    <section aria-label={label} className={classes('gallery', className)}>
      <ul className={grids[shown]}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className={classes(index === 0 && firstTile[shown], index >= 5 && 'sm:hidden')}>
            <a {...linkTo(picture, index)} className="block h-full -outline-offset-4">
              <Picture
                picture={picture}
                priority={index === 0}
                sizes={index === 0 ? '(min-width: 640px) 60vw, 100vw' : '(min-width: 640px) 30vw, 100vw'}
                className="aspect-4/3 sm:aspect-auto sm:h-full"
              />
            </a>
          </li>
        ))}
      </ul>
      {countLabel && pictures[0] && (
        <a {...linkTo(pictures[0], 0)} className="gallery-count">
          <CameraIcon className="size-4" />
          {countLabel}
        </a>
      )}
    </section>
  )
}
