import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../../domain/text/locale.ts'
import { familyText } from '../../../i18n/messages/family.ts'
import type { PropertyData } from './property-data.ts'
import { toFeesText, toHouseFacts } from './to-house-facts.ts'

const facts: NonNullable<PropertyData['facts']> = {
  rules: {
    cots: 'free',
    pets: 'small',
    smoking: 'outside',
    couples: 'marriage_paper',
    quiet: { from: '23:00', until: '07:00' },
    deposit: 50_000,
    lateArrival: 'call_ahead',
    feeAtArrival: 0,
  },
  power: { gridHours: 14, generatorHours: 8, lift: 'stops' },
  water: { hot: 'always', hasTank: true },
  internet: { where: 'everywhere', megabits: 40, worksInCuts: false },
  access: { steps: 2, hasGroundFloorRooms: false, doorWidth: 85, hasGrabRails: false, hasWheelchair: false },
  family: { hasAdjoiningRooms: true, womenPool: { from: '10:00', until: '13:00' }, hasHalalKitchen: false },
}

const features = [{ key: 'pool' }]

const saidUnder = (locale: Locale, group: string, index: number) =>
  toHouseFacts(locale, { facts, features }).find(({ key }) => key === group)?.rows[index]?.value

describe('a house in words', () => {
  test.each(locales)('has all of its groups in %s, and no value twice under one heading', (locale) => {
    const groups = toHouseFacts(locale, { facts, features })
    expect(groups.map(({ key, rows }) => [key, rows.length])).toEqual([
      ['rules', 9],
      ['power', 6],
      ['internet', 3],
      ['access', 4],
      ['family', 2],
    ])
    for (const { rows } of groups) expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length)
  })

  test.each<[Locale, string]>([
    ['en', 'About 2 hours a day'],
    ['ar', 'نحو ساعتين في اليوم'],
    ['ku', 'نزیکەی 2 کاتژمێر لە ڕۆژێکدا'],
  ])('says how long it is dark, as %s counts', (locale, text) => expect(saidUnder(locale, 'power', 2)).toBe(text))

  test('that is never dark says so, and needs no generator where the grid never fails', () => {
    const bright = { ...facts, power: { gridHours: 24, generatorHours: 0, lift: 'works' as const } }
    const rows = toHouseFacts('en', { facts: bright, features })[1]?.rows.map(({ value }) => value)
    expect(rows?.slice(0, 3)).toEqual(['24 hours a day', 'Not needed', 'None: the electricity stays on'])
  })

  test('without internet says nothing of its speed', () => {
    const none = { ...facts, internet: { where: 'none' as const, megabits: 0, worksInCuts: false } }
    expect(toHouseFacts('en', { facts: none, features })[2]?.rows).toHaveLength(1)
  })

  test.each(locales)('says in %s that all is halal where it is, and alarms nobody where it is not said', (locale) => {
    const { halal, labels } = familyText[locale]
    const rowsOf = (hasHalalKitchen: boolean) =>
      toHouseFacts(locale, { facts: { ...facts, family: { ...facts.family, hasHalalKitchen } }, features })[4]?.rows
    expect(rowsOf(true)).toContainEqual({ label: labels.kitchen, value: halal })
    expect(rowsOf(false)?.map(({ label }) => label)).not.toContain(labels.kitchen)
  })

  test('has hours for women, or says that there are none, only where there is a pool', () => {
    const dry = { ...facts, family: { ...facts.family, womenPool: null } }
    const labelsOf = (has: { key: string }[]) =>
      toHouseFacts('en', { facts: dry, features: has })[4]?.rows.map(({ label }) => label)
    expect(labelsOf([])).toEqual([familyText.en.labels.adjoining])
    expect(labelsOf(features)).toContain(familyText.en.labels.pool)
  })
})

test('what is added at the reception is said, or that nothing is', () => {
  expect(toFeesText('en', { feeAtArrival: 0 })).toContain('Nothing is added')
  expect(toFeesText('en', { feeAtArrival: 2000 })).toContain('2,000 IQD')
})
