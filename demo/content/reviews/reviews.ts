import { reviewsOfActivities } from './activities.ts'
import { reviewsOfBaghdad } from './baghdad.ts'
import { reviewsOfDuhokAndHalabja } from './duhok-halabja.ts'
import { reviewsOfErbil } from './erbil.ts'
import { reviewsOfTours } from './tours.ts'
import { reviewsOfMiddle } from './middle.ts'
import type { DemoReview } from './review-shapes.ts'
import { reviewsOfShrines } from './shrines.ts'
import { reviewsOfSouth } from './south.ts'
import { reviewsOfSulaymaniyah } from './sulaymaniyah.ts'

export const demoReviews: readonly DemoReview[] = [
  ...reviewsOfBaghdad, ...reviewsOfErbil, ...reviewsOfShrines, ...reviewsOfSulaymaniyah, ...reviewsOfDuhokAndHalabja, ...reviewsOfSouth, ...reviewsOfMiddle,
  ...reviewsOfTours, ...reviewsOfActivities,
]
