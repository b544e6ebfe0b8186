import type { AllOf, KindsWith } from '../content-kinds.ts'
import type { ReservationStatus, Steps } from '../orders/states.ts'
import type { SaleKind } from '../sales/sale.ts'
import { addDays, type Day } from '../time/day.ts'

/** Kinds that can be reviewed. Events and offers have ended before a review could help anyone. */
export const reviewKinds = [
  'property',
  'tourism',
  'umrah',
  'activity',
] as const satisfies readonly KindsWith<'review'>[]
export type ReviewKind = AllOf<KindsWith<'review'>, (typeof reviewKinds)[number]>

export const reviewedSales = ['tourism', 'umrah', 'activity'] as const satisfies readonly (ReviewKind & SaleKind)[]
export type ReviewedSale = AllOf<ReviewKind & SaleKind, (typeof reviewedSales)[number]>

export const isReviewedSale = (kind: SaleKind): kind is ReviewedSale => reviewedSales.some((one) => one === kind)

export const reviewParts = ['clean', 'place', 'staff', 'comfort', 'worth', 'powerAndWater'] as const
export type ReviewPart = (typeof reviewParts)[number]
export type ReviewParts = Partial<Record<ReviewPart, number | null>>

/** The aspects that fit a kind: a boat ride has no beds. */
export const partsOfKind: Record<ReviewKind, readonly ReviewPart[]> = {
  property: reviewParts,
  tourism: ['place', 'staff', 'comfort', 'worth'],
  umrah: ['place', 'staff', 'comfort', 'worth'],
  activity: ['place', 'staff', 'worth'],
}

export const reviewParties = ['family', 'couple', 'friends', 'alone'] as const
export type ReviewParty = (typeof reviewParties)[number]

export const reviewSorts = ['newest', 'best', 'worst'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const reportReasons = ['untrue', 'insulting', 'personal', 'advertising', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** How uploads that are meant for a review say so, and how many it has at most. */
export const photoField = 'photos'
export const maxPhotos = 5

/** In letters; `days`: for how long after its end something can be reviewed. */
export const reviewLimits = { text: { min: 10, max: 2_000 }, answer: { min: 2, max: 1_000 }, days: 90 } as const

/** A reported review stays visible until an operator has decided: otherwise any customer could hide any review. */
export const reviewStatuses = ['shown', 'reported', 'hidden'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export const nextReviewStatuses = {
  shown: ['reported', 'hidden'],
  reported: ['shown', 'hidden'],
  hidden: ['shown'],
} as const satisfies Steps<ReviewStatus>

/** `isOwn`: its customer works for the property, or for who sold it. `isMissed`: its guests never came. */
export type Reviewed = { status: ReservationStatus; isClosed: boolean; isOwn: boolean; isMissed: boolean; endsOn: Day }

/** `early`: it has not ended yet. `late`: it ended too long ago. `never`: it did not take place. `own`: members of a property cannot review it. */
export type ReviewState = 'open' | 'early' | 'late' | 'never' | 'own'

export const lastReviewDay = ({ endsOn }: Pick<Reviewed, 'endsOn'>): Day => addDays(endsOn, reviewLimits.days)

export function toReviewState(reviewed: Reviewed, today: Day): ReviewState {
  const { status, isClosed, isOwn, isMissed, endsOn } = reviewed
  if (isClosed || isMissed || status === 'rejected' || status === 'failed') return 'never'
  if (isOwn) return 'own'
  if (today < endsOn) return 'early'
  if (status === 'pending') return 'never'
  return today > lastReviewDay(reviewed) ? 'late' : 'open'
}
