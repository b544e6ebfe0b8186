import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { randomKey } from '../../../client/device/random-key.ts'
import { toFormProblem, useForm } from '../../../client/forms/use-form.ts'
import { useAuth, useCall } from '../../../client/session/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import type { OwnReviewView } from './load-own-review.ts'
import { PhotoChoice, toPhotos, useChosenPhotos } from './photo-choice.tsx'
import {
  emptyReviewDraft,
  findReviewDraft,
  forgetReviewDraft,
  keepReviewDraft,
  type ReviewDraft,
} from './review-draft.ts'
import { PartRatings, PartyChoice, ReviewText } from './review-fields.tsx'
import { StarChoice } from './star-choice.tsx'

type ReviewFormProps = { view: OwnReviewView; onDone: () => void }

export default function ReviewForm({ view, onDone }: ReviewFormProps) {
  const { messages, review, stars } = view
  const { revalidate } = useRevalidator()
  const [draft, change] = useReviewDraft(view)
  const send = useSend(view)
  const [existing, setExisting] = useState(review?.photos ?? [])
  const chosen = useChosenPhotos(view, existing)
  const { form, isPending, message, errorOf } = useForm(async () => {
    const photos = toPhotos(chosen, messages.photos)
    if ('problem' in photos) return { message: photos.problem, fields: { photos: photos.problem } }
    const outcome = await send(draft, photos.photos)
    isUnsent.current = !outcome.ok && outcome.status === 0
    if (outcome.ok) {
      forgetReviewDraft()
      await revalidate()
      onDone()
    }
    return toFormProblem(outcome, messages.offline)
  })
  const isUnsent = useSendOnline(form.ref)
  // It has just been asked for.
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])
  return (
    <form {...form} className="max-w-2xl space-y-5">
      <FormAlert message={message} />
      <StarChoice
        isLarge
        name="rating"
        label={messages.rating}
        names={stars}
        value={draft.rating}
        onChange={(rating) => change({ rating })}
        error={errorOf('rating') && messages.ratingRequired}
      />
      <PartyChoice
        view={view}
        chosen={draft.with}
        onChoose={(party) => change({ with: party })}
        error={errorOf('with') && messages.partyRequired}
      />
      <ReviewText messages={messages} text={draft.text} onType={(text) => change({ text })} error={errorOf('text')} />
      <PhotoChoice
        chosen={chosen}
        view={view}
        error={errorOf('photos')}
        onRemove={(id) => setExisting(existing.filter((photo) => photo.id !== id))}
      />
      <PartRatings view={view} ratings={draft.parts} onRate={(parts) => change({ parts })} />
      <p className="text-sm text-ink-soft">{messages.shown}</p>
      <div className="flex flex-wrap gap-3">
        <Button isPending={isPending} pendingLabel={messages.sending} className="max-sm:w-full">
          {messages.send}
        </Button>
        <Button type="button" tone="quiet" onClick={onDone} className="max-sm:w-full">
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The draft: what this device holds of it, or else the review as it was sent. */
function useReviewDraft({ source, id, review }: OwnReviewView) {
  const { user } = useAuth()
  const place = { owner: String(user?.id ?? ''), of: `${source} ${id}` }
  const [draft, setDraft] = useState<ReviewDraft>(() => findReviewDraft(place) ?? review ?? emptyReviewDraft)
  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    keepReviewDraft(place, next)
  }
  return [draft, change] as const
}

/** Sends what found no network, once there is one. */
function useSendOnline(form: RefObject<HTMLFormElement | null>): RefObject<boolean> {
  const isUnsent = useRef(false)
  useEffect(() => {
    const sendUnsent = () => void (isUnsent.current && form.current?.requestSubmit())
    addEventListener('online', sendUnsent)
    return () => removeEventListener('online', sendUnsent)
  }, [form])
  return isUnsent
}

/** Writes it the first time, and changes it from then on. Problems stand in the form itself. */
function useSend({ source, id, review }: OwnReviewView) {
  const call = useCall()
  // One key for all tries of the same words: what arrived without an answer is not refused as written already.
  const tried = useRef({ text: '', key: '' })
  return ({ rating, parts, text, with: party }: ReviewDraft, photos: string[]) => {
    // A missing choice is refused by its name.
    const body = { rating, parts, text, with: party as NonNullable<typeof party>, photos }
    const input = { params: { id }, body }
    const said = JSON.stringify(body)
    if (tried.current.text !== said) tried.current = { text: said, key: randomKey() }
    const idempotencyKey = tried.current.key
    const rules = { hide: { error: true } }
    if (source === 'reservation')
      return review
        ? call('PUT /customer/reservations/{id}/review', input, rules)
        : call('POST /customer/reservations/{id}/review', input, { ...rules, idempotencyKey })
    return review
      ? call('PUT /customer/purchases/{id}/review', input, rules)
      : call('POST /customer/purchases/{id}/review', input, { ...rules, idempotencyKey })
  }
}
