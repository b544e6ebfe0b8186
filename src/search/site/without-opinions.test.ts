import { expect, test } from 'vitest'
import { withoutOpinions } from './without-opinions.ts'

test.each([
  ['cheap hotel erbil', 'hotel erbil'],
  ['Nice hotels in Basra', 'hotels in Basra'],
  ['فندق رخيص بالنجف', 'فندق بالنجف'],
  ['أرخص فندق بأربيل', 'فندق بأربيل'],
  ['شقق نظيفة وحلوة ببغداد', 'شقق ببغداد'],
  ['هوتێلی هەرزان لە سلێمانی', 'هوتێلی لە سلێمانی'],
  ['هوتيلي پاك له دهوك', 'هوتيلي له دهوك'],
])('%s asks for what is there: %s', (q, asked) => expect(withoutOpinions(q)).toBe(asked))

test.each(['cheap hotel', 'hotel erbil', 'nice coffee in erbil', 'good', '', 'cheap '])('“%s” stays as it is', (q) =>
  expect(withoutOpinions(q)).toBe(q),
)
