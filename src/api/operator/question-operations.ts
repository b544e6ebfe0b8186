import type { Tx } from '../../db/database.ts'
import { listReportedQuestions, lockQuestion, type OperatedQuestion } from '../../db/queries/reviews/questions.ts'
import { questionStatus, tryTransition } from '../../db/transition.ts'
import type { ReviewStatus } from '../../domain/reviews/review.ts'
import { type Operation, OperationError, toNumber } from './operation-input.ts'

async function getQuestion(tx: Tx, word: string | undefined): Promise<OperatedQuestion> {
  const question = await lockQuestion(tx, toNumber(word, 'QUESTION'))
  if (!question) throw new OperationError('There is no such question')
  return question
}

const toText = ({ id, title, status, reasons, text, answer }: OperatedQuestion): string =>
  [
    `Question ${id} to ${title}, ${status}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`,
    text,
    answer === null ? 'Not answered' : `Answer: ${answer}`,
  ]
    .map((line) => line.replaceAll('\n', '\n  '))
    .join('\n  ')

async function become(tx: Tx, word: string | undefined, to: ReviewStatus, already: string): Promise<OperatedQuestion> {
  const question = await getQuestion(tx, word)
  if (!(await tryTransition(tx, questionStatus, { id: question.id, to }))) throw new OperationError(already)
  return question
}

/** Reported questions of guests, and the decisions about them. */
export const questionOperations: Record<string, Operation> = {
  questions: {
    usage: 'questions   (lists reported questions)',
    args: 0,
    isLook: true,
    async run(tx) {
      const found = await listReportedQuestions(tx)
      return found.length === 0 ? 'There are no reported questions' : found.map(toText).join('\n')
    },
  },
  question: {
    usage: 'question QUESTION   (shows it with its answer)',
    args: 1,
    isLook: true,
    run: async (tx, { args: [id] }) => toText(await getQuestion(tx, id)),
  },
  'question-hide': {
    usage: 'question-hide QUESTION   (it is no longer shown, nor its answer)',
    args: 1,
    async run(tx, { args: [id] }) {
      const { title } = await become(tx, id, 'hidden', 'This question is already hidden')
      return `Question ${id} to ${title} is hidden`
    },
  },
  'question-show': {
    usage: 'question-show QUESTION   (after a report without reason, or if it was hidden by mistake)',
    args: 1,
    async run(tx, { args: [id] }) {
      const { title } = await become(tx, id, 'shown', 'This question is shown and has not been reported')
      return `Question ${id} to ${title} is shown once it is answered`
    },
  },
}
