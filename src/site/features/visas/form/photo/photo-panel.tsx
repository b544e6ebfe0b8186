import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fill } from '../../../../../i18n/fill.ts'
import { Button } from '../../../../../ui/button.tsx'
import { buttonClass } from '../../../../../ui/button-link.tsx'
import { CameraIcon } from '../../../../../ui/icons-detail.tsx'
import type { VisaPhotoMessages } from '../visa-field-messages.ts'
import { checkPhoto, heightInFormat, minHeight, type PhotoAdvice, type SeenPhoto } from './check-photo.ts'
import { CropDialog } from './crop-dialog.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import { openPicture, seePhoto } from './read-photo.ts'

export type PhotoPanelProps = {
  messages: VisaPhotoMessages
  /** The photo that is sent: the chosen one, or its cropped part. */
  file: File
  original: File
  /** Sends another in its place; false where the first could not be taken back. */
  onReplace: (file: File, original: File) => Promise<boolean>
}

type PhotoReview = { photo: SeenPhoto; advice: PhotoAdvice[] } | 'unseen' | null

/** Advice beside a chosen photo, and its crop. The photo is uploading meanwhile. */
export function PhotoPanel({ messages, file, original, onReplace }: PhotoPanelProps) {
  const seen = useSeen(file, messages)
  const [isAccepted, setAccepted] = useState(false)
  const [isCropping, setCropping] = useState(false)
  const [problem, setProblem] = useState('')
  const replace = async (next: File, from: File) => {
    const isDone = await onReplace(next, from)
    setProblem(isDone ? '' : messages.notReplaced)
    setAccepted(false)
  }
  const takeAnother = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [next] = currentTarget.files ?? []
    if (next) void replace(next, next)
    currentTarget.value = ''
  }
  const isCropped = file !== original
  if (!seen) return null
  if (seen === 'unseen') return <p className="note rounded-control border border-line p-3">{messages.unseen}</p>
  const { photo, advice } = seen
  const isAdvised = advice.length > 0 && !isAccepted
  return (
    <div className="flex flex-wrap items-start gap-4 rounded-control border border-line p-3 sm:flex-nowrap">
      <PhotoPreview copy={photo.copy} label={messages.preview} />
      <div className="min-w-0 grow basis-56 space-y-3">
        <div role="status" className="space-y-2">
          {isCropped && <p>{messages.cropped}</p>}
          {advice.length === 0 && <p>{messages.fine}</p>}
          {isAdvised && <AdviceList messages={messages} photo={photo} advice={advice} />}
          {problem && <p className="font-semibold text-danger">{problem}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="button" tone="quiet" size="small" onClick={() => setCropping(true)}>
            {isCropped ? messages.cropAgain : messages.crop}
          </Button>
          {isAdvised && (
            <>
              <label className={buttonClass({ tone: 'quiet', size: 'small', className: 'upload cursor-pointer' })}>
                <input type="file" accept="image/*" capture="user" onChange={takeAnother} className="sr-only" />
                <CameraIcon className="size-5" />
                {messages.another}
              </label>
              <Button type="button" tone="ghost" size="small" onClick={() => setAccepted(true)}>
                {messages.anyway}
              </Button>
            </>
          )}
        </div>
      </div>
      {isCropping && (
        <CropDialog
          messages={messages}
          file={original}
          onCropped={(part) => void replace(part, original)}
          onClose={() => setCropping(false)}
        />
      )}
    </div>
  )
}

type AdviceListProps = { messages: VisaPhotoMessages; photo: SeenPhoto; advice: readonly PhotoAdvice[] }

const AdviceList = ({ messages, photo, advice }: AdviceListProps) => (
  <>
    <ul className="list-disc space-y-1 ps-5 marker:text-warning">
      {advice.map((one) => (
        <li key={one}>
          {fill(messages.advice[one], { height: heightInFormat(photo, messages.format), min: minHeight })}
        </li>
      ))}
    </ul>
    <p className="note">{messages.note}</p>
  </>
)

function useSeen(file: File, { format }: VisaPhotoMessages): PhotoReview {
  const [seen, setSeen] = useState<PhotoReview>(null)
  const last = useRef(file)
  const look = useEffectEvent(async (next: File) => {
    last.current = next
    const picture = await openPicture(next)
    const photo = picture && (await seePhoto(picture))
    picture?.close()
    // Another one was chosen meanwhile.
    if (last.current === next) setSeen(photo ? { photo, advice: checkPhoto(photo, format) } : 'unseen')
  })
  useEffect(() => void look(file), [file])
  return seen
}
