import type { TileFeature, TileLayer } from './decode-tile.ts'
import { type Candidate, toCandidates } from './street-labels.ts'
import type { StreetStyle, StyleLayer } from './street-style.ts'
import { evaluate, usesFeature, usesZoom } from './style-expression.ts'
import { matches } from './style-filter.ts'
import type { FindTile, PlacedTile, TileAddress } from './tile-cache.ts'
import type { TileSource } from './tile-source.ts'

/** A part of the world, which is 1 wide, on a canvas of so many pixels. */
export type Sight = { x0: number; y0: number; width: number; pixels: number; ratio: number }
export type OpenedSource = { source: TileSource; find: FindTile }

type Sketch = { context: CanvasRenderingContext2D; sight: Sight; zoom: number; sources: Map<string, OpenedSource> }
/** The position of a tile on the canvas, in its pixels. */
type TileOnScreen = PlacedTile & {
  left: number
  top: number
  side: number
  from: { left: number; top: number; side: number }
}

/** Draws what can be drawn now, and says which names may be written on it. */
export function drawStreets(
  context: CanvasRenderingContext2D,
  style: StreetStyle,
  sight: Sight,
  sources: Sketch['sources'],
): Candidate[] {
  const zoom = Math.log2(sight.pixels / sight.ratio / sight.width / 512)
  const sketch = { context, sight, zoom, sources }
  const names: Candidate[][] = []
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, sight.pixels, sight.pixels)
  const placed = new Map([...sources].map(([name, opened]) => [name, placeTiles(opened, sketch)]))
  for (const layer of style.layers) {
    const { minzoom = 0, maxzoom = 24, layout } = layer
    if (zoom < minzoom || zoom >= maxzoom || evaluate(layout?.visibility, { zoom, feature: null }) === 'none') continue
    const tiles = placed.get(layer.source ?? '') ?? []
    if (layer.type === 'background') drawBackground(layer, sketch)
    else if (layer.type === 'raster') for (const tile of tiles) drawPicture(layer, tile, sketch)
    else if (layer.type === 'symbol')
      names.push(
        tiles.flatMap((tile) => toCandidates(layer, featuresOf(layer, tile, zoom), toCanvas(layer, tile), zoom)),
      )
    else for (const tile of tiles) drawFeatures(layer, tile, sketch)
  }
  // The topmost labels are placed first.
  return names.toReversed().flat()
}

function placeTiles({ source, find }: OpenedSource, { sight }: Sketch): TileOnScreen[] {
  const { x0, y0, width, pixels, ratio } = sight
  const exact = Math.log2(pixels / ratio / width / source.size)
  const z = Math.max(0, Math.min(source.maxZoom, source.kind === 'raster' ? Math.round(exact) : Math.floor(exact)))
  const count = 2 ** z
  const side = pixels / width / count
  const [west, north] = [Math.floor(x0 * count), Math.floor(y0 * count)]
  const across = Math.ceil((x0 + width) * count) - west
  const down = Math.ceil((y0 + width) * count) - north
  const wanted = Array.from(
    { length: across * down },
    (_, index): TileAddress => ({
      z,
      x: west + (index % across),
      y: north + Math.floor(index / across),
    }),
  ).filter(({ x, y }) => x >= 0 && y >= 0 && x < count && y < count)
  return wanted.flatMap((one) => {
    const shown = find(one)
    if (!shown) return []
    const [left, top] = [(one.x / count - x0) * (pixels / width), (one.y / count - y0) * (pixels / width)]
    const wide = side * 2 ** (one.z - shown.at.z)
    const from = {
      left: (shown.at.x / 2 ** shown.at.z - x0) * (pixels / width),
      top: (shown.at.y / 2 ** shown.at.z - y0) * (pixels / width),
      side: wide,
    }
    return [{ ...shown, left, top, side, from }]
  })
}

const paintValue = <T>(
  layer: StyleLayer,
  name: string,
  other: T,
  zoom: number,
  feature: TileFeature | null = null,
): T => {
  const found = evaluate(layer.paint?.[name] ?? layer.layout?.[name], { zoom, feature })
  return typeof found === typeof other || Array.isArray(found) ? (found as T) : other
}

function drawBackground(layer: StyleLayer, { context, sight, zoom }: Sketch): void {
  context.globalAlpha = paintValue(layer, 'background-opacity', 1, zoom)
  context.fillStyle = paintValue(layer, 'background-color', '#000', zoom)
  context.fillRect(0, 0, sight.pixels, sight.pixels)
  context.globalAlpha = 1
}

function drawPicture(
  layer: StyleLayer,
  { tile, left, top, side, from }: TileOnScreen,
  { context, zoom }: Sketch,
): void {
  const { picture } = tile
  if (!picture) return
  context.globalAlpha = paintValue(layer, 'raster-opacity', 1, zoom)
  const scale = picture.width / from.side
  const [x, y] = [(left - from.left) * scale, (top - from.top) * scale]
  // Half a pixel more, or the seams show.
  context.drawImage(picture, x, y, side * scale, side * scale, left, top, side + 0.5, side + 0.5)
  context.globalAlpha = 1
}

const chosen = new WeakMap<TileLayer, Map<string, TileFeature[]>>()

/** A filter that does not ask for the zoom says the same of a tile as long as it is here. */
function featuresOf(layer: StyleLayer, { tile }: TileOnScreen, zoom: number): TileFeature[] {
  const tileLayer = tile.layers?.get(layer['source-layer'] ?? '')
  if (!tileLayer) return []
  const { filter } = layer
  const select = () => tileLayer.features.filter((feature) => matches(filter, { zoom, feature }))
  if (filter === undefined) return tileLayer.features
  if (usesZoom(filter)) return select()
  const cached = chosen.get(tileLayer) ?? new Map<string, TileFeature[]>()
  chosen.set(tileLayer, cached)
  const known = cached.get(layer.id) ?? select()
  cached.set(layer.id, known)
  return known
}

type ToCanvas = { scale: number; left: number; top: number; clip: { left: number; top: number; side: number } }

function toCanvas(layer: StyleLayer, { tile, left, top, side, from }: TileOnScreen): ToCanvas {
  const extent = tile.layers?.get(layer['source-layer'] ?? '')?.extent ?? 4096
  return { scale: from.side / extent, left: from.left, top: from.top, clip: { left, top, side } }
}

function drawFeatures(layer: StyleLayer, placed: TileOnScreen, { context, zoom, sight }: Sketch): void {
  const features = featuresOf(layer, placed, zoom)
  if (features.length === 0) return
  const { scale, left, top, clip } = toCanvas(layer, placed)
  context.save()
  context.beginPath()
  context.rect(clip.left, clip.top, clip.side + 0.5, clip.side + 0.5)
  context.clip()
  context.setTransform(scale, 0, 0, scale, left, top)
  const pixel = sight.ratio / scale
  for (const [look, same] of groupByLook(layer, features, zoom)) drawAlike(context, layer, look, same, { pixel, zoom })
  context.restore()
}

type Paint = { color: string; opacity: number; width: number }

const colorNames: Record<string, [color: string, opacity: string]> = {
  fill: ['fill-color', 'fill-opacity'],
  'fill-extrusion': ['fill-extrusion-color', 'fill-extrusion-opacity'],
  line: ['line-color', 'line-opacity'],
  circle: ['circle-color', 'circle-opacity'],
}

/** Features of one look are drawn at once. */
function groupByLook(
  layer: StyleLayer,
  features: readonly TileFeature[],
  zoom: number,
): [Paint, readonly TileFeature[]][] {
  const [color, opacity] = colorNames[layer.type] ?? []
  if (!color || !opacity) return []
  const width = layer.type === 'circle' ? 'circle-radius' : 'line-width'
  const paintOf = (feature: TileFeature | null): Paint => ({
    color: paintValue(layer, color, '#000', zoom, feature),
    opacity: paintValue(layer, opacity, 1, zoom, feature),
    width: paintValue(layer, width, layer.type === 'circle' ? 5 : 1, zoom, feature),
  })
  if (![color, opacity, width].some((name) => usesFeature(layer.paint?.[name]))) return [[paintOf(null), features]]
  const groups = Map.groupBy(features, (feature) => JSON.stringify(paintOf(feature)))
  return [...groups].map(([key, same]) => [JSON.parse(key) as Paint, same])
}

type Units = { pixel: number; zoom: number }

function drawAlike(
  context: CanvasRenderingContext2D,
  layer: StyleLayer,
  { color, opacity, width }: Paint,
  features: readonly TileFeature[],
  { pixel, zoom }: Units,
): void {
  context.globalAlpha = opacity
  context.beginPath()
  if (layer.type === 'circle') {
    for (const { lines } of features)
      for (const [x = 0, y = 0] of lines) {
        context.moveTo(x + width * pixel, y)
        context.arc(x, y, width * pixel, 0, 2 * Math.PI)
      }
  } else for (const { lines } of features) for (const line of lines) trace(context, line)
  if (layer.type !== 'line') {
    context.fillStyle = color
    context.fill()
    return
  }
  const dashes = paintValue<number[]>(layer, 'line-dasharray', [], zoom)
  context.strokeStyle = color
  context.lineWidth = width * pixel
  context.lineCap = paintValue(layer, 'line-cap', 'butt', zoom) as CanvasLineCap
  context.lineJoin = paintValue(layer, 'line-join', 'miter', zoom) as CanvasLineJoin
  context.setLineDash(dashes.map((dash) => dash * width * pixel))
  context.stroke()
}

function trace(context: CanvasRenderingContext2D, line: readonly number[]): void {
  context.moveTo(line[0] ?? 0, line[1] ?? 0)
  for (let at = 2; at < line.length; at += 2) context.lineTo(line[at] ?? 0, line[at + 1] ?? 0)
}
