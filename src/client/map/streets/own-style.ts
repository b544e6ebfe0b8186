import type { Locale } from '../../../domain/text/locale.ts'
import type { StreetStyle, StyleLayer } from './street-style.ts'

const light = {
  land: '#fcf9f2',
  green: '#e3ecd8',
  water: '#a6cfe2',
  built: '#e8dac6',
  road: '#e0c48d',
  line: '#b9ad97',
  ink: '#2b2418',
}
const dark: typeof light = {
  land: '#1c2536',
  green: '#1f2f2f',
  water: '#1d4a63',
  built: '#323a4d',
  road: '#6f6041',
  line: '#46526c',
  ink: '#f2eee5',
}

/** Names of the same layer in the usual schemas (OpenMapTiles, Protomaps, Shortbread); the first that a file has is drawn. */
const roles = {
  land: ['earth', 'land', 'around'],
  green: ['landcover', 'landuse', 'park', 'parks'],
  built: ['urban', 'building', 'buildings'],
  water: ['water', 'water_polygons', 'ocean', 'lakes', 'banks'],
  rivers: ['waterway', 'water_lines', 'rivers'],
  roads: ['transportation', 'roads', 'streets'],
  borders: ['boundary', 'boundaries', 'governorates'],
  roadNames: ['transportation_name', 'street_labels'],
  places: ['place', 'places', 'place_labels'],
}

/** How a file of tiles looks that comes without a style: like our own map. */
export function toOwnStyle(
  names: readonly string[],
  { locale, isDark }: { locale: Locale; isDark: boolean },
): StreetStyle {
  const color = isDark ? dark : light
  const layersOf = (
    role: keyof typeof roles,
    make: (name: string) => Omit<StyleLayer, 'id' | 'source' | 'source-layer'>,
  ) =>
    roles[role]
      .filter((name) => names.includes(name))
      .map((name): StyleLayer => ({ id: `${role}-${name}`, source: 'tiles', 'source-layer': name, ...make(name) }))
  const fill = (value: string) => () => ({
    type: 'fill',
    filter: ['==', '$type', 'Polygon'],
    paint: { 'fill-color': value },
  })
  const line = (value: string, width: unknown, dash?: number[]) => () => ({
    type: 'line',
    filter: ['!=', '$type', 'Point'],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': value, 'line-width': width, ...(dash && { 'line-dasharray': dash }) },
  })
  const text = (placement: 'point' | 'line', size: unknown) => () => ({
    type: 'symbol',
    layout: { 'text-field': nameIn(locale), 'text-size': size, 'symbol-placement': placement },
    paint: { 'text-color': color.ink, 'text-halo-color': color.land, 'text-halo-width': 1.5 },
  })
  const byZoom = (...stops: number[]) => ['interpolate', ['exponential', 1.4], ['zoom'], ...stops]
  return {
    sources: {},
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': color.land } },
      ...layersOf('land', fill(color.land)),
      ...layersOf('green', fill(color.green)),
      ...layersOf('built', fill(color.built)),
      ...layersOf('water', fill(color.water)),
      ...layersOf('rivers', line(color.water, byZoom(6, 1, 14, 4))),
      ...layersOf('borders', line(color.line, 1, [4, 3])),
      ...layersOf('roads', line(color.road, byZoom(6, 1, 12, 2, 17, 12))),
      ...layersOf('roadNames', text('line', 12)),
      ...layersOf('places', text('point', byZoom(5, 12, 12, 16))),
    ],
  }
}

const nameIn = (locale: Locale): unknown => [
  'coalesce',
  ...namesIn(locale).map((name) => ['get', name]),
  ['get', 'name'],
  ['get', 'name:en'],
  ['get', 'en'],
]

/** The properties that have a name in a language. OpenStreetMap writes Sorani as `ckb`. */
export const namesIn = (locale: Locale): string[] =>
  (locale === 'ku' ? ['ckb', 'ku'] : [locale]).flatMap((tag) => [`name:${tag}`, `name_${tag}`, tag])
