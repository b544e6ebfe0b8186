import { type RefObject, useEffect, useRef, useState } from 'react'

export type CameraProblem = 'denied' | 'missing' | 'busy'
export type CameraState = 'off' | 'opening' | 'on' | CameraProblem

type WithTorch = { torch?: boolean }

const toProblem = (error: unknown): CameraProblem => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

const open = (): Promise<MediaStream> => {
  // Only encrypted pages have it.
  if (!navigator.mediaDevices) return Promise.reject(new DOMException('', 'NotFoundError'))
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
  return navigator.mediaDevices.getUserMedia({ video, audio: false })
}

const stop = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** The back camera while it is wanted and the page is visible; `light` is null where it has none. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, isWanted: boolean) {
  const [state, setState] = useState<CameraState>('off')
  const [light, setLight] = useState<boolean | null>(null)
  const track = useRef<MediaStreamTrack | null>(null)
  const isSeen = useIsSeen()
  const isNeeded = isWanted && isSeen

  useEffect(() => {
    if (!isNeeded) return
    let isOver = false
    let stream: MediaStream | null = null
    setState('opening')
    open().then(
      async (opened) => {
        if (isOver) return stop(opened)
        stream = opened
        track.current = opened.getVideoTracks()[0] ?? null
        const abilities = track.current?.getCapabilities?.() as WithTorch | undefined
        setLight(abilities?.torch ? false : null)
        if (!video.current) return
        video.current.srcObject = opened
        await video.current.play().catch(() => undefined)
        if (!isOver) setState('on')
      },
      (error) => {
        if (!isOver) setState(toProblem(error))
      },
    )
    return () => {
      isOver = true
      stop(stream)
      track.current = null
      setLight(null)
      setState('off')
    }
  }, [isNeeded, video])

  const switchLight = async (isLit: boolean) => {
    const constraints = { advanced: [{ torch: isLit } as MediaTrackConstraintSet] }
    await track.current?.applyConstraints(constraints).then(
      () => setLight(isLit),
      () => setLight(null),
    )
  }
  return { state, light, switchLight }
}

function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(() => !document.hidden)
  useEffect(() => {
    const look = () => setSeen(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isSeen
}
