import { hasShape, isRecord, isText } from '../../../client/device/stored-shape.ts'
import { tabValue } from '../../../client/device/tab-value.ts'
import { reviewKey } from '../../../client/session/clear-on-sign-out.ts'
import {
  type ReviewPart,
  type ReviewParty,
  reviewLimits,
  reviewParties,
  reviewParts,
} from '../../../domain/reviews/review.ts'

/** An unsent review. It survives a reload and another language, not closing the tab. */
export type ReviewDraft = {
  rating: number
  parts: Partial<Record<ReviewPart, number>>
  text: string
  with: ReviewParty | null
}

/** `owner`: a shared phone must not show the next person what the last one wrote. `of`: the order that it is about. */
export type ReviewDraftKey = { owner: string; of: string }

export const emptyReviewDraft: ReviewDraft = { rating: 0, parts: {}, text: '', with: null }

const toStars = (value: unknown): number => [1, 2, 3, 4, 5].find((stars) => stars === value) ?? 0

function parse(draft: unknown): ReviewDraft | null {
  if (!isRecord(draft)) return null
  const { rating, parts, text, with: party } = draft
  const said = isRecord(parts) ? parts : {}
  return {
    rating: toStars(rating),
    parts: Object.fromEntries(
      reviewParts.filter((part) => toStars(said[part])).map((part) => [part, toStars(said[part])]),
    ),
    text: typeof text === 'string' ? text.slice(0, reviewLimits.text.max) : '',
    with: reviewParties.find((one) => one === party) ?? null,
  }
}

const isPlace = hasShape<ReviewDraftKey>({ owner: isText, of: isText })
const stored = tabValue<ReviewDraftKey & { draft: unknown }>(reviewKey, (found) =>
  isPlace(found) ? { draft: null, ...found } : null,
)

export function findReviewDraft({ owner, of }: ReviewDraftKey): ReviewDraft | null {
  const found = stored.read()
  return found?.owner === owner && found.of === of ? parse(found.draft) : null
}

export const keepReviewDraft = (place: ReviewDraftKey, draft: ReviewDraft): void =>
  void stored.write({ ...place, draft })

export const forgetReviewDraft = stored.remove
