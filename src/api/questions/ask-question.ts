import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { getPropertyTitle } from '../../db/queries/orders/order-messages.ts'
import { countOpenQuestions, insertQuestion } from '../../db/queries/reviews/questions.ts'
import { holdAnswerers } from '../../db/queries/reviews/reviews-work.ts'
import { maxOpenQuestions } from '../../domain/reviews/question.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toTextLanguage } from '../../domain/text/text-language.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import { notifyAnswerers } from '../reviews/notify-answerers.ts'
import { requireNoContact } from '../reviews/require-no-contact.ts'

type Asking = { property: number; customer: number; text: string; now: Date }

/** The question waits for its answer; until then only the property sees it. */
export async function askQuestion(tx: Tx, { property, customer, text, now }: Asking): Promise<void> {
  requireNoContact(text)
  // However many they ask at once.
  await lockActiveCustomer(tx, customer)
  const open = await countOpenQuestions(tx, property, customer)
  if (!open) throw new Problem('NOT_FOUND')
  const { ofCustomer, ofProperty } = maxOpenQuestions
  if (open.ofCustomer >= ofCustomer || open.ofProperty >= ofProperty) throw new Problem('TOO_MANY_QUESTIONS')
  const answerers = await holdAnswerers(tx, { kind: 'property', item: property }, now)
  await insertQuestion(tx, { property, customer, text, language: toTextLanguage(text), now })
  // Anybody can ask: however many do in an hour, it is told once.
  const key = `${property}:${now.toISOString().slice(0, 13)}`
  const getTitle = (language: Locale) => getPropertyTitle(tx, property, language)
  await notifyAnswerers(tx, answerers, { event: 'question-asked', key, item: property, getTitle, now })
}
