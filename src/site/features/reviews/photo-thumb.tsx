import { pictureFile } from '../../../ui/picture.tsx'

export type ThumbSource = { url: string; width: number; height: number; alt: string }

/** A guest's photo, small and cropped to a square. */
export const PhotoThumb = ({ photo: { url, width, height, alt } }: { photo: ThumbSource }) => (
  <img
    src={pictureFile(url, 320)}
    alt={alt}
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
    className="size-20 rounded-control bg-sunken object-cover"
  />
)
