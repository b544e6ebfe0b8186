import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { placeLabels } from '../../domain/map/label-placement.ts'
import { locales } from '../../domain/text/locale.ts'
import { mapCredits } from '../../i18n/map-names.ts'
import { drawGround, drawLines, drawMap, mapStyles } from './draw-map.ts'

describe.each(locales)('the map in %s', (locale) => {
  const svg = drawMap(locale, 'Map')

  test('is small', () => expect(brotliCompressSync(svg).length).toBeLessThan(30_000))

  test('names every governorate’s chief town that finds room, and whom it is drawn from', () => {
    expect(svg.match(/<text /g)?.length).toBeGreaterThan(30)
    expect(svg).toContain({ en: 'Baghdad', ar: 'بغداد', ku: 'بەغدا' }[locale])
    expect(svg).toContain(mapCredits)
  })

  test('has no style that a policy would refuse, and asks for nothing elsewhere', () => {
    expect(svg).not.toMatch(/ style=|<script|url\(|href=/)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http')
  })
})

test('the ground is the same for every language', () => {
  expect(drawGround()).not.toContain('<text')
  expect(brotliCompressSync(drawGround()).length).toBeLessThan(20_000)
})

test('what lies on the relief is the same drawing in a look of its own, which the policy names', () => {
  const withoutStyle = (svg: string) => svg.replace(/<style>.*<\/style>/, '')
  const styleOf = (svg: string) => /<style>(.*)<\/style>/.exec(svg)?.[1]
  expect(withoutStyle(drawLines())).toBe(withoutStyle(drawGround()))
  expect([styleOf(drawGround()), styleOf(drawLines())]).toEqual(mapStyles)
  expect(brotliCompressSync(drawLines()).length).toBeLessThan(20_000)
})

test('names never meet, and the lower rank wins', () => {
  const points = Array.from({ length: 60 }, (_, n) => ({
    x: (n * 37) % 200,
    y: (n * 53) % 200,
    rank: 1 + (n % 5),
    text: `Town ${n}`,
  }))
  const labels = placeLabels(points, { sizeOf: () => 10, width: 200, height: 200 })
  const boxes = labels.map(({ textX, textY, anchor, text }) => {
    const width = text.length * 6.2
    const left = anchor === 'start' ? textX : anchor === 'end' ? textX - width : textX - width / 2
    return { left, right: left + width, top: textY - 10, bottom: textY + 2 }
  })
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).toBe(
        false,
      )
  expect(labels[0]?.rank).toBe(1)
  expect(labels.length).toBeGreaterThan(5)
})
