import { fill } from '../../../i18n/fill.ts'
import type { DoorText } from '../../../i18n/messages/door.ts'
import type { AnswerText } from '../scanning/answer.ts'
import { toTimeText } from '../till/answer-text.ts'
import type { DoorAnswer } from './let-in.ts'

export function toDoorText(messages: DoorText, answer: DoorAnswer): AnswerText {
  const { answer: texts, why } = messages
  if (answer.kind === 'queued') {
    const isIn = answer.item.direction === 'in'
    return { title: isIn ? texts.kept : texts.keptOut, percent: null, facts: [], note: texts.keptText }
  }
  if (answer.kind === 'accepted') {
    const { direction, category, holder, age, number, title } = answer.entry
    const facts = [category, age && messages.ages[age], holder, fill(texts.ticket, { number })].filter(
      (fact) => fact !== null,
    )
    return { title: texts[direction], percent: null, facts, note: title }
  }
  const { code, at, door } = answer
  const [title = '', text = ''] = code in why ? why[code as keyof typeof why] : why.other
  const facts = [
    ...(at ? [fill(texts.usedAt, { moment: toTimeText(at) })] : []),
    ...(door ? [fill(texts.usedDoor, { door })] : []),
  ]
  return { title, percent: null, facts, note: text }
}
