import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../../client/device/lazy-component.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { OwnReviewView } from './load-own-review.ts'
import { PhotoThumb } from './photo-thumb.tsx'

const ReviewForm = lazyComponent(() => import('./review-form.tsx'))

/** The customer's review, and its form; or why there is none. */
export function OwnReview({ view }: { view: OwnReviewView }) {
  const { messages, review, note, isOpen } = view
  const [isWriting, setWriting] = useState(false)
  const button = useRef<HTMLDivElement>(null)
  const wasWriting = useRef(false)
  // The field that had the focus is gone.
  useEffect(() => {
    if (!isWriting && wasWriting.current) button.current?.querySelector('button')?.focus()
    wasWriting.current = isWriting
  }, [isWriting])
  return (
    <Panel title={messages.title} className="print:hidden">
      {isWriting ? (
        <Suspense fallback={<p role="status">{messages.invite}</p>}>
          <ReviewForm view={view} onDone={() => setWriting(false)} />
        </Suspense>
      ) : (
        <div className="space-y-3">
          {review ? <Written view={view} review={review} /> : isOpen && <p>{messages.invite}</p>}
          <p className="text-sm text-ink-soft">{note}</p>
          {isOpen && (
            <div ref={button} className="noscript:hidden">
              <Button type="button" tone={review ? 'quiet' : 'primary'} onClick={() => setWriting(true)}>
                {review ? messages.change : messages.write}
              </Button>
            </div>
          )}
        </div>
      )}
    </Panel>
  )
}

type WrittenProps = { view: OwnReviewView; review: NonNullable<OwnReviewView['review']> }

const Written = ({ view: { messages }, review }: WrittenProps) => (
  <>
    <Stars value={review.rating} label={review.rated} />
    <p lang="" dir="auto" className="whitespace-pre-line wrap-anywhere">
      {review.text}
    </p>
    {/* What is hidden is hidden with its photos. */}
    {review.photos.length > 0 && !review.isHidden && (
      <ul className="flex flex-wrap gap-2">
        {review.photos.map((photo) => (
          <li key={photo.id}>
            <PhotoThumb photo={photo} />
          </li>
        ))}
      </ul>
    )}
    <p className="text-sm text-ink-soft">{review.isHidden ? messages.hidden : messages.shown}</p>
    {review.answer && (
      <div className="border-s-2 border-line-strong ps-3">
        <p className="text-sm font-semibold">{messages.answer}</p>
        <p lang="" dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-soft">
          {review.answer}
        </p>
      </div>
    )}
  </>
)
