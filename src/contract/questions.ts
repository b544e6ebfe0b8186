import { z } from 'zod'
import { questionLimits, workShows } from '../domain/reviews/question.ts'
import { reportReasons, reviewLimits } from '../domain/reviews/review.ts'
import { locales } from '../domain/text/locale.ts'
import { defineCalls, Id, List, Page } from './call.ts'
import { Said } from './reviews.ts'

export const Question = z.object({
  id: z.number().int(),
  text: z.string(),
  /** The language of the text, by its letters. */
  language: z.enum(locales),
  /** The first name and an initial; null where the account is gone. */
  guest: z.string().nullable(),
  /** In which it was asked: `2026-11`. */
  month: z.string(),
  /** The answer of the property; null before there is one. */
  answer: z.string().nullable(),
})

const WorkQuestion = Question.extend({ propertyId: z.number().int(), title: z.string() })

export const questionCalls = defineCalls({
  'GET /user/properties/{id}/questions': {
    summary: 'What guests have asked a stay, with its answers, the latest first',
    audience: 'visitor',
    params: Id,
    query: Page(8),
    ok: List(Question),
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
  'GET /public/questions/{id}': {
    summary: 'One question that was answered',
    audience: 'visitor',
    params: Id,
    ok: WorkQuestion,
    problems: ['NOT_FOUND'],
  },
  'POST /customer/properties/{id}/questions': {
    summary: 'Asks a stay something; it is shown once it is answered',
    audience: 'customer',
    limits: { address: 'questionsPerIpAddress', customer: 'questions', global: 'questionsGlobally' },
    isCreating: true,
    params: Id,
    body: z.object({ text: Said(questionLimits.text) }),
    ok: z.object({ message: z.string() }),
    problems: ['NOT_FOUND', 'TOO_MANY_QUESTIONS', 'REVIEW_HAS_LINK', 'REVIEW_HAS_PHONE'],
  },
  'POST /customer/questions/{id}/report': {
    summary: 'Asks an operator to look at a question or its answer; it is shown until they have',
    audience: 'customer',
    limits: { address: 'questionsPerIpAddress', customer: 'reviewReports', global: 'questionsGlobally' },
    isCreating: true,
    params: Id,
    body: z.object({ reason: z.enum(reportReasons) }),
    ok: z.object({ message: z.string() }),
    problems: ['NOT_FOUND'],
  },
  'GET /business/questions': {
    summary: 'What the properties that the caller answers for as a manager were asked, what waits longest first',
    audience: 'member',
    right: { area: 'reviews', level: 'view', of: ['property'] },
    limits: { account: 'sellerReads' },
    query: Page(20).extend({ show: z.enum(workShows).default('all') }),
    ok: List(WorkQuestion),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY'],
  },
  'POST /business/questions/{id}/answer': {
    summary: 'Answers a question, once: it is shown from then on, and who asked is told',
    audience: 'member',
    right: { area: 'reviews', level: 'change', of: ['property'] },
    limits: { address: 'reviewAnswersPerIpAddress', account: 'reviewAnswers', global: 'reviewAnswersGlobally' },
    isCreating: true,
    params: Id,
    body: z.object({ text: Said(reviewLimits.answer) }),
    ok: z.object({ message: z.string() }),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY', 'NOT_FOUND', 'REVIEW_ANSWERED', 'REVIEW_HAS_LINK', 'REVIEW_HAS_PHONE'],
  },
})
