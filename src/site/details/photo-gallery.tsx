import { type ReactNode, Suspense } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { lazyComponent } from '../../client/device/lazy-component.ts'
import { useText } from '../../client/text.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import type { PictureSource } from '../../ui/picture.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'

const loadViewer = () => import('./photos-in-full.tsx')
const PhotosInFull = lazyComponent(async () => ({ default: (await loadViewer()).PhotosInFull }))

const hashOf = (index: number): string => `#photo-${index + 1}`

const opening = { preventScrollReset: true, state: { opened: true } }

type PhotoGalleryProps = {
  pictures: PictureSource[]
  /** Those that stand elsewhere on the page, by what they are of, each in a `PhotoLink` that counts on after these. */
  others?: PictureSource[][]
}

/** The pictures of a page. An open one is a hash of the address, so that the way back closes it, and stands among those of the same thing. */
export function PhotoGallery({ pictures, others = [] }: PhotoGalleryProps) {
  const t = useText().property
  const navigate = useNavigate()
  const { hash, search, state } = useLocation()
  // The server never hears of the hash: until the page has been taken over, none is open.
  const isTakenOver = useIsHydrated()
  const opened = isTakenOver && findOpened([pictures, ...others], hash)
  const open = (index: number) => navigate({ search, hash: hashOf(index) }, opening)
  // Who came by a link to the picture has no page of ours to go back to.
  const close = () =>
    state?.opened ? navigate(-1) : navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  return (
    <>
      <Gallery
        pictures={pictures}
        label={t.gallery}
        countLabel={t.photos(pictures.length)}
        onOpen={open}
        onApproach={loadViewer}
      />
      {opened && (
        <Suspense>
          <PhotosInFull {...opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function findOpened(groups: PictureSource[][], hash: string) {
  let first = 0
  for (const pictures of groups) {
    const index = pictures.findIndex((_, index) => hash === hashOf(first + index))
    if (index >= 0) return { pictures, index }
    first += pictures.length
  }
  return null
}

type PhotoLinkProps = { index: number; label: string; className?: string; children: ReactNode }

/** A picture elsewhere on the page, which opens among the others. */
export function PhotoLink({ index, label, className = '', children }: PhotoLinkProps) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search, hash: hashOf(index) }}
      {...opening}
      aria-label={label}
      onPointerEnter={() => void loadViewer()}
      className={`block -outline-offset-4 noscript:pointer-events-none ${className}`}
    >
      {children}
    </Link>
  )
}
