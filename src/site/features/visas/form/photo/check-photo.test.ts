import { expect, test } from 'vitest'
import { checkPhoto, heightInFormat, type SeenPhoto } from './check-photo.ts'
import { measureBackground, measureLight, measureSharpness, type Pixels, toGrey } from './photo-measures.ts'
import { blur, drawPicture, grey, headBefore, white } from './testing/picture.ts'

const format = { width: 35, height: 45 }
const large = { width: 1_500, height: 2_000 }
const see = (copy: Pixels, part: Partial<SeenPhoto> = {}) =>
  checkPhoto({ ...large, copy, faces: null, ...part }, format)
const good = drawPicture(headBefore(white))

test('a good photo has nothing against it', () => expect(see(good)).toEqual([]))

test.each([
  ['of few dots', see(good, { width: 300, height: 400 }), ['small']],
  ['wide, and low in the format of the country', see(good, { width: 400, height: 2_000 }), ['small']],
  ['moved', see(blur(good, 4)), ['blurred']],
  ['dark', see(drawPicture(headBefore(white, 0.3))), ['dark']],
  ['burnt out', see(drawPicture(headBefore(white, 1.7))), ['bright']],
  ['before a grey wall', see(drawPicture(headBefore(() => grey(120)))), ['backgroundDark']],
  ['before a blue wall', see(drawPicture(headBefore(() => [150, 180, 250]))), ['backgroundDark']],
  ['before half a shadow', see(drawPicture(headBefore((x) => grey(245 - 100 * x)))), ['backgroundUneven']],
  [
    'before bricks',
    see(drawPicture(headBefore((x, y) => grey(y * 30 - Math.floor(y * 30) < 0.3 || x < 0.02 ? 150 : 240)))),
    ['backgroundUneven'],
  ],
])('one that is %s', (_, advice, expected) => expect(advice).toEqual(expected))

test.each([
  [[], ['noFace']],
  [[{ x: 0.3, y: 0.2, width: 0.4, height: 0.5 }], []],
  [[{ x: 0.45, y: 0.4, width: 0.1, height: 0.12 }], ['faceSmall']],
  [[{ x: 0, y: 0.2, width: 0.4, height: 0.5 }], ['faceAside']],
  [
    [
      { x: 0.1, y: 0.2, width: 0.3, height: 0.5 },
      { x: 0.6, y: 0.2, width: 0.3, height: 0.5 },
    ],
    ['manyFaces'],
  ],
])('faces %j: %j', (faces, advice) => expect(see(good, { faces })).toEqual(advice))

test('a light that falls off gently is an even wall', () => {
  expect(see(drawPicture(headBefore((x, y) => grey(240 - 25 * x - 15 * y))))).toEqual([])
})

test('a picture of a single dot breaks nothing', () => {
  expect(see(drawPicture(white, { width: 1, height: 1 }), { width: 1, height: 1 })).toContain('small')
})

test('the measures of an even picture are its own', () => {
  const even = drawPicture(() => [100, 100, 100])
  const levels = toGrey(even)
  expect(measureSharpness(even, levels)).toBeCloseTo(0)
  expect(measureLight(even, levels)).toMatchObject({ mean: expect.closeTo(100, 1), burnt: 0 })
  expect(measureBackground(even, levels)).toMatchObject({ brightness: expect.closeTo(100, 1), spread: 0, tint: 0 })
})

test('the more it is blurred, the less sharp it is', () => {
  const measures = [0, 1, 2, 4].map((reach) => {
    const picture = reach === 0 ? good : blur(good, reach)
    return measureSharpness(picture, toGrey(picture))
  })
  expect(measures).toEqual(measures.toSorted((one, other) => other - one))
})

test.each([
  [{ width: 700, height: 900 }, 900],
  [{ width: 350, height: 900 }, 450],
  [{ width: 4_000, height: 900 }, 900],
])('%j in the format of the country', (size, height) => expect(heightInFormat(size, format)).toBe(height))
