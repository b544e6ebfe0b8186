import { expect, test } from 'vitest'
import { withoutQuestion } from './without-question.ts'

test.each([
  ['where can i see snow', 'snow'],
  ['Where to hear oud?', 'oud'],
  ['وين اشوف الثلج', 'الثلج'],
  ['وين أسمع عود ومقام؟', 'عود ومقام'],
  ['لە کوێ بەفر ببینم', 'بەفر'],
])('%j asks for %j', (q, thing) => expect(withoutQuestion(q)).toBe(thing))

test.each(['', 'where', 'where to', 'وين', 'snow', 'Seasons: when to go where', 'hotel erbil', 'لە هەولێر'])(
  '%j is left as it is',
  (q) => expect(withoutQuestion(q)).toBe(q),
)
