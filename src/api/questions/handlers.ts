import { Problem } from '../../contract/problems.ts'
import type { questionCalls } from '../../contract/questions.ts'
import { findQuestion, findQuestions, findQuestionsIn, type QuestionRow } from '../../db/queries/reviews/questions.ts'
import { isReviewable } from '../../db/queries/reviews/reviews-pages.ts'
import { toGuestName } from '../../domain/accounts/guest-name.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { answerQuestion } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import { reportQuestion } from './report-question.ts'

export const questionHandlers: Handlers<keyof typeof questionCalls> = {
  'GET /user/properties/{id}/questions': async ({ db, params, query }) => {
    if (!(await isReviewable(db, { kind: 'property', item: params.id }))) throw new Problem('NOT_FOUND')
    const { data, meta } = await findQuestions(db, params.id, query)
    return { data: data.map(present), meta }
  },
  'GET /public/questions/{id}': async ({ db, locale, params }) =>
    present(await requireFound(findQuestion(db, locale, params.id))),
  'POST /customer/properties/{id}/questions': async ({ once, caller, params, body, locale, now }) => {
    await once((tx) => askQuestion(tx, { property: params.id, customer: caller.customer, text: body.text, now }))
    return { message: successMessages[locale].QUESTION_ASKED }
  },
  'POST /customer/questions/{id}/report': async ({ once, caller, params, body, locale, now }) => {
    await once((tx) => reportQuestion(tx, { review: params.id, customer: caller.customer, reason: body.reason, now }))
    return { message: successMessages[locale].REVIEW_REPORTED }
  },
  'GET /business/questions': async ({ db, scope, locale, query }) => {
    const { data, meta } = await findQuestionsIn(db, locale, scope, query)
    return { data: data.map(present), meta }
  },
  'POST /business/questions/{id}/answer': async ({ once, scope, params, body, locale, now }) => {
    await once((tx) => answerQuestion(tx, scope, { id: params.id, text: body.text, now }))
    return { message: successMessages[locale].QUESTION_ANSWERED }
  },
}

const present = <Row extends QuestionRow>({ name, ...question }: Row) => ({
  ...question,
  guest: name === null ? null : toGuestName(name),
})
