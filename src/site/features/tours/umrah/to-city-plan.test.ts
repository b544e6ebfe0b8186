import { describe, expect, test } from 'vitest'
import { locales } from '../../../../domain/text/locale.ts'
import { toCityPlan } from './to-city-plan.ts'

const near = { title: 'Near', at: { latitude: 21.42042, longitude: 39.82701 } }
const far = { title: 'Far', at: { latitude: 21.41246, longitude: 39.85942 } }

describe.each(locales)('the plan of a city in %s', (locale) => {
  test.each([[near], [far], [near, far]])('has its hotels, the Haram and the gates on the sheet', (...hotels) => {
    const { drawing, title } = toCityPlan(locale, 'mecca', hotels)
    const spots = [...drawing.marks, ...drawing.dots]
    expect(drawing.marks).toHaveLength(hotels.length)
    expect(drawing.dots).toHaveLength(8)
    for (const { x, y } of spots) expect(Math.min(x, y, 1000 - x, 1000 - y)).toBeGreaterThan(40)
    expect(drawing.names.filter(({ rank }) => rank === 0).map(({ text }) => text)).toEqual(
      hotels.map((hotel) => hotel.title),
    )
    expect(drawing.route.match(/M/g)).toHaveLength(hotels.length)
    expect(title).not.toBe('')
  })

  test('is as true to scale as the ground', () => {
    const { drawing } = toCityPlan(locale, 'mecca', [near])
    expect(drawing.scale.label).toMatch(/^(200|500) /)
    expect(drawing.scale.width).toBeGreaterThan(90)
  })
})
