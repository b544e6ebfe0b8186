import { describe, expect, test } from 'vitest'
import { activitiesOfNorth } from './activities/north.ts'
import { activitiesOfSouth } from './activities/south.ts'
import { advertisements } from './advertisements.ts'
import { articlesOne } from './articles/one.ts'
import { articlesTwo } from './articles/two.ts'
import { businessTypes } from './business-types.ts'
import { businesses } from './businesses.ts'
import { bedTypes, contacts, features, propertyTypes, roomKinds } from './catalogue.ts'
import { discountPackages } from './discount-packages.ts'
import { discountBanners } from './discounts/banners.ts'
import { tourismCategories, tourismTypes, umrahTypes } from './discovery-catalogue.ts'
import { events } from './events.ts'
import { homeGroups } from './home-groups.ts'
import { discounts, tourismPackages } from './load-discovery.ts'
import { properties } from './load-properties.ts'
import { locations } from './locations.ts'
import { offers } from './offers.ts'
import { categoryTitles, timeTitles } from './sales/ticket-categories.ts'
import { sellers } from './sales/sellers.ts'
import { toQuestions } from './stay-facts/questions.ts'
import { toFacts } from './stay-facts/to-facts.ts'
import { saidDays } from './said-days.ts'
import { saidNumbers } from './said-numbers.ts'
import type { Text } from './shapes.ts'
import { umrahPackages } from './umrah.ts'
import { visas } from './visas.ts'

const content = {
  activities: [...activitiesOfNorth, ...activitiesOfSouth],
  advertisements,
  articles: [...articlesOne, ...articlesTwo],
  bedTypes,
  businesses,
  businessTypes,
  contacts,
  discountBanners,
  discountPackages,
  discounts,
  events,
  features,
  homeGroups,
  locations,
  offers,
  propertyTypes,
  roomKinds,
  properties,
  questions: properties.map((property) => ({ key: property.key, questions: toQuestions(property, toFacts(property)) })),
  sellers,
  ticketCategories: categoryTitles,
  ticketTimes: timeTitles,
  tourismCategories,
  tourismPackages,
  tourismTypes,
  umrahPackages,
  umrahTypes,
  visas,
}

/** Numbers that only one version seems to say, each with the reason why it is none. */
const noNumber: Record<string, number[]> = {
  // The first letter of the alphabet is written like a thousand.
  'activities.calligraphy-waziriya.content': [1000],
}

const locales = ['en', 'ar', 'ku'] as const
const isText = (value: object): value is Text => locales.every((locale) => locale in value)

function* textsIn(value: unknown, path: string): Generator<[string, Text]> {
  if (typeof value !== 'object' || value === null) return
  if (isText(value)) yield [path, value]
  else for (const [name, part] of Object.entries(value)) yield* textsIn(part, `${path}.${part?.key ?? name}`)
}

/** Numbers below three are left alone: Arabic has a dual, and one is an article. */
function numbersOfOneOnly(path: string, text: Text): string[] {
  const said = Object.fromEntries(locales.map((locale) => [locale, saidNumbers(locale, text[locale])]))
  return locales.flatMap((locale) =>
    [...(said[locale]?.claimed ?? [])]
      .filter((number) => number > 2 && !noNumber[path]?.includes(number))
      .flatMap((number) =>
        locales
          .filter((other) => !said[other]?.understood.has(number))
          .map((other) => `${path}: ${number} in ${locale}, not in ${other}`),
      ),
  )
}

const texts = Object.entries(content).flatMap(([name, records]) => [...textsIn(records, name)])
const latinIn = (text: string) => (text.match(/[A-Za-z][\w@.-]*/g) ?? []).sort()

describe('the three versions of every demo text', () => {
  test('are all looked at', () => expect(texts.length).toBeGreaterThan(3000))

  test('say the same numbers, in digits or in words', () => {
    expect(texts.flatMap(([path, text]) => numbersOfOneOnly(path, text))).toEqual([])
  })

  test('have no exception that is none', () => {
    const paths = new Map(texts)
    const idle = Object.entries(noNumber).filter(([path, numbers]) => {
      const text = paths.get(path)
      return (
        !text ||
        !numbers.every((number) => locales.some((locale) => saidNumbers(locale, text[locale]).claimed.has(number)))
      )
    })
    expect(idle).toEqual([])
  })

  test('name the same days of the week and months', () => {
    const odd = texts.filter(
      ([, text]) => new Set(locales.map((locale) => String(saidDays(locale, text[locale])))).size > 1,
    )
    expect(odd).toEqual([])
  })

  test('keep a name in Latin letters, or write it in their own', () => {
    const odd = texts.filter(([, { en, ar, ku }]) => {
      const [inArabic, inKurdish] = [latinIn(ar), latinIn(ku)]
      return inArabic.join() !== inKurdish.join() || inArabic.some((name) => !en.includes(name))
    })
    expect(odd).toEqual([])
  })

  test('fill the same number of paragraphs, with headings in the same places', () => {
    const shape = (text: string) => text.split('\n\n').map((paragraph) => paragraph.startsWith('## '))
    const odd = texts.filter(([, { en, ar, ku }]) =>
      [ar, ku].some((other) => String(shape(other)) !== String(shape(en))),
    )
    expect(odd.map(([path]) => path)).toEqual([])
  })
})

test.each<[keyof Text, string, string[]]>([
  ['en', 'From Sunday to Wednesday, in May', ['Sunday', 'Wednesday', 'May']],
  ['ar', 'من الأحد إلى الأربعاء في أيار', ['Sunday', 'Wednesday', 'May']],
  ['ku', 'لە یەکشەممەوە تا چوارشەممە، لە ئایاردا', ['Sunday', 'Wednesday', 'May']],
  ['ku', 'شەممان، لە ئابدا', ['Saturday', 'August']],
])('days and months are read in %s: %s', (locale, text, names) => expect(saidDays(locale, text)).toEqual(names))

describe('a number that is said', () => {
  test.each<[keyof Text, string, number[]]>([
    ['en', 'Twenty-five minutes, 3,607 metres', [25, 3607]],
    ['en', 'a hundred and thirty kilometres in the 1950s', [130, 50]],
    ['en', 'six thousand years, from 14:30', [6000, 2, 30]],
    ['ar', 'خمس وعشرون دقيقة و3607 أمتار', [25, 3607]],
    ['ar', 'ستة آلاف سنة، في الثالثة', [6000]],
    ['ar', 'أحد عشر قوساً', [11]],
    ['ku', 'بیست و پێنج خولەک و ٣٦٠٧ مەتر', [25, 3607]],
    ['ku', 'لە سەدەی حەوتەمدا، چل مەتر', [40]],
  ])('is read in %s: %s', (locale, text, numbers) => {
    expect([...saidNumbers(locale, text).claimed].filter((number) => number > 1).sort()).toEqual(numbers.sort())
  })

  test('is missed where a version leaves it out or says another', () => {
    const text = {
      en: 'Five rooms, 400 metres from the gate',
      ar: 'خمس غرف على بعد 300 متر من الباب',
      ku: '5 ژوور، 400 مەتر لە دەروازەوە',
    }
    expect(numbersOfOneOnly('made.up', text)).toEqual([
      'made.up: 400 in en, not in ar',
      'made.up: 300 in ar, not in en',
      'made.up: 300 in ar, not in ku',
      'made.up: 400 in ku, not in ar',
    ])
  })
})
