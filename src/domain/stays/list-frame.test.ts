import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFrame, groundFrame, parseFrame } from '../map/map-frame.ts'
import { toStepped } from '../map/map-steps.ts'
import { moved, zoomed } from '../map/map-view.ts'
import { toListFrame } from './list-frame.ts'

describe('the part of the map that a list is limited to', () => {
  test.each(['170,28,-170,37', '49,28,38,37', '44,NaN,45,34', '44,33,45', '1e1,33,45,34', '-60,-10,-50,0', ''])(
    'is none in %j',
    (text) => expect(toListFrame(text)).toBeNull(),
  )

  test('is the country where it is huge', () => {
    const country = parseFrame(toListFrame('-180,-85,180,85') ?? '')
    expect(country?.west).toBeLessThan(39.5)
    expect(country?.east).toBeGreaterThan(48)
    expect(country?.east).toBeLessThan(60)
  })

  const frames = fc
    .record({
      west: fc.double({ min: groundFrame.west, max: groundFrame.east - 1, noNaN: true }),
      south: fc.double({ min: groundFrame.south, max: groundFrame.north - 1, noNaN: true }),
      wide: fc.double({ min: 0.0001, max: 12, noNaN: true }),
    })
    .map(({ west, south, wide }) => ({ west, south, east: west + wide, north: south + wide * 0.8 }))

  test('has one address, which says the same part', () =>
    fc.assert(
      fc.property(frames, (frame) => {
        const once = toListFrame(formatFrame(frame))
        if (once === null) return
        expect(toListFrame(once)).toBe(once)
        const shown = parseFrame(once)
        expect(shown && formatFrame(toStepped(shown))).toBe(once)
      }),
    ))

  /** Rounded like the frame of an address. */
  const slack = 0.001

  test('has nothing in it that is not drawn, and one address at every edge', () => {
    for (const wide of [0.02, 0.3, 1, 2, 3, 4, 5.6, 6, 8, 9, 11, 12])
      for (const [across, down] of [0, 0.02, 0.05, 0.3, 0.5, 0.7, 0.95, 0.98, 1].flatMap(
        (one) =>
          [
            [one, 0],
            [one, 0.5],
            [one, 1],
            [0, one],
            [1, one],
          ] as const,
      )) {
        const west = groundFrame.west + across * 11.6 - wide / 2
        const south = groundFrame.south + down * 9.7 - wide / 2
        const once = toListFrame(formatFrame({ west, south, east: west + wide, north: south + wide }))
        const shown = parseFrame(once ?? '')
        expect(once && toListFrame(once)).toBe(once)
        expect(shown?.west).toBeGreaterThan(groundFrame.west - slack)
        expect(shown?.south).toBeGreaterThan(groundFrame.south - slack)
        expect(shown?.east).toBeLessThan(groundFrame.east + slack)
        expect(shown?.north).toBeLessThan(groundFrame.north + slack)
      }
  })

  test('stays where it is for a trembling hand, and follows a step', () => {
    const once = toListFrame('44,33,44.7,33.6') ?? ''
    const shown = parseFrame(once) ?? groundFrame
    expect(toListFrame(formatFrame(moved(shown, 0.03, -0.03)))).toBe(once)
    expect(toListFrame(formatFrame(moved(shown, 0.2, 0)))).not.toBe(once)
    expect(toListFrame(formatFrame(zoomed(shown, 1.25)))).not.toBe(once)
    expect(toListFrame(formatFrame(zoomed(shown, 0.8)))).not.toBe(once)
  })
})
