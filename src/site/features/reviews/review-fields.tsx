import { reviewLimits } from '../../../domain/reviews/review.ts'
import { fill } from '../../../i18n/fill.ts'
import { fieldLook } from '../../../ui/field-look.ts'
import { ChevronDownIcon } from '../../../ui/icons.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { OwnReviewView } from './load-own-review.ts'
import type { ReviewDraft } from './review-draft.ts'
import { StarChoice } from './star-choice.tsx'

type PartyChoiceProps = {
  view: OwnReviewView
  chosen: ReviewDraft['with']
  onChoose: (party: ReviewDraft['with']) => void
  error: string | undefined
}

export const PartyChoice = ({ view: { messages, parties }, chosen, onChoose, error }: PartyChoiceProps) => (
  <fieldset
    className={fieldLook.field}
    aria-describedby={error ? 'party-error' : undefined}
    tabIndex={error ? -1 : undefined}
  >
    <legend className={fieldLook.label}>{messages.party}</legend>
    <div className="flex flex-wrap gap-x-6">
      {parties.map(({ party, label }) => (
        <Radio key={party} name="with" value={party} checked={chosen === party} onChange={() => onChoose(party)}>
          {label}
        </Radio>
      ))}
    </div>
    {error && (
      <p id="party-error" className={fieldLook.error}>
        {error}
      </p>
    )}
  </fieldset>
)

type ReviewTextProps = {
  messages: OwnReviewView['messages']
  text: string
  onType: (text: string) => void
  error: string | undefined
}

export const ReviewText = ({ messages, text, onType, error }: ReviewTextProps) => (
  <TextArea
    name="text"
    label={messages.text}
    description={
      <>
        {messages.textHint} {fill(messages.left, { count: reviewLimits.text.max - text.length })}
      </>
    }
    error={error}
    dir="auto"
    rows={6}
    maxLength={reviewLimits.text.max}
    value={text}
    onChange={(event) => onType(event.target.value)}
  />
)

type PartRatingsProps = {
  view: OwnReviewView
  ratings: ReviewDraft['parts']
  onRate: (ratings: ReviewDraft['parts']) => void
}

export const PartRatings = ({ view: { messages, parts, stars }, ratings, onRate }: PartRatingsProps) => (
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
          value={ratings[part] ?? 0}
          onChange={(chosen) => onRate({ ...ratings, [part]: chosen })}
        />
      ))}
    </div>
  </details>
)
