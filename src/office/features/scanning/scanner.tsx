import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWakeLock } from '../../../client/device/use-wake-lock.ts'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import { Button } from '../../../ui/button.tsx'
import { CameraIcon } from '../../../ui/icons-detail.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { prepareReader, type ReadPicture } from './read-picture.ts'
import { type CameraState, useCamera } from './use-camera.ts'

type ScannerProps = {
  messages: BusinessText['camera']
  /** It has been opened, and shows itself again after each answer. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  isPaused: boolean
  /** False for text that is no code of ours: the scan goes on. */
  onRead: (text: string) => boolean
}

/** Between two pictures, so that an old phone has time for anything else. */
const pause = 120

export function Scanner({ messages, isOpen, onOpenChange, isPaused, onRead }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const section = useRef<HTMLElement>(null)
  const [isStrange, setStrange] = useState(false)
  const isWanted = isOpen && !isPaused
  const { state, light, switchLight } = useCamera(video, isWanted)
  useWakeLock(isOpen)
  useEffect(() => {
    if (isOpen) section.current?.scrollIntoView({ block: 'center' })
  }, [isOpen])
  useReading(video, state, (text) => setStrange(!onRead(text)))

  if (!isOpen)
    return (
      <Button type="button" size="large" onClick={() => onOpenChange(true)} className="min-h-20 w-full text-2xl">
        <CameraIcon className="size-8" />
        {messages.start}
      </Button>
    )
  const problem = state === 'denied' || state === 'missing' || state === 'busy' ? messages[state] : null
  return (
    <section ref={section} aria-label={messages.title} className="space-y-3">
      {problem ? (
        <p role="alert" className="rounded-card bg-danger-soft p-4 font-semibold text-danger">
          {problem}
        </p>
      ) : (
        <div className="relative mx-auto aspect-square w-full max-w-md overflow-hidden rounded-card bg-black">
          <video ref={video} muted playsInline aria-label={messages.picture} className="size-full object-cover" />
          <span aria-hidden="true" className="absolute inset-[14%] rounded-2xl border-4 border-white/80" />
          <p
            role="status"
            className="absolute inset-x-0 bottom-0 bg-black/70 px-3 py-2 text-center font-semibold text-white"
          >
            {state === 'on' ? (isStrange ? messages.notOurs : messages.aim) : messages.opening}
          </p>
        </div>
      )}
      <div className="mx-auto grid max-w-md grid-cols-1 gap-3 has-[label]:grid-cols-2">
        {light !== null && (
          <Switch checked={light} onChange={({ target }) => void switchLight(target.checked)} className="min-h-12 px-2">
            {messages.light}
          </Switch>
        )}
        <Button type="button" tone="quiet" onClick={() => onOpenChange(false)}>
          {messages.stop}
        </Button>
      </div>
    </section>
  )
}

/** Looks at one picture after another while the camera runs. */
function useReading(video: RefObject<HTMLVideoElement | null>, state: CameraState, onRead: (text: string) => void) {
  const found = useEffectEvent(onRead)
  useEffect(() => {
    if (state !== 'on') return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const look = async (read: ReadPicture) => {
      const text = video.current ? await read(video.current).catch(() => null) : null
      if (isOver) return
      if (text) found(text)
      timer = setTimeout(look, pause, read)
    }
    prepareReader().then(look, () => undefined)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [state, video])
}
