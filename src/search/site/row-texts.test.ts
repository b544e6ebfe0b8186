import { expect, test } from 'vitest'
import type { FoundHit } from '../../contract/search.ts'
import { toRowTexts } from './row-texts.ts'

const textsOf = (formatted: object) =>
  toRowTexts('visa', { id: 1, _formatted: formatted } as unknown as FoundHit<'visa'>, 'en').texts

test('the text is quoted only where the title does not say why', () => {
  const descriptionEn = '\uE000a\uE001 b'
  expect(textsOf({ titleEn: 'c', descriptionEn })).toMatchObject({ description: descriptionEn })
  expect(textsOf({ titleEn: '\uE000a\uE001', descriptionEn })).not.toHaveProperty('description')
  expect(textsOf({ titleEn: 'c', descriptionEn: 'a b' })).not.toHaveProperty('description')
})
