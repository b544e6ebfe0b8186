import { UploadField } from '../../../client/uploads/upload-field.tsx'
import { type Uploads, useUploads } from '../../../client/uploads/use-uploads.ts'
import { maxPhotos, photoField } from '../../../domain/reviews/review.ts'
import { fill } from '../../../i18n/fill.ts'
import { CrossIcon } from '../../../ui/icons.tsx'
import type { OwnReviewView } from './load-own-review.ts'
import { PhotoThumb } from './photo-thumb.tsx'

type Own = NonNullable<OwnReviewView['review']>['photos'][number]

/** The photos that a review keeps, and the added ones. */
export type ChosenPhotos = { existing: readonly Own[]; form: string; uploads: Uploads }

export function useChosenPhotos(view: OwnReviewView, existing: readonly Own[]): ChosenPhotos {
  const uploads = useUploads()
  return { existing, form: `review-${view.source}-${view.id}`, uploads }
}

const added = ({ form, uploads }: ChosenPhotos) =>
  uploads.items.filter((item) => item.form === form && item.field === photoField && item.state !== 'refused')

/** Their ids in their order, or why they cannot be sent yet. */
export function toPhotos(
  chosen: ChosenPhotos,
  messages: OwnReviewView['messages']['photos'],
): { photos: string[] } | { problem: string } {
  const items = added(chosen)
  if (chosen.existing.length + items.length > maxPhotos) return { problem: messages.tooMany }
  if (items.some(({ state }) => state !== 'ready')) return { problem: messages.underWay }
  return { photos: [...chosen.existing.map(({ id }) => id), ...items.flatMap(({ id }) => id ?? [])] }
}

type PhotoChoiceProps = {
  chosen: ChosenPhotos
  view: OwnReviewView
  error: string | undefined
  onRemove: (id: string) => void
}

export function PhotoChoice({ chosen, view: { messages }, error, onRemove }: PhotoChoiceProps) {
  const t = messages.photos
  return (
    <UploadField
      isPicture
      messages={messages.uploads}
      label={t.title}
      hint={t.hint}
      place={{ form: chosen.form, field: photoField }}
      uploads={chosen.uploads}
      camera="environment"
      {...(error && { error })}
    >
      {chosen.existing.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.existing.map((photo, index) => (
            <li key={photo.id} className="relative">
              <PhotoThumb photo={photo} />
              <button
                type="button"
                aria-label={fill(t.remove, { n: index + 1 })}
                onClick={() => onRemove(photo.id)}
                className="absolute end-0 top-0 grid size-11 place-items-center"
              >
                <span className="grid size-7 place-items-center rounded-full bg-black/60 text-white">
                  <CrossIcon className="size-4" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </UploadField>
  )
}
