import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocale } from '../../../../../client/text.tsx'
import { fill } from '../../../../../i18n/fill.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { spriteHref } from '../../../../../ui/icon.tsx'
import { RefreshIcon } from '../../../../../ui/icons-account.tsx'
import { MinusIcon, PlusIcon } from '../../../../../ui/icons-detail.tsx'
import { UiLocale } from '../../../../../ui/ui-locale.tsx'
import type { VisaPhotoMessages } from '../visa-field-messages.ts'
import { minHeight } from './check-photo.ts'
import { toOutputSize } from './crop-frame.ts'
import { CropView } from './crop-view.tsx'
import { type OpenedPicture, openForCrop } from './open-for-crop.ts'
import { type CropState, cropStep, useCrop } from './use-crop.ts'
import { writeCrop } from './write-crop.ts'

type CropDialogProps = {
  messages: VisaPhotoMessages
  file: File
  onCropped: (part: File) => void
  onClose: () => void
}

/** The country's frame stands still, and the photo is moved below it: by a finger, a mouse, buttons or keys. */
export function CropDialog({ messages, file, onCropped, onClose }: CropDialogProps) {
  const locale = useLocale()
  const [opened, setOpened] = useState<OpenedPicture | null>(null)
  const giveUp = useEffectEvent(onClose)
  useEffect(() => {
    let isGone = false
    const opening = openForCrop(file)
    void opening.then((picture) => {
      if (isGone) return
      if (picture) setOpened(picture)
      else giveUp()
    })
    return () => {
      isGone = true
      void opening.then((picture) => picture?.close())
    }
  }, [file])
  if (!opened) return null
  return (
    <UiLocale locale={locale}>
      <Dialog isOpen onOpenChange={onClose} title={messages.cropTitle} closeLabel={messages.close}>
        <Cropping messages={messages} opened={opened} name={file.name} onCropped={onCropped} onClose={onClose} />
      </Dialog>
    </UiLocale>
  )
}

type CroppingProps = Omit<CropDialogProps, 'file'> & { opened: OpenedPicture; name: string }

function Cropping({ messages, opened, name, onCropped, onClose }: CroppingProps) {
  const { format } = messages
  const { whole, shown } = opened
  const cropped = useMemo(() => ({ picture: { width: whole.width, height: whole.height }, format }), [whole, format])
  const state = useCrop(cropped)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { height } = toOutputSize(cropped, state.crop)
  const use = async () => {
    setBusy(true)
    const part = await writeCrop(whole, cropped, state.crop, name)
    setBusy(false)
    if (!part) return setFailed(true)
    onCropped(part)
    onClose()
  }
  const label = fill(messages.frame, { percent: Math.round(state.crop.zoom * 100) })
  return (
    <div className="space-y-4">
      <p>{messages.cropLead}</p>
      <CropView picture={shown} cropped={cropped} state={state} label={label} />
      <CropButtons messages={messages} state={state} />
      <p role="status" className="sr-only">
        {label}
      </p>
      <p className="note max-sm:hidden">{messages.cropHint}</p>
      {height < minHeight && <p className="note">{fill(messages.soft, { height })}</p>}
      {hasFailed && (
        <p role="alert" className="font-semibold text-danger">
          {messages.failed}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="button" isPending={isBusy} pendingLabel={messages.using} onClick={() => void use()}>
          {messages.use}
        </Button>
        <Button type="button" tone="quiet" onClick={onClose}>
          {messages.leave}
        </Button>
      </div>
    </div>
  )
}

function CropButtons({ messages, state }: { messages: VisaPhotoMessages; state: CropState }) {
  const { move, zoom, turn } = state
  const step = 2 * cropStep.move
  const button = (label: string, press: () => void, drawing: ReactNode) => (
    <Button type="button" tone="quiet" size="icon" aria-label={label} onClick={press}>
      {drawing}
    </Button>
  )
  return (
    // Left is left in every language here: the buttons lie as the photo moves.
    <div dir="ltr" className="flex flex-wrap justify-center gap-2 *:flex *:gap-2">
      <div>
        {button(messages.smaller, () => zoom(1 / cropStep.zoom), <MinusIcon />)}
        {button(messages.larger, () => zoom(cropStep.zoom), <PlusIcon />)}
        {button(messages.turn, turn, <RefreshIcon />)}
      </div>
      <div>
        {button(messages.left, () => move({ x: -step, y: 0 }), <Arrow className="rotate-180" />)}
        {button(messages.right, () => move({ x: step, y: 0 }), <Arrow className="" />)}
        {button(messages.up, () => move({ x: 0, y: -step }), <Arrow className="-rotate-90" />)}
        {button(messages.down, () => move({ x: 0, y: step }), <Arrow className="rotate-90" />)}
      </div>
    </div>
  )
}

const Arrow = ({ className }: { className: string }) => (
  <svg aria-hidden="true" className={`icon size-5 ${className}`}>
    <use href={spriteHref('arrow')} />
  </svg>
)
