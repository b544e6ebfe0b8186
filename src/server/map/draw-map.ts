import { readFileSync } from 'node:fs'
import { placeLabels } from '../../domain/map/label-placement.ts'
import { toMapPoint } from '../../domain/map/map-frame.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { mapCredits, townNames } from '../../i18n/map-names.ts'

type Ground = Record<Layer, string> & { width: number; height: number } & Record<'west' | 'north' | 'east', number>
type Layer = 'around' | 'country' | 'governorates' | 'water' | 'towns' | 'rivers' | 'streams' | 'motorways' | 'roads'

/** Paths in Web Mercator; how they were made is in docs/decisions/map.md. */
const ground = JSON.parse(readFileSync(new URL('./ground.json', import.meta.url), 'utf8')) as Ground

/** The file carries its own colours, since a picture sees nothing of the page around it. */
const mapStyle = `.sea{fill:#bcd9e6}.around{fill:#ede7dc}.country{fill:#fcf9f2;stroke:#877a60}.governorates{stroke:#b9ad97}.water{fill:#a6cfe2}.towns{fill:#e8dac6}.rivers{stroke:#86bfd9}.streams{stroke:#a9d2e4}.motorways{stroke:#d9b064}.roads{stroke:#e6d3ad}.dot{fill:#fff;stroke:#3a3222}text{fill:#2b2418;stroke:#fcf9f2}.credits{fill:#5d553f}@media (prefers-color-scheme:dark){.sea{fill:#0c2433}.around{fill:#121826}.country{fill:#1c2536;stroke:#7f8aa5}.governorates{stroke:#46526c}.water{fill:#1d4a63}.towns{fill:#323a4d}.rivers{stroke:#2f6f8f}.streams{stroke:#24566f}.motorways{stroke:#8a7038}.roads{stroke:#4f4a3c}.dot{fill:#1c2536;stroke:#f2eee5}text{fill:#f2eee5;stroke:#1c2536}.credits{fill:#aeb3c2}}`

/** Over the relief: what lies below has its own colours, which the dark look covers more than the light one. */
const linesStyle = `${mapStyle}.sea{fill:none}.around{fill-opacity:.35}.country{fill-opacity:.2}.governorates{stroke:#a0937b}.water{fill:#8fc1d9}@media (prefers-color-scheme:dark){.sea{fill:#0c2433;fill-opacity:.8}.around{fill-opacity:.75}.country{fill-opacity:.6}.governorates{stroke:#5a6784}.water{fill:#1d4a63}}`

/** All that the drawings carry, for the policy that names them. */
export const mapStyles = [mapStyle, linesStyle]

const layers: { layer: Layer; attributes: string }[] = [
  { layer: 'around', attributes: '' },
  { layer: 'country', attributes: 'stroke-width="1.5"' },
  { layer: 'towns', attributes: '' },
  { layer: 'governorates', attributes: 'fill="none" stroke-dasharray="4 3"' },
  { layer: 'roads', attributes: 'fill="none"' },
  { layer: 'streams', attributes: 'fill="none"' },
  { layer: 'rivers', attributes: 'fill="none" stroke-width="1.5"' },
  { layer: 'water', attributes: '' },
  { layer: 'motorways', attributes: 'fill="none" stroke-width="1.5"' },
]

/** The country without a name on it: what maps with marks and names of their own lie on. */
export function drawGround(): string {
  const { width, height } = ground
  return toSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`)
}

/** The same to lie on a picture of the relief. */
export function drawLines(): string {
  const { width, height } = ground
  return toSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`, { style: linesStyle })
}

/** Names are this tall at the size at which the map is seen, by rank. */
const sizeOf = (rank: number): number => [0, 108, 92, 78, 70, 64][rank] ?? 64

/** The whole map in one language, for wherever a picture is enough. */
export function drawMap(locale: Locale, title: string): string {
  const { width, height } = ground
  const { tag } = localeFacts[locale]
  const points = townNames(locale).map((town) => ({ ...town, ...toDrawing(town) }))
  const labels = placeLabels(points, { sizeOf, width, height: height - 110 })
  const dots = labels.map(({ x, y, rank }) => `<circle cx="${round(x)}" cy="${round(y)}" r="${rank < 3 ? 20 : 14}"/>`)
  const names = labels.map(
    ({ textX, textY, anchor, size, rank, text }) =>
      `<text x="${round(textX)}" y="${round(textY)}" font-size="${size}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}${rank < 3 ? ' font-weight="700"' : ''}>${text}</text>`,
  )
  return toSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="1024" height="${Math.round((1024 * height) / width)}" role="img" lang="${tag}"><title>${title}</title>`,
    {
      above: `<g class="dot" stroke-width="8">${dots.join('')}</g><g direction="ltr" font-family="Vazirmatn,'Noto Sans Arabic','Segoe UI',system-ui,sans-serif" stroke-width="18" stroke-linejoin="round" paint-order="stroke">${names.join('')}<text class="credits" x="${width - 40}" y="${height - 40}" font-size="60" text-anchor="end">${mapCredits}</text></g>`,
    },
  )
}

/** Lines stay thin however large the map is drawn. */
const toSvg = (opening: string, { style = mapStyle, above = '' } = {}): string =>
  `${opening}<style>${style}</style><path class="sea" d="M0 0h${ground.width}v${ground.height}H0z"/>${layers
    .map(
      ({ layer, attributes }) =>
        `<path class="${layer}"${attributes && ` ${attributes}`} vector-effect="non-scaling-stroke" d="${ground[layer]}"/>`,
    )
    .join('')}${above}</svg>`

const corner = toMapPoint({ latitude: ground.north, longitude: ground.west })
const scale = ground.width / (toMapPoint({ latitude: 0, longitude: ground.east }).x - corner.x)

function toDrawing(position: { latitude: number; longitude: number }): { x: number; y: number } {
  const { x, y } = toMapPoint(position)
  return { x: (x - corner.x) * scale, y: (y - corner.y) * scale }
}

const round = (value: number): number => Math.round(value)
