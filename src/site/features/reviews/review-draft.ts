import { withStorage } from '../../../client/device/reload-guard.ts'
import { keptReview as name } from '../../../client/session/clear-on-sign-out.ts'
import {
  type ReviewPart,
  type ReviewParty,
  reviewLimits,
  reviewParties,
  reviewParts,
} from '../../../domain/reviews/review.ts'

/** What somebody has written of something and not sent yet. It outlives a reload and another language, not the tab. */
export type ReviewDraft = {
  rating: number
  parts: Partial<Record<ReviewPart, number>>
  text: string
  with: ReviewParty | null
}

/** `owner`: a shared phone must not show the next person what the last one wrote. `of`: the order that it is about. */
export type DraftPlace = { owner: string; of: string }

export const emptyDraft: ReviewDraft = { rating: 0, parts: {}, text: '', with: null }

const toStars = (value: unknown): number => [1, 2, 3, 4, 5].find((stars) => stars === value) ?? 0

/** Whatever was kept, by any version of the site. */
function parse(kept: unknown): ReviewDraft | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { rating, parts, text, with: party } = kept as Record<string, unknown>
  const said = (typeof parts === 'object' && parts !== null ? parts : {}) as Record<string, unknown>
  return {
    rating: toStars(rating),
    parts: Object.fromEntries(
      reviewParts.filter((part) => toStars(said[part])).map((part) => [part, toStars(said[part])]),
    ),
    text: typeof text === 'string' ? text.slice(0, reviewLimits.text.max) : '',
    with: reviewParties.find((one) => one === party) ?? null,
  }
}

export const findReviewDraft = ({ owner, of }: DraftPlace): ReviewDraft | null =>
  withStorage((storage) => {
    const kept = JSON.parse(storage.getItem(name) ?? 'null') as (DraftPlace & { draft: unknown }) | null
    return kept?.owner === owner && kept.of === of ? parse(kept.draft) : null
  })

export const keepReviewDraft = (place: DraftPlace, draft: ReviewDraft): void =>
  void withStorage((storage) => storage.setItem(name, JSON.stringify({ ...place, draft })))

export const forgetReviewDraft = (): void => void withStorage((storage) => storage.removeItem(name))
