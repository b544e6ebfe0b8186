import { describe, expect, test } from 'vitest'
import { iraqi } from '../language/iraqi.ts'
import { createIndex } from './create-index.ts'
import { everything } from './query.ts'
import { defaultSettings } from './settings.ts'

const settings = { ...defaultSettings, searchableAttributes: ['title'], stopWords: ['بـ', 'من'] }

const createSearch = (...titles: string[]) => {
  const index = createIndex(settings, iraqi)
  index.put(titles.map((title, at) => ({ id: String(at), document: { title } })))
  return (q: string) =>
    index.search({ ...everything, q, matchingStrategy: 'all' }).hits.map(({ document }) => document.title)
}

describe('an article stuck to a word in Latin letters', () => {
  test.each([
    ['alsulaymania', 'السليمانية'],
    ['al3amara', 'العمارة'],
    ['alkoofa', 'الكوفة'],
    ['bayt al7ibr', 'بيت الحبر'],
    ['muntaja3 asshams', 'منتجع الشمس'],
    ['funduq ennesim', 'فندق النسيم'],
    ['bilkarada', 'Karada'],
    ['almania', 'ألمانيا'],
    ['elmanya', 'ئەڵمانیا'],
    ['alfunduq', 'hotel'],
    ['alrehan', 'Rehan'],
  ])('%s finds %s', (q, title) => expect(createSearch(title, 'Something else')(q)).toEqual([title]))

  test('comes after the word as it was typed, and is not thought of where that is known', () => {
    const find = createSearch('Shamal', 'Alshamalik', 'Alrabi', 'Rabi')
    expect(find('alshamal')).toEqual(['Alshamalik', 'Shamal'])
    expect(find('alrabi ')).toEqual(['Alrabi'])
  })

  test('is forgiven only where typing errors are', () => {
    const strict = { ...settings, typoTolerance: { ...settings.typoTolerance, enabled: false } }
    const index = createIndex(strict, iraqi)
    index.put([{ id: '1', document: { title: 'Rehan' } }])
    expect(index.search({ ...everything, q: 'alrehan' }).total).toBe(0)
  })

  test('is marked where it is found', () => {
    const index = createIndex(settings, iraqi)
    index.put([{ id: '1', document: { title: 'Rehan' } }])
    const { matched } = index.search({ ...everything, q: 'alrehan' })
    expect(iraqi.tokenize('Rehan Hotel').map((token) => matched(token, 'Rehan Hotel'))).toEqual([5, 0])
  })
})

describe('two words typed as one', () => {
  test.each(['hotelerbil', 'erbilhotel', 'فندقاربيل', 'هۆتێلهەولێر', 'funduqerbil'])(
    '%s finds both, apart as they may be',
    (q) => {
      const find = createSearch('Hotel of the old bazaar in Erbil', 'Hotel of Basra', 'Bazaar of Erbil')
      expect(find(q)).toEqual(['Hotel of the old bazaar in Erbil'])
    },
  )

  test('are one where some title has them as one', () =>
    expect(createSearch('Hotelerbil', 'Hotel in Erbil')('hotelerbil')).toEqual(['Hotelerbil']))
})

describe('an article typed wrong', () => {
  test.each([
    ['االبصرة', 'البصرة'],
    ['لابصرة', 'البصرة'],
    ['لابصرة', 'Basra'],
    ['ابنجف', 'النجف'],
    ['ابلصرة', 'البصرة'],
    ['اعلمارة', 'العمارة'],
    ['بيت لمرسم', 'بيت المرسم'],
    ['شقق انعناع', 'شقق النعناع'],
    ['فندق ادرخام', 'فندق الرخام'],
    ['فندق لأبوذية', 'فندق الأبوذية'],
  ])('%s finds %s', (q, title) => expect(createSearch(title, 'Something else')(q)).toEqual([title]))

  test('is not thought of where the word is known, and comes after what it begins', () => {
    expect(createSearch('لابصر', 'بصر')('لابصر ')).toEqual(['لابصر'])
    expect(createSearch('بصره', 'لابصرها')('لابصره')).toEqual(['لابصرها', 'بصره'])
  })

  test('leaves the word that stands most often', () => {
    expect(createSearch('بحبر', 'بيت الحبر', 'حبر')('ابحبر ')[0]).toBe('حبر')
  })

  test('is not thought of where the rest is no word', () => expect(createSearch('رخامية')('ادرخام ')).toEqual([]))
})

describe('a typing error in the first letter', () => {
  const find = createSearch('الفانوس', 'الملتقى', 'الحبر')

  test.each([
    ['الغانوس', 'الفانوس'],
    ['والغانوس', 'الفانوس'],
    ['اللمتقى', 'الملتقى'],
    ['الانوس', 'الفانوس'],
  ])('after an article counts as one: %s', (q, title) => expect(find(q)).toEqual([title]))

  test('counts as two elsewhere, and is forgiven where no document has the word', () => {
    expect(createSearch('فانوس', 'غانوسي')('غانوس ')).toEqual(['غانوسي', 'فانوس'])
    expect(createSearch('Brick House', 'Garden')('nrick house')).toEqual(['Brick House'])
    expect(createSearch('فانوس', 'غانوس')('غانوس ')).toEqual(['غانوس'])
  })

  test('is not forgiven to a short word, or one that is still being typed', () => {
    expect(createSearch('حبر')('خبر ')).toEqual([])
    expect(createSearch('Brickwork')('nrick')).toEqual([])
  })
})

describe('a letter that is typed last', () => {
  const find = createSearch('فندق بابل', 'فندق الأرجوان', 'فندق منارة')

  test('is the beginning of a word, even where it says nothing alone', () => {
    expect(find('فندق ب')).toEqual(['فندق بابل'])
    expect(find('فندق الأ')).toEqual(['فندق الأرجوان'])
    expect(find('فندق ب ')).toHaveLength(3)
    expect(find('فندق من')).toHaveLength(3)
  })

  test('is not the word before it once more', () => {
    expect(createSearch('فندق بابل', 'فندق الفانوس')('فندق ف')).toEqual(['فندق الفانوس', 'فندق بابل'])
  })

  test.each(['فندق ا', 'فندق ال'])('is nothing yet where it may begin an article: %s', (q) =>
    expect(find(q)).toHaveLength(3),
  )
})

test('what else a word may sound like comes after what sounds as it is spelt', () => {
  expect(createSearch('النوخذة', 'بغداد')('nokhatha')).toEqual(['النوخذة'])
  expect(createSearch('النوخذة', 'نوخثة')('nokhatha')).toEqual(['نوخثة', 'النوخذة'])
})
