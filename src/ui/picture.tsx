import { preload } from 'react-dom'
import { classes } from './classes.ts'
import { useSaving } from './saving.ts'
import { useIsInView } from './use-is-in-view.ts'

const WIDTHS = [320, 640, 960, 1600] as const
const cardWidths = [320, 640, 960] as const
const smallest = [320] as const

export type PictureSource = {
  /** Base of the files: `/pictures/12-ab34cd` has `/320.avif`, `/320.webp`, … `/1600.webp` below it. */
  url: string
  width: number
  height: number
  /** A tiny data: URI. */
  placeholder?: string | null
  alt: string
}

export const pictureFile = (url: string, width: (typeof WIDTHS)[number] = 1600) => `${url}/${width}.webp`

const sourceSet = (url: string, type: 'avif' | 'webp', widths: readonly number[]) =>
  widths.map((w) => `${url}/${w}.${type} ${w}w`).join(', ')

/** Beyond one and a half dots a phone shows hardly a difference, but pays for it: the last of the sizes is the phone's. */
const toPhoneSizes = (sizes: string) =>
  sizes.replace(
    /(\d+)(vw|rem)$/,
    (usual, width, unit) => `(min-resolution: 1.5x) ${+(width * 0.55).toFixed(1)}${unit}, ${usual}`,
  )

type PictureLook = {
  picture: PictureSource
  sizes: string
  /** One of many cards, which never is as wide as the widest. */
  isOfCard?: boolean
}

/** `asked`: the page has asked for it already, because what shows it is kept. */
export type Priority = boolean | 'asked'

type PictureProps = PictureLook & {
  priority?: Priority
  /** One of a row that goes on beyond the edge: most of them are never seen, so that they come when they are. */
  isInRow?: boolean
  /** The visitor has opened this picture, so it is shown in full even while saving data. */
  isOpened?: boolean
  className?: string
}

const widthsOf = (isSaving: boolean, isOfCard = false) => (isSaving ? smallest : isOfCard ? cardWidths : WIDTHS)

/** By the server: the first picture of a page is asked for before the browser has read that far. */
export const askForPicture = ({ picture: { url }, sizes, isOfCard }: PictureLook, isSaving: boolean): void =>
  preload(pictureFile(url, isSaving ? 320 : 640), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(url, 'avif', widthsOf(isSaving, isOfCard)),
    imageSizes: toPhoneSizes(sizes),
    fetchPriority: 'high',
  })

/** Keeps the picture's own aspect; give an `aspect-…` class to crop it. */
export function Picture({ priority, isInRow, isOpened, className, ...rest }: PictureProps) {
  const { picture, sizes: usualSizes, isOfCard } = rest
  const { url, width, height, placeholder, alt } = picture
  const isSaving = useSaving() && !isOpened
  // A browser fetches a lazy picture several screens ahead, of which most are never seen.
  const { frame, isSeen } = useIsInView(!priority && (isSaving || isInRow === true))
  const sizes = toPhoneSizes(usualSizes)
  const widths = widthsOf(isSaving, isOfCard)
  if (import.meta.env.SSR && priority === true) askForPicture(rest, isSaving)
  const shown = (
    <picture>
      <source type="image/avif" srcSet={sourceSet(url, 'avif', widths)} sizes={sizes} />
      <img
        src={pictureFile(url, isSaving ? 320 : 640)}
        srcSet={sourceSet(url, 'webp', widths)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
  return (
    <span ref={frame} className={classes('picture', className)}>
      {placeholder && <img src={placeholder} alt="" aria-hidden="true" />}
      {isSeen ? (
        shown
      ) : (
        <>
          {/* As large as the picture will be. */}
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="relative block size-full" />
          <noscript>{shown}</noscript>
        </>
      )}
    </span>
  )
}
