import { day, hour } from '../time/units.ts'
import { over } from './rate.ts'

/** Of what guests write, report and are answered. A part of the one table of limits. */
export const reviewLimitsOfUse = {
  reviewsFromAddress: {
    by: 'address',
    burst: 120,
    every: 5,
    meaning: 'reviews written, changed and reported: everybody reads them, and pages are made anew',
  },
  reviews: {
    by: 'customer',
    ...over(day, 30),
    meaning: 'reviews written and changed by one customer: every page is made anew after each',
  },
  reviewReports: { by: 'customer', ...over(day, 20), meaning: 'reviews reported: each waits for an operator' },
  reviewsInAll: { by: 'all', burst: 2_000, every: 0.5, meaning: 'reviews written, changed and reported by everybody' },
  reviewAnswersFromAddress: {
    by: 'address',
    burst: 120,
    every: 5,
    meaning: 'reviews answered: each is told to its guest',
  },
  reviewAnswers: { by: 'account', ...over(hour, 60), meaning: 'the same by one manager' },
  reviewAnswersInAll: { by: 'all', burst: 1_000, every: 1, meaning: 'the same by everybody' },
  questionsFromAddress: {
    by: 'address',
    burst: 60,
    every: 20,
    meaning: 'questions asked and reported: each waits for a person',
  },
  questions: { by: 'customer', ...over(day, 10), meaning: 'questions asked by one customer' },
  questionsInAll: { by: 'all', burst: 1_000, every: 1, meaning: 'questions asked and reported by everybody' },
} as const
