import { z } from 'zod'
import { workShows } from '../domain/reviews/question.ts'
import {
  maxPhotos,
  reportReasons,
  reviewedSales,
  reviewKinds,
  reviewLimits,
  reviewParties,
  reviewSorts,
} from '../domain/reviews/review.ts'
import { reviewTopics } from '../domain/reviews/review-topics.ts'
import { locales } from '../domain/text/locale.ts'
import { toPlainText } from '../domain/text/plain-text.ts'
import { latinNumber } from './availability.ts'
import { type CallLimits, defineCalls, Id, IdNumber, List, Page, PageMeta } from './call.ts'
import type { ProblemCode } from './problem-codes.ts'

const Stars = z.number().int().min(1).max(5)
const SentStars = z.preprocess(latinNumber, Stars)

/** Ratings of single aspects; not every aspect fits every kind, and all are optional. */
const partsOf = <Part extends z.ZodType>(part: Part) => ({
  clean: part,
  place: part,
  staff: part,
  comfort: part,
  worth: part,
  powerAndWater: part,
})
export const PartStars = z.object(partsOf(Stars.optional()))
export const Averages = z.object(partsOf(z.number().optional()))

/** Several lines as people write them; more than one empty line between two is none of their text. */
export const Said = ({ min, max }: { min: number; max: number }) =>
  z.preprocess(
    (text) => (typeof text === 'string' ? toPlainText(text).replace(/\n{3,}/g, '\n\n') : text),
    z.string().min(min).max(max).regex(/\p{L}/u),
  )

const WrittenReview = z.object({
  rating: SentStars,
  parts: z
    .object(partsOf(z.preprocess(latinNumber, Stars.nullish())))
    .nullish()
    .transform((parts) => parts ?? {}),
  text: Said(reviewLimits.text),
  with: z.enum(reviewParties),
  /** Uploads, and what the review has already, in their order; without it, its photos stay as they are. */
  photos: z
    .array(z.uuid().toLowerCase())
    .max(maxPhotos)
    .refine((photos) => new Set(photos).size === photos.length)
    .optional(),
})

/** `url` is the folder of its renditions, as of other pictures. */
export const ReviewPhoto = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

export const Review = z.object({
  id: z.number().int(),
  rating: z.number().int(),
  parts: PartStars,
  text: z.string(),
  /** The language of the text, by its letters. */
  language: z.enum(locales),
  with: z.enum(reviewParties),
  /** The first name and an initial. */
  guest: z.string(),
  /** In which the stay or tour ended: `2026-11`. */
  month: z.string(),
  isEdited: z.boolean(),
  photos: z.array(ReviewPhoto),
  /** The answer of the property, or of the seller. */
  answer: z.string().nullable(),
})

export const ReviewSummary = z.object({
  /** Null where there are none. */
  rating: z.number().nullable(),
  count: z.number().int(),
  /** How many gave one star, two… */
  distribution: z.array(z.number().int()).length(5),
  parts: Averages,
  languages: z.object({ en: z.number().int(), ar: z.number().int(), ku: z.number().int() }),
  parties: z.object({
    family: z.number().int(),
    couple: z.number().int(),
    friends: z.number().int(),
    alone: z.number().int(),
  }),
  /** The most frequent topics, counted in the texts. */
  topics: z.array(z.object({ topic: z.enum(reviewTopics), count: z.number().int() })),
})

const ReviewQuery = Page(8).extend({
  sort: z.enum(reviewSorts).default('newest'),
  language: z.enum(locales).optional(),
  with: z.enum(reviewParties).optional(),
  topic: z.enum(reviewTopics).optional(),
})

const Reviews = z.object({ data: z.array(Review), meta: PageMeta, summary: ReviewSummary })

const ReviewOf = Review.extend({ kind: z.enum(reviewKinds), itemId: z.number().int(), title: z.string() })

/** A customer's review of an order, and whether they may write one. */
export const OwnReview = z.object({
  kind: z.enum(reviewKinds),
  itemId: z.number().int(),
  /** `early`: it is not over. `late`: it has been for too long. `never`: it did not take place. `own`: they work there. */
  state: z.enum(['open', 'early', 'late', 'never', 'own']),
  /** The first and the last day on which it can be written and changed. */
  from: z.string(),
  until: z.string(),
  review: z
    .object({
      id: z.number().int(),
      rating: z.number().int(),
      parts: PartStars,
      text: z.string(),
      with: z.enum(reviewParties),
      photos: z.array(ReviewPhoto),
      /** An operator has taken it off the page. */
      isHidden: z.boolean(),
      answer: z.string().nullable(),
    })
    .nullable(),
})

const Written = OwnReview.extend({ message: z.string() })
const writing: ProblemCode[] = [
  'NOT_FOUND',
  'REVIEW_TOO_EARLY',
  'REVIEW_TOO_LATE',
  'REVIEW_NOT_STAYED',
  'REVIEW_OWN',
  'REVIEW_HAS_LINK',
  'REVIEW_HAS_PHONE',
  'FILE_NOT_READY',
  'FILE_TYPE_UNKNOWN',
]

const limitsOfReviews: CallLimits = { address: 'reviewsPerIpAddress', customer: 'reviews', global: 'reviewsGlobally' }

export const reviewCalls = defineCalls({
  'GET /user/properties/{id}/reviews': {
    summary: 'What guests say of a stay, and what it adds up to',
    audience: 'visitor',
    params: Id,
    query: ReviewQuery,
    ok: Reviews,
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
  'GET /public/sales/{type}/{id}/reviews': {
    summary: 'The same of a tour, an Umrah or an activity',
    audience: 'visitor',
    params: z.object({ type: z.enum(reviewedSales), id: IdNumber }),
    query: ReviewQuery,
    ok: Reviews,
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
  'GET /customer/reservations/{id}/review': {
    summary: 'What the customer has written of a stay, and whether they may',
    audience: 'customer',
    params: Id,
    ok: OwnReview,
    problems: ['NOT_FOUND'],
  },
  'POST /customer/reservations/{id}/review': {
    summary: 'Reviews a stay that is over: once, for 90 days',
    audience: 'customer',
    limits: limitsOfReviews,
    isCreating: true,
    params: Id,
    body: WrittenReview,
    ok: Written,
    problems: [...writing, 'REVIEW_EXISTS'],
  },
  'PUT /customer/reservations/{id}/review': {
    summary: 'Changes what was written, for the same 90 days',
    audience: 'customer',
    limits: limitsOfReviews,
    params: Id,
    body: WrittenReview,
    ok: Written,
    problems: writing,
  },
  'GET /customer/purchases/{id}/review': {
    summary: 'What the customer has written of a tour, an Umrah or an activity, and whether they may',
    audience: 'customer',
    params: Id,
    ok: OwnReview,
    problems: ['NOT_FOUND'],
  },
  'POST /customer/purchases/{id}/review': {
    summary: 'Reviews what was bought and is over: once, for 90 days',
    audience: 'customer',
    limits: limitsOfReviews,
    isCreating: true,
    params: Id,
    body: WrittenReview,
    ok: Written,
    problems: [...writing, 'REVIEW_EXISTS'],
  },
  'PUT /customer/purchases/{id}/review': {
    summary: 'Changes what was written, for the same 90 days',
    audience: 'customer',
    limits: limitsOfReviews,
    params: Id,
    body: WrittenReview,
    ok: Written,
    problems: writing,
  },
  'POST /customer/reviews/{id}/report': {
    summary: 'Asks an operator to look at a review; it is shown until they have',
    audience: 'customer',
    limits: { address: 'reviewsPerIpAddress', customer: 'reviewReports', global: 'reviewsGlobally' },
    isCreating: true,
    params: Id,
    body: z.object({ reason: z.enum(reportReasons) }),
    ok: z.object({ message: z.string() }),
    problems: ['NOT_FOUND'],
  },
  'GET /public/reviews/{id}': {
    summary: 'One review, with what it is of',
    audience: 'visitor',
    params: Id,
    ok: ReviewOf,
    problems: ['NOT_FOUND'],
  },
  'GET /business/reviews': {
    summary: 'Reviews of what the caller answers for as a manager, those without an answer first',
    audience: 'member',
    right: { area: 'reviews', level: 'view', of: ['property', 'seller'] },
    limits: { account: 'sellerReads' },
    query: Page(20).extend({ show: z.enum(workShows).default('all') }),
    ok: List(ReviewOf),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY'],
  },
  'POST /business/reviews/{id}/answer': {
    summary: 'Answers a review, once',
    audience: 'member',
    right: { area: 'reviews', level: 'change', of: ['property', 'seller'] },
    limits: { address: 'reviewAnswersPerIpAddress', account: 'reviewAnswers', global: 'reviewAnswersGlobally' },
    isCreating: true,
    params: Id,
    body: z.object({ text: Said(reviewLimits.answer) }),
    ok: z.object({ message: z.string() }),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY', 'NOT_FOUND', 'REVIEW_ANSWERED', 'REVIEW_HAS_LINK', 'REVIEW_HAS_PHONE'],
  },
})
