import { useLocale, useText } from '../../client/text.tsx'
import { photosText } from '../../i18n/messages/photos.ts'
import { PhotoViewer } from '../../ui/photo-viewer.tsx'
import type { PictureSource } from '../../ui/picture.tsx'

type PhotosInFullProps = { pictures: PictureSource[]; index: number; onClose: () => void }

/** With its texts in a file of its own: most visits open no picture. */
export function PhotosInFull(props: PhotosInFullProps) {
  const close = useText().alert.close
  return <PhotoViewer {...props} labels={{ ...photosText[useLocale()], close }} />
}
