import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { fill } from '../../../i18n/fill.ts'
import type { VisaWorkText } from '../../../i18n/messages/visa-work.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { DocumentIcon, RefreshIcon } from '../../../ui/icons-account.tsx'
import { MinusIcon, PlusIcon } from '../../../ui/icons-detail.tsx'
import { useZoom } from './use-zoom.ts'
import { farther, nearer, toTransform, turn, wholePaper, type Zoom } from './zoom.ts'

export type PaperFile = { id: string; url: string; label: string; isPicture: boolean; addedAt: string }

type PaperViewProps = { paper: PaperFile; messages: VisaWorkText['viewer'] }

/** One paper: a picture to be looked at closely, or a document that one's own program opens. */
export const PaperView = ({ paper, messages }: PaperViewProps) =>
  paper.isPicture ? (
    <PictureView paper={paper} messages={messages} />
  ) : (
    <div className="flex aspect-square flex-col items-center justify-center gap-4 rounded-control border border-line bg-sunken p-6 text-center">
      <DocumentIcon className="size-12 text-brand" />
      <p>{messages.document}</p>
      <ButtonLink href={paper.url} target="_blank" rel="noopener" tone="quiet">
        {messages.open}
      </ButtonLink>
    </div>
  )

function PictureView({ paper, messages }: PaperViewProps) {
  const { zoom, setZoom, stage } = useZoom()
  const { src, state, onLoad, onError, tryAgain } = useLink(paper.url)
  const isWhole = zoom.scale === 1 && zoom.turns % 4 === 0
  return (
    <div className="space-y-2">
      <div className="relative overflow-hidden rounded-control border border-line bg-sunken">
        <button
          type="button"
          {...stage}
          aria-label={fill(messages.stage, { paper: paper.label })}
          className={`block aspect-square w-full overflow-hidden -outline-offset-3 ${zoom.scale > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'touch-pan-y'}`}
        >
          {state !== 'failed' && (
            <img
              key={src}
              src={src}
              alt=""
              draggable={false}
              onLoad={onLoad}
              onError={onError}
              style={isWhole ? undefined : { transform: toTransform(zoom) }}
              className="size-full object-contain select-none"
            />
          )}
        </button>
        {state === 'loading' && (
          <p
            role="status"
            className="pointer-events-none absolute inset-0 flex items-center justify-center text-ink-soft"
          >
            {messages.loading}
          </p>
        )}
        {state === 'failed' && (
          <div
            role="alert"
            className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-6 text-center"
          >
            <p>{messages.failed}</p>
            <Button type="button" tone="quiet" onClick={tryAgain}>
              {messages.again}
            </Button>
          </div>
        )}
      </div>
      <ZoomButtons paper={paper} messages={messages} isWhole={isWhole} onZoom={setZoom} />
    </div>
  )
}

type ZoomButtonsProps = PaperViewProps & { isWhole: boolean; onZoom: (zoom: Zoom | ((before: Zoom) => Zoom)) => void }

const ZoomButtons = ({ paper, messages, isWhole, onZoom }: ZoomButtonsProps) => (
  <fieldset aria-label={paper.label} className="flex flex-wrap items-center gap-2">
    <Button
      type="button"
      tone="quiet"
      size="icon"
      aria-label={messages.zoomIn}
      title={messages.zoomIn}
      onClick={() => onZoom(nearer)}
    >
      <PlusIcon />
    </Button>
    <Button
      type="button"
      tone="quiet"
      size="icon"
      aria-label={messages.zoomOut}
      title={messages.zoomOut}
      onClick={() => onZoom(farther)}
    >
      <MinusIcon />
    </Button>
    <Button
      type="button"
      tone="quiet"
      size="icon"
      aria-label={messages.turn}
      title={messages.turn}
      onClick={() => onZoom(turn)}
    >
      <RefreshIcon />
    </Button>
    {!isWhole && (
      <Button type="button" tone="ghost" size="small" onClick={() => onZoom(wholePaper)}>
        {messages.whole}
      </Button>
    )}
  </fieldset>
)

/**
 * The page gets new links every few minutes. A picture that is there stays as it is: every loading would be one more look in the log that
 * its owner reads. One that does not come is asked for with a new link, once by itself.
 */
function useLink(newest: string) {
  const { revalidate } = useRevalidator()
  const [src, setSrc] = useState(newest)
  const [state, setState] = useState<'loading' | 'there' | 'asking' | 'failed'>('loading')
  const [isAskedOnce, setAskedOnce] = useState(false)
  if ((state === 'asking' || state === 'failed') && newest !== src) {
    setSrc(newest)
    setState('loading')
  }
  const ask = async () => {
    setState('asking')
    await revalidate()
    // Offline there is no new link.
    setState((now) => (now === 'asking' ? 'failed' : now))
  }
  return {
    src,
    state: state === 'asking' ? ('loading' as const) : state,
    onLoad: () => {
      setState('there')
      setAskedOnce(false)
    },
    onError: () => {
      if (isAskedOnce) return setState('failed')
      setAskedOnce(true)
      void ask()
    },
    tryAgain: ask,
  }
}
