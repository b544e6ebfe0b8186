import { type ComponentProps, Suspense, useState } from 'react'
import { lazyComponent } from '../../../../client/device/lazy-component.ts'
import { UploadField } from '../../../../client/uploads/upload-field.tsx'
import type { PhotoPanelProps } from './photo/photo-panel.tsx'
import type { VisaPhotoMessages } from './visa-field-messages.ts'

/** Loads with the first chosen photo. Without it there is no advice, and the photo is sent all the same. */
const PhotoPanel = lazyComponent(() =>
  import('./photo/photo-panel.tsx').then(
    ({ PhotoPanel }) => ({ default: PhotoPanel }),
    () => ({ default: (_props: PhotoPanelProps) => null }),
  ),
)

type PhotoFile = { id: number; key: string; file: File; original: File }
type PhotoFieldProps = ComponentProps<typeof UploadField> & { photoMessages: VisaPhotoMessages }

/** A document in the place of a photo is not opened here. */
const isPicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || (type === '' && /\.(jpe?g|png|webp|hei[cf])$/i.test(name))

/** A photo goes on its way as it was chosen, at once; beside it stands what could be better, and a part of it can take its place. */
export function PhotoField({ photoMessages, ...field }: PhotoFieldProps) {
  const { place, uploads } = field
  const [chosen, setChosen] = useState<PhotoFile[]>([])
  const shown = chosen.filter(({ key }) => uploads.items.some((item) => item.key === key))
  const note = (files: readonly File[], keys: readonly string[]) =>
    setChosen((before) => [
      ...before,
      ...files.flatMap((file, at) => {
        const key = keys[at]
        return key && isPicture(file) ? [{ id: before.length + at, key, file, original: file }] : []
      }),
    ])
  const replace = async ({ id, key }: PhotoFile, file: File, original: File): Promise<boolean> => {
    if (!(await uploads.remove(key))) return false
    const [next = ''] = uploads.add(place, [file])
    setChosen((before) => before.map((one) => (one.id === id ? { id, key: next, file, original } : one)))
    return true
  }
  return (
    <div className="space-y-3">
      <UploadField {...field} onAdded={note} />
      {shown.map((one) => (
        <Suspense key={one.id} fallback={null}>
          <PhotoPanel
            messages={photoMessages}
            file={one.file}
            original={one.original}
            onReplace={(file, original) => replace(one, file, original)}
          />
        </Suspense>
      ))}
    </div>
  )
}
