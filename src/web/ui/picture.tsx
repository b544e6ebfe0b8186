import { preload } from 'react-dom'
import { classes } from './classes.ts'

const WIDTHS = [320, 640, 960, 1600] as const

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

const sourceSet = (url: string, type: 'avif' | 'webp') => WIDTHS.map((w) => `${url}/${w}.${type} ${w}w`).join(', ')

type PictureProps = { picture: PictureSource; sizes: string; priority?: boolean; className?: string }

/** Keeps the picture's own aspect; give an `aspect-…` class to crop it. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { url, width, height, placeholder, alt } = picture
  // The first picture of a page is asked for before the browser has read that far.
  if (priority)
    preload(pictureFile(url, 640), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourceSet(url, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <span className={classes('picture', className)}>
      {placeholder && <img src={placeholder} alt="" aria-hidden="true" />}
      <picture>
        <source type="image/avif" srcSet={sourceSet(url, 'avif')} sizes={sizes} />
        <img
          src={pictureFile(url, 640)}
          srcSet={sourceSet(url, 'webp')}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'auto' : 'async'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
    </span>
  )
}
