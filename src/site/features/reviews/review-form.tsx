import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { randomKey } from '../../../client/device/random-key.ts'
import { toFormProblem, useForm } from '../../../client/forms/use-form.ts'
import { useAuth, useCall } from '../../../client/session/auth.ts'
import { reviewLimits } from '../../../domain/reviews/review.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { ChevronDownIcon } from '../../../ui/icons.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { OwnReviewView } from './load-own-review.ts'
import { PhotoChoice, toPhotos, useChosenPhotos } from './photo-choice.tsx'
import { emptyDraft, findReviewDraft, forgetReviewDraft, keepReviewDraft, type ReviewDraft } from './review-draft.ts'
import { StarChoice } from './star-choice.tsx'

type ReviewFormProps = { view: OwnReviewView; onDone: () => void }

export default function ReviewForm({ view, onDone }: ReviewFormProps) {
  const { messages, source, id, review, parts, parties, stars } = view
  const { revalidate } = useRevalidator()
  const { user } = useAuth()
  const send = useSend(view)
  const place = { owner: String(user?.id ?? ''), of: `${source} ${id}` }
  const [draft, setDraft] = useState<ReviewDraft>(() => findReviewDraft(place) ?? review ?? emptyDraft)
  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    keepReviewDraft(place, next)
  }
  const [kept, setKept] = useState(review?.photos ?? [])
  const chosen = useChosenPhotos(view, kept)
  const isUnsent = useRef(false)
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
  useEffect(() => {
    const sendUnsent = () => void (isUnsent.current && form.ref.current?.requestSubmit())
    addEventListener('online', sendUnsent)
    return () => removeEventListener('online', sendUnsent)
  }, [form.ref])
  // It has just been asked for.
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])
  const partyError = errorOf('with') && messages.partyRequired
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
      <fieldset
        className={fieldLook.field}
        aria-describedby={partyError ? 'party-error' : undefined}
        tabIndex={partyError ? -1 : undefined}
      >
        <legend className={fieldLook.label}>{messages.party}</legend>
        <div className="flex flex-wrap gap-x-6">
          {parties.map(({ party, label }) => (
            <Radio
              key={party}
              name="with"
              value={party}
              checked={draft.with === party}
              onChange={() => change({ with: party })}
            >
              {label}
            </Radio>
          ))}
        </div>
        {partyError && (
          <p id="party-error" className={fieldLook.error}>
            {partyError}
          </p>
        )}
      </fieldset>
      <TextArea
        name="text"
        label={messages.text}
        description={
          <>
            {messages.textHint} {fill(messages.left, { count: reviewLimits.text.max - draft.text.length })}
          </>
        }
        error={errorOf('text')}
        dir="auto"
        rows={6}
        maxLength={reviewLimits.text.max}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <PhotoChoice
        chosen={chosen}
        view={view}
        error={errorOf('photos')}
        onRemove={(id) => setKept(kept.filter((photo) => photo.id !== id))}
      />
      <details className="rounded-control border border-line px-4">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between font-semibold">
          {messages.parts}
          <ChevronDownIcon />
        </summary>
        <div className="grid gap-3 pb-4 sm:grid-cols-2">
          {parts.map(({ part, label }) => (
            <StarChoice
              key={part}
              name={part}
              label={label}
              names={stars}
              value={draft.parts[part] ?? 0}
              onChange={(chosen) => change({ parts: { ...draft.parts, [part]: chosen } })}
            />
          ))}
        </div>
      </details>
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

/** Writes it the first time, and changes it from then on. Problems stand in the form itself. */
function useSend({ source, id, review }: OwnReviewView) {
  const call = useCall()
  // One key for all tries of the same words: what arrived without an answer is not refused as written already.
  const tried = useRef({ text: '', key: '' })
  return ({ rating, parts, text, with: party }: ReviewDraft, photos: string[]) => {
    // What was not chosen is refused by its name.
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
