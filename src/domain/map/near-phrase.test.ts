import { expect, test } from 'vitest'
import { findNearPhrase } from './near-phrase.ts'

test.each([
  ['near imam ali shrine', 'imam ali shrine'],
  ['Hotels NEAR Babylon', 'Babylon'],
  ['cheap hotel close to erbil citadel', 'erbil citadel'],
  ['قرب الكاظمية', 'الكاظمية'],
  ['فندق بالقرب من مطار بغداد', 'مطار بغداد'],
  ['شقق يم الحسين', 'الحسين'],
  ['فنادق قريبة من الإمام علي', 'الإمام علي'],
  ['نزیک قەڵای هەولێر', 'قەڵای هەولێر'],
  ['هۆتێل لە نزیک مەزاری ئیمام عەلی', 'مەزاری ئیمام عەلی'],
  ['near', null],
  ['near ', null],
  ['linear hotel', null],
  ['بغداد', null],
  ['يمامة', null],
  ['', null],
])('%j is near %j', (typed, what) => expect(findNearPhrase(typed)).toBe(what))
