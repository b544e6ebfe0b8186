import { type ChangeEvent, type ReactNode, useId } from 'react'
import type { UploadsText } from '../../i18n/messages/uploads.ts'
import { buttonClass } from '../../ui/button-link.tsx'
import { fieldLook } from '../../ui/field-look.ts'
import { UploadIcon } from '../../ui/icons-account.tsx'
import { CameraIcon } from '../../ui/icons-detail.tsx'
import type { UploadPlace } from './upload-list.ts'
import { UploadRow } from './upload-row.tsx'
import type { Uploads } from './use-uploads.ts'

type UploadFieldProps = {
  messages: UploadsText
  label: ReactNode
  hint?: string
  place: UploadPlace
  uploads: Uploads
  error?: string
  /** Which camera of a phone: towards a person, or towards a paper. */
  camera: 'user' | 'environment'
  /** Nothing but pictures. */
  isPicture?: boolean
  onAdded?: (files: readonly File[], keys: readonly string[]) => void
  /** Between the hint and the files. */
  children?: ReactNode
}

const pictures = 'image/*,.heic,.heif'

/** Files of one field: what was chosen begins to go at once, while the rest of the form is filled in. */
export function UploadField(props: UploadFieldProps) {
  const { messages, label, hint, place, uploads, error, camera, isPicture, onAdded, children } = props
  const id = useId()
  const items = uploads.items.filter(({ form, field }) => form === place.form && field === place.field)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    const keys = uploads.add(place, files)
    onAdded?.(files, keys)
    // The same one can be chosen again after it was removed.
    currentTarget.value = ''
  }
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={`${fieldLook.field} min-w-0`}>
      <legend className={`${fieldLook.label} mb-1.5`}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={fieldLook.hint}>
          {hint}
        </p>
      )}
      {children}
      {items.length > 0 && (
        <ul className="space-y-2">
          {items.map((item) => (
            <UploadRow key={item.key} item={item} messages={messages} onRemove={() => uploads.remove(item.key)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <label className={buttonClass({ tone: 'quiet', size: 'small', className: 'upload cursor-pointer' })}>
          <input
            type="file"
            multiple
            accept={isPicture ? pictures : `${pictures},application/pdf,.pdf`}
            onChange={take}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
            className="sr-only"
          />
          <UploadIcon className="size-5" />
          {messages.choose}
        </label>
        <label
          className={buttonClass({
            tone: 'quiet',
            size: 'small',
            className: 'upload cursor-pointer pointer-fine:hidden',
          })}
        >
          <input type="file" accept="image/*" capture={camera} onChange={take} className="sr-only" />
          <CameraIcon className="size-5" />
          {messages.camera}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className={fieldLook.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
