import { expect, test } from 'vitest'
import { toPlaceName } from './place-name.ts'

test.each([
  ['hotel near imam hussein shrine', 'imam hussein shrine'],
  ['Hotels close to the Erbil Citadel', 'Erbil Citadel'],
  ['فندق قرب مرقد الإمام علي', 'مرقد الإمام علي'],
  ['شقق بالقرب من الحسين', 'الحسين'],
  ['هوتێل نزیک ئیمام حوسێن', 'ئیمام حوسێن'],
  ['هۆتێلەکانی لە نزیک کەربەلا', 'کەربەلا'],
  ['الفنادق القريبة من النجف', 'النجف'],
  ['najaf, imam ali', 'najaf imam ali'],
  ['على', 'على'],
  ['hotel', ''],
  [' ', ''],
])('the name of %j is %j', (typed, name) => expect(toPlaceName(typed)).toBe(name))
