import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { ChevronEndIcon, ChevronStartIcon, CrossIcon } from './icons.tsx'
import { Picture, type PictureSource } from './picture.tsx'

type PhotoViewerProps = {
  pictures: PictureSource[]
  /** The index of the first one shown. */
  index: number
  labels: { viewer: string; close: string; previous: string; next: string; place: (n: number, of: number) => string }
  onClose: () => void
}

/** Over a picture of any colour, hovered too: white on dark in both themes. */
const control = 'button size-11 rounded-full bg-black/60 text-white hover:bg-black/80'

/** All pictures in a row as large as the window. The browser's own dialog: it keeps the focus within and gives it back afterwards. */
export function PhotoViewer({ pictures, index, labels, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(index)
  const show = (index: number, behavior: ScrollBehavior) =>
    row.current?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest', behavior })
  const showFirst = useEffectEvent(() => show(index, 'instant'))
  // Before it leaves the document: only then is the focus given back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    showFirst()
    return () => element?.close()
  }, [])
  const go = (index: number) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (index >= 0 && index < pictures.length) show(index, isCalm ? 'instant' : 'smooth')
  }
  const pressKey = (event: KeyboardEvent) => {
    const place = placeOf(event, shown, pictures.length - 1)
    if (place === undefined) return
    event.preventDefault()
    go(place)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={labels.viewer}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={pressKey}
      className="photo-viewer"
    >
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by the keyboard (axe: scrollable-region-focusable)
        tabIndex={0}
        aria-label={labels.viewer}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1)))
        }
      >
        {pictures.map((picture, index) => (
          <li key={picture.url} inert={index !== shown}>
            {/* Sharp enough for two fingers. */}
            <Picture isOpened picture={picture} sizes="(min-width: 640px) 100vw, 200vw" />
          </li>
        ))}
      </ul>
      <PhotoCount index={shown} count={pictures.length} labels={labels} />
      <button type="button" aria-label={labels.close} onClick={onClose} className={`${control} absolute end-3 top-3`}>
        <CrossIcon />
      </button>
      <StepButtons index={shown} count={pictures.length} labels={labels} onStep={go} />
    </dialog>
  )
}

/** The photo that a key leads to; undefined for other keys. */
function placeOf({ key, currentTarget }: KeyboardEvent, shown: number, last: number): number | undefined {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
  const keys: Record<string, number> = {
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: shown + 1,
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: shown - 1,
    Home: 0,
    End: last,
  }
  return keys[key]
}

type PhotoCountProps = { index: number; count: number; labels: PhotoViewerProps['labels'] }

const PhotoCount = ({ index, count, labels }: PhotoCountProps) => (
  <p role="status" className="absolute start-4 top-4 rounded-full bg-black/60 px-4 py-2 text-white">
    <span aria-hidden="true" dir="ltr" className="tabular-nums">
      {index + 1} / {count}
    </span>
    <span className="sr-only">{labels.place(index + 1, count)}</span>
  </p>
)

type StepButtonsProps = PhotoCountProps & { onStep: (index: number) => void }

const StepButtons = ({ index, count, labels, onStep }: StepButtonsProps) => (
  <>
    {index > 0 && (
      <button
        type="button"
        aria-label={labels.previous}
        onClick={() => onStep(index - 1)}
        className={`${control} absolute start-3 top-1/2 -translate-y-1/2`}
      >
        <ChevronStartIcon />
      </button>
    )}
    {index < count - 1 && (
      <button
        type="button"
        aria-label={labels.next}
        onClick={() => onStep(index + 1)}
        className={`${control} absolute end-3 top-1/2 -translate-y-1/2`}
      >
        <ChevronEndIcon />
      </button>
    )}
  </>
)
