import { day, hour } from '../time/units.ts'
import { over } from './rate.ts'

/** Limits of reviews, reports and answers. Part of the one table of limits. */
export const reviewLimitsOfUse = {
  reviewsPerIpAddress: {
    by: 'address',
    burst: 120,
    every: 5,
    meaning: 'reviews written, changed and reported: pages are rendered again after each',
  },
  reviews: {
    by: 'customer',
    ...over(day, 30),
    meaning: 'reviews written and changed',
  },
  reviewReports: { by: 'customer', ...over(day, 20), meaning: 'reviews reported: an operator reads each' },
  reviewsGlobally: {
    by: 'all',
    burst: 2_000,
    every: 0.5,
    meaning: 'reviews written, changed and reported by everybody',
  },
  reviewAnswersPerIpAddress: {
    by: 'address',
    burst: 120,
    every: 5,
    meaning: 'answers to reviews: the guest is notified of each',
  },
  reviewAnswers: { by: 'account', ...over(hour, 60), meaning: 'answers to reviews by one manager' },
  reviewAnswersGlobally: { by: 'all', burst: 1_000, every: 1, meaning: 'answers to reviews by everybody' },
  questionsPerIpAddress: {
    by: 'address',
    burst: 60,
    every: 20,
    meaning: 'questions asked and reported: a person reads each',
  },
  questions: { by: 'customer', ...over(day, 10), meaning: 'questions asked' },
  questionsGlobally: { by: 'all', burst: 1_000, every: 1, meaning: 'questions asked and reported by everybody' },
} as const
