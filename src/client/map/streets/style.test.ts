import { describe, expect, test } from 'vitest'
import type { TileFeature } from './decode-tile.ts'
import { toOwnStyle } from './own-style.ts'
import { type LabelBox, toCandidates, toLocalText, writeNames } from './street-labels.ts'
import { hasNames, parseStyle } from './street-style.ts'
import { mixColors, parseColor } from './style-color.ts'
import { evaluate } from './style-expression.ts'
import { matches } from './style-filter.ts'
import { toAbsolute } from './tile-source.ts'

const feature: TileFeature = {
  shape: 'LineString',
  id: 7,
  properties: { class: 'primary', lanes: 2, name: 'Baghdad', 'name:ar': 'بغداد', 'name:ckb': 'بەغدا', ref: '1' },
  lines: [[0, 0, 100, 0]],
}
const at = (zoom: number) => ({ zoom, feature })

describe('a value of a style', () => {
  test.each([
    [3, 3],
    ['#fff', '#fff'],
    [['get', 'class'], 'primary'],
    [['match', ['get', 'class'], ['motorway', 'primary'], 4, 1], 4],
    [['case', ['>', ['get', 'lanes'], 3], 'wide', ['has', 'ref'], 'numbered', 'plain'], 'numbered'],
    [['coalesce', ['get', 'name:ku'], ['get', 'name']], 'Baghdad'],
    [['interpolate', ['linear'], ['zoom'], 5, 1, 15, 11], 6],
    [['interpolate', ['linear'], ['zoom'], 12, 1, 15, 11], 1],
    [['interpolate', ['linear'], ['zoom'], 5, 1, 8, 11], 11],
    [['interpolate', ['exponential', 2], ['zoom'], 9, 0, 11, 3], 1],
    [['interpolate', ['linear'], ['zoom'], 9, '#000000', 11, 'rgb(200, 100, 0)'], 'rgba(100,50,0,1)'],
    [['step', ['zoom'], 'far', 9, 'near', 12, 'close'], 'near'],
    [
      {
        stops: [
          [5, 1],
          [15, 11],
        ],
      },
      6,
    ],
    [
      {
        base: 1,
        property: 'lanes',
        stops: [
          [0, 0],
          [4, 8],
        ],
      },
      4,
    ],
    [{ property: 'class', type: 'categorical', stops: [['primary', 'red']] }, 'red'],
    [['let', 'width', ['*', 2, ['get', 'lanes']], ['+', ['var', 'width'], 1]], 5],
    [['concat', ['upcase', ['get', 'class']], ' ', ['get', 'lanes']], 'PRIMARY 2'],
    [['format', ['get', 'name'], { 'font-scale': 1.2 }], 'Baghdad'],
    [['in', 'prim', ['get', 'class']], true],
    [['in', ['get', 'class'], ['literal', ['primary']]], true],
    [['geometry-type'], 'LineString'],
    [['no-such-thing', 1], undefined],
  ])('%j is %j', (value, result) => expect(evaluate(value, at(10))).toEqual(result))
})

describe('a filter', () => {
  test.each([
    [undefined, true],
    [['==', 'class', 'primary'], true],
    [['==', ['get', 'class'], 'path'], false],
    [['in', 'class', 'path', 'primary'], true],
    [['!in', 'class', 'path', 'primary'], false],
    [['has', 'ref'], true],
    [['!has', 'ref'], false],
    [['==', '$type', 'LineString'], true],
    [['all', ['>=', 'lanes', 2], ['!=', 'class', 'path']], true],
    [['any', ['<', 'lanes', 2], ['none', ['has', 'ref']]], false],
    [['!', ['has', 'tunnel']], true],
    [['>', 'class', 3], false],
  ])('%j: %s', (filter, result) => expect(matches(filter, at(10))).toBe(result))
})

test.each([
  ['#abc', [170, 187, 204, 1]],
  ['#11223380', [17, 34, 51, 128 / 255]],
  ['rgba(1, 2, 3, 0.5)', [1, 2, 3, 0.5]],
  ['hsl(120, 100%, 25%)', [0, 128, 0, 1]],
  ['tomato', null],
])('the colour %s', (text, color) => expect(parseColor(text)).toEqual(color))

test('names of colours jump, since only the browser knows them', () =>
  expect([mixColors('red', '#fff', 0.5), mixColors('red', '#fff', 1)]).toEqual(['red', '#fff']))

describe('names', () => {
  const place = { scale: 1, left: 0, top: 0, clip: { left: 0, top: 0, side: 512 } }
  const toNames = (layout: Record<string, unknown>) =>
    toCandidates({ id: 'n', type: 'symbol', layout }, [feature], place, 10)

  test('are in the visitor’s language where the tile has it; numbers of roads stay', () => {
    const [name] = toNames({ 'text-field': '{name}' })
    const [ref] = toNames({ 'text-field': ['get', 'ref'] })
    if (!name || !ref) throw new Error('There is no name')
    expect((['en', 'ar', 'ku'] as const).map((locale) => toLocalText(name, locale))).toEqual([
      'Baghdad',
      'بغداد',
      'بەغدا',
    ])
    expect(toLocalText(ref, 'ar')).toBe('1')
  })

  test('lie along their street, and belong to one tile only', () => {
    expect(toNames({ 'text-field': '{name}', 'symbol-placement': 'line' })[0]).toMatchObject({
      x: 50,
      y: 0,
      angle: 0,
      room: 100,
    })
    const other = { ...place, clip: { left: 512, top: 0, side: 512 } }
    expect(toCandidates({ id: 'n', type: 'symbol', layout: { 'text-field': '{name}' } }, [feature], other, 10)).toEqual(
      [],
    )
  })
})

test('a name moves out from under a mark, and away from one that was written before', () => {
  const written: string[] = []
  let at = ''
  const context = {
    setTransform: (_a: number, _b: number, _c: number, _d: number, x: number, y: number) => {
      at = `${x} ${y}`
    },
    setLineDash: () => {},
    measureText: (text: string) => ({ width: text.length * 5 }),
    fillText: (text: string) => written.push(`${text} at ${at}`),
  } as unknown as CanvasRenderingContext2D
  const named = (name: string, x: number) => {
    const point: TileFeature = { shape: 'Point', properties: { name }, lines: [[x, 100]] }
    const place = { scale: 1, left: 0, top: 0, clip: { left: 0, top: 0, side: 512 } }
    const layout = { 'text-field': '{name}', 'text-size': 10 }
    return toCandidates({ id: 'n', type: 'symbol', layout }, [point], place, 10)
  }
  const mark: LabelBox = { x: 100, y: 100, wide: 20, tall: 20 }
  const options = { locale: 'en', family: 'sans-serif', ratio: 1, pixels: 512 } as const
  writeNames(context, [...named('Under', 100), ...named('Beside', 300), ...named('Late', 305)], {
    ...options,
    taken: [mark],
  })
  expect(written).toEqual(['Under at 100 123', 'Beside at 300 100', 'Late at 305 123'])
})

test('a file without a style looks like our map, by whichever schema it was made', () => {
  const layersOf = (...names: string[]) => toOwnStyle(names, { locale: 'ku', isDark: false }).layers.map(({ id }) => id)
  expect(layersOf('transportation', 'water', 'place')).toEqual([
    'background',
    'water-water',
    'roads-transportation',
    'places-place',
  ])
  expect(layersOf('earth', 'roads')).toEqual(['background', 'land-earth', 'roads-roads'])
  const { layers } = toOwnStyle(['places'], { locale: 'ku', isDark: true })
  expect(evaluate(layers.at(-1)?.layout?.['text-field'], at(5))).toBe('بەغدا')
})

test('of a style only what can be drawn is taken', () => {
  expect(() => parseStyle('nothing')).toThrow(TypeError)
  const style = parseStyle({
    layers: [{ id: 'a', type: 'fill' }, null, { id: 3 }],
    sources: { a: { type: 'vector' }, b: 1 },
  })
  expect(style).toEqual({ layers: [{ id: 'a', type: 'fill' }], sources: { a: { type: 'vector' } } })
  expect(hasNames(style)).toBe(false)
})

test('addresses of tiles are relative to their style', () =>
  expect(toAbsolute('tiles/{z}/{x}/{y}.pbf?key=1', 'https://maps.example/styles/one.json')).toBe(
    'https://maps.example/styles/tiles/{z}/{x}/{y}.pbf?key=1',
  ))
