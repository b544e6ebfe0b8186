import { describe, expect, test } from 'vitest'
import { isGazetteerName, sameAs } from './gazetteer.ts'
import type { Names } from './names.ts'
import { nouns, qualities } from './nouns.ts'
import { demonyms } from './places/demonyms.ts'
import { places } from './places.ts'
import { tokenize } from './tokenize.ts'

const fold = (text: string): string =>
  tokenize(text)
    .map(({ word }) => word)
    .join(' ')

describe('sameAs', () => {
  test.each([
    ['Hewlêr', 'أربيل'],
    ['أربيل', 'هەولێر'],
    ['Slemani', 'السليمانية'],
    ['Salah ad-Din', 'سەڵاحەدین'],
    ['Salahaldin', 'صلاح الدين'],
    ['Taq Kasra', 'طاق كسرى'],
    ['Erbil Citadel', 'قەڵای هەولێر'],
    ['Abu al-Khasib', 'أبو الخصيب'],
    ['ابوالخصيب', 'أبو الخصيب'],
    ['alramadi', 'الرمادي'],
    ['annajaf', 'النجف'],
    ['hotels', 'فندق'],
    ['فنادق', 'هوتێلی'],
    ['هوتێلەکان', 'hotel'],
    ['هوتێلێکی', 'هوتێل'],
    ['apartment', 'شوقەکانی'],
    ['ببغداد', 'بغداد'],
    ['والنجف', 'نەجەف'],
    ['لەهەولێر', 'Erbil'],
    ['محافظة الأنبار', 'Anbar'],
    ['شاری مووسڵ', 'Mosul'],
    ['city of Erbil', 'هەولێر'],
    ['Anbar province', 'الأنبار'],
    ['عبدالرحمن', 'عبد الرحمن'],
    ['bayt', 'بيت'],
    ['muntaja3', 'resort'],
    ['mîwanxane', 'guest house'],
    ['khan', 'خان'],
    ['Japanese', 'اليابان'],
    ['يابانية', 'Japan'],
    ['ألمانية', 'Germany'],
    ['سعودي', 'السعودية'],
    ['suq alshuyukh', 'سوق الشيوخ'],
    ['7adiqat', 'حديقة'],
    ['madinat', 'city'],
    ['zira3at', 'زراعة'],
    ['ashkawti', 'cave'],
    ['hawlerawa', 'Erbil'],
    ['hoteli', 'هوتێل'],
    ['کامپ', 'camp'],
    ['لۆدج', 'guest house'],
    ['دراجة هوائية', 'bicycle'],
  ])('%s is also %s', (phrase, other) => expect(sameAs(fold(phrase))).toContain(fold(other)))

  test('عبد الرحمن is also one word', () => expect(sameAs('عبد رحمن')).toEqual(['عبدالرحمن']))

  test('a name of two things has the names of both', () => {
    expect(sameAs(fold('عمان'))).toEqual(expect.arrayContaining(['amman', 'oman']))
  })

  test('neither a spelling in Latin letters nor an adjective is another name of anything', () => {
    expect(sameAs('house')).toContain('بیت')
    expect(sameAs('house')).not.toContain('bayt')
    expect(sameAs('hotel')).not.toContain('funduq')
    expect(sameAs('japan')).not.toContain('japanese')
  })

  test.each(['xyz', 'narinj', 'نارنج', 'almond', 'busy', 'beautifully made'])(
    '%s has no other name of a list',
    (phrase) => {
      expect(sameAs(phrase).filter(isGazetteerName)).toEqual([])
    },
  )

  test('nothing is its own other name, and nothing has more than fifty', () => {
    for (const name of [...places, ...nouns, ...qualities].flatMap((names) =>
      names.flatMap((list) => list.split(', ')),
    )) {
      const phrase = fold(name)
      const others = sameAs(phrase)
      expect(others, name).not.toContain(phrase)
      expect(others.length, name).toBeLessThanOrEqual(50)
    }
  })
})

describe('the lists', () => {
  const all: [string, readonly Names[], number][] = [
    ['places', places, 300],
    ['nouns', [...nouns, ...qualities], 180],
  ]
  test.each(all)('%s have names in three languages, written in their letters', (_, groups, min) => {
    expect(groups.length).toBeGreaterThanOrEqual(min)
    for (const [english, arabic, sorani] of groups) {
      expect(english).toMatch(/^[\p{Script=Latin} ,’-]+$/u)
      expect(arabic).toMatch(/^[\p{Script=Arabic} ,ـّ]+$/u)
      expect(sorani).toMatch(/^[\p{Script=Arabic} ,]+$/u)
      // Letters that Sorani does not have come in by an Arabic keyboard and are no names of their own.
      expect(sorani).not.toMatch(/[يكةى]/)
    }
  })

  test('every adjective belongs to a place', () => {
    const first = new Set(places.map(([english]) => english.split(', ')[0]))
    expect(demonyms.filter(([, country]) => !first.has(country))).toEqual([])
  })

  test('no place is listed twice by its first name', () => {
    const first = places.map(([english]) => english.split(', ')[0])
    expect(first.filter((name, at) => first.indexOf(name) !== at)).toEqual([])
  })
})
