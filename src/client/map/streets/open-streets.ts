import { type Frame, toBox } from '../../../domain/map/map-frame.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { type DrawnPoint, looks, mapSize } from '../map-drawing.ts'
import type { MapStyle } from '../map-style.ts'
import { drawStreets, type OpenedSource } from './draw-streets.ts'
import { toOwnStyle } from './own-style.ts'
import { writeNames } from './street-labels.ts'
import { hasNames, parseStyle, type StreetStyle } from './street-style.ts'
import { createTileCache } from './tile-cache.ts'
import { openFile, openTileSource, type TileSource } from './tile-source.ts'

type Options = { style: MapStyle; locale: Locale; isDark: boolean; onTile: () => void }

export type Streets = {
  /** The attributions of its sources: a bit of HTML each. */
  attributions: string[]
  hasNames: boolean
  /** With a margin beyond each edge. Marks are in the units of the map. */
  draw(canvas: HTMLCanvasElement, frame: Frame, marks: readonly DrawnPoint[]): void
}

/** More pixels than that no eye tells apart, and phones run out of memory. */
const maxRatio = 2
/** So much wider than the longer side of the map is the canvas below it: a finger shifts its margin into view. */
const wider = 1.5
const maxPhoneWidth = 480

export async function openStreets({ style, locale, isDark, onTile }: Options): Promise<Streets> {
  const { drawn, sources } = await openStyle(style, { locale, isDark })
  const opened = new Map<string, OpenedSource>(
    [...sources].map(([name, source]) => [name, { source, find: createTileCache(source, onTile) }]),
  )
  const attributions = new Set([...sources.values()].map(({ attribution }) => attribution).filter(Boolean))
  return {
    attributions: [...attributions],
    hasNames: hasNames(drawn),
    draw(canvas, frame, marks) {
      const context = canvas.getContext('2d')
      if (!context) return
      const { side, margin, isPhone } = layOut(canvas)
      const ratio = Math.min(maxRatio, devicePixelRatio)
      const pixels = Math.round(side * ratio)
      if (canvas.width !== pixels) [canvas.width, canvas.height] = [pixels, pixels]
      const { x0, y0, x1 } = toBox(frame)
      const reach = ((x1 - x0) * margin) / mapSize
      const unit = pixels / (mapSize + 2 * margin)
      const { markReach } = looks[isPhone ? 'phone' : 'wide']
      const taken = marks.map(({ x, y }) => ({
        x: (x + margin) * unit,
        y: (y + margin) * unit,
        wide: 2 * markReach * unit,
        tall: 2 * markReach * unit,
      }))
      const sight = { x0: x0 - reach, y0: y0 - reach, width: x1 - x0 + 2 * reach, pixels, ratio }
      const names = drawStreets(context, drawn, sight, opened)
      writeNames(context, names, { locale, family: getComputedStyle(canvas).fontFamily, ratio, pixels, taken })
    },
  }
}

/** A square around the middle of the map; `margin` is what lies beyond the frame, in the units of the map. */
function layOut(canvas: HTMLCanvasElement): { side: number; margin: number; isPhone: boolean } {
  const { clientWidth: width = 0, clientHeight: height = 0 } = canvas.parentElement ?? {}
  const side = Math.max(width, height) * wider
  Object.assign(canvas.style, {
    width: `${side}px`,
    height: `${side}px`,
    left: `${(width - side) / 2}px`,
    top: `${(height - side) / 2}px`,
  })
  const shown = Math.min(width, height) || 1
  return { side, margin: ((side / shown - 1) / 2) * mapSize, isPhone: width < maxPhoneWidth }
}

type OpenStreets = { drawn: StreetStyle; sources: Map<string, TileSource> }

async function openStyle({ kind, url }: MapStyle, look: { locale: Locale; isDark: boolean }): Promise<OpenStreets> {
  const address = new URL(url, location.href).href
  if (kind === 'tiles') {
    const source = await openFile(address)
    const picture: StreetStyle = { sources: {}, layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }] }
    return {
      drawn: source.kind === 'raster' ? picture : toOwnStyle(source.layers, look),
      sources: new Map([['tiles', source]]),
    }
  }
  const response = await fetch(address, { credentials: 'omit' })
  if (!response.ok) throw new Error(`The style of the map was answered with ${response.status}`)
  const drawn = parseStyle(await response.json())
  const used = new Set(drawn.layers.map(({ source }) => source))
  // A source that cannot be opened leaves the others: half a map is a map.
  const found = await Promise.all(
    Object.entries(drawn.sources)
      .filter(([name]) => used.has(name))
      .map(async ([name, source]) => [name, await openTileSource(source, address).catch(() => null)] as const),
  )
  const sources = new Map(found.filter((one): one is [string, TileSource] => one[1] !== null))
  if (sources.size === 0) throw new Error('The style of the map has no source that can be drawn')
  return { drawn, sources }
}
