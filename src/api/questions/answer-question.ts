import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { findRecipient } from '../../db/queries/messages/notifications.ts'
import { getPropertyTitle } from '../../db/queries/orders/order-messages.ts'
import { findAsker, lockQuestionIn, setQuestionAnswer } from '../../db/queries/reviews/questions.ts'
import type { Scope } from '../../domain/organisations/scope.ts'
import { toReviewNews } from '../../i18n/review-news.ts'
import { notify } from '../../notify/notify.ts'
import { requireNoContact } from '../reviews/require-no-contact.ts'

type Answer = { id: number; text: string; now: Date }

/** Once: it is on the page from here on. Who asked is told. */
export async function answerQuestion(tx: Tx, scope: Scope, { id, text, now }: Answer): Promise<void> {
  // Locked first, as in deleting an account: the question changes with it.
  const asker = await findAsker(tx, id)
  const to = asker === null ? null : await findRecipient(tx, asker)
  const question = await lockQuestionIn(tx, scope, id)
  if (!question) throw new Problem('NOT_FOUND')
  if (question.answer !== null) throw new Problem('REVIEW_ANSWERED')
  requireNoContact(text)
  await setQuestionAnswer(tx, { id, answer: text, account: scope.account, now })
  if (!to) return
  const event = 'question-answered'
  const title = await getPropertyTitle(tx, question.property, to.language)
  const news = { event, key: String(id), entity: 'property', entityId: question.property } as const
  await notify(tx, to, { ...news, text: toReviewNews(to.language, event, title) }, { now })
}
