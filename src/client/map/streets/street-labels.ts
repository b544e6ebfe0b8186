import type { Locale } from '../../../domain/text/locale.ts'
import type { TileFeature } from './decode-tile.ts'
import { namesIn } from './own-style.ts'
import type { StyleLayer } from './street-style.ts'
import { evaluate } from './style-expression.ts'

/** A name that may be written, in pixels of the canvas. */
export type Candidate = {
  feature: TileFeature
  text: string
  x: number
  y: number
  /** Along a street: its direction, and how much of it is straight. */
  angle: number
  room: number
  size: number
  isBold: boolean
  color: string
  halo: string
  haloWidth: number
  rank: number
}

type Place = { scale: number; left: number; top: number; clip: { left: number; top: number; side: number } }

export function toCandidates(
  layer: StyleLayer,
  features: readonly TileFeature[],
  place: Place,
  zoom: number,
): Candidate[] {
  const { layout, paint } = layer
  if (layout?.['text-field'] === undefined) return []
  const isAlong = layout['symbol-placement'] === 'line' || layout['symbol-placement'] === 'line-center'
  return features
    .flatMap((feature) => {
      const scope = { zoom, feature }
      const value = <T>(of: Record<string, unknown> | undefined, name: string, other: T): T => {
        const found = evaluate(of?.[name], scope)
        return typeof found === typeof other ? (found as T) : other
      }
      const text = fillTokens(evaluate(layout['text-field'], scope), feature)
      const spot = text && (isAlong ? alongLine(feature, place) : atPoint(feature, place))
      if (!text || !spot || !isIn(spot, place)) return []
      const fonts = JSON.stringify(evaluate(layout['text-font'], scope) ?? '')
      const transform = value<string>(layout, 'text-transform', 'none')
      return [
        {
          ...spot,
          feature,
          text: transform === 'uppercase' ? text.toUpperCase() : transform === 'lowercase' ? text.toLowerCase() : text,
          size: value(layout, 'text-size', 16),
          isBold: /bold|medium/i.test(fonts),
          color: value(paint, 'text-color', '#000'),
          halo: value(paint, 'text-halo-color', 'rgba(0,0,0,0)'),
          haloWidth: value(paint, 'text-halo-width', 0),
          rank: value(layout, 'symbol-sort-key', value(feature.properties, 'rank', 0)),
        },
      ]
    })
    .toSorted((one, two) => one.rank - two.rank)
}

/** Older styles write `{name}`. */
const fillTokens = (text: unknown, { properties }: TileFeature): string =>
  typeof text === 'string' ? text.replace(/\{([^}]+)\}/g, (_, name) => String(properties[name] ?? '')).trim() : ''

/** Tiles overlap: each name belongs to the one that its spot is in. */
const isIn = ({ x, y }: { x: number; y: number }, { clip }: Place): boolean =>
  x >= clip.left && y >= clip.top && x < clip.left + clip.side && y < clip.top + clip.side

const atPoint = ({ lines: [line = []] }: TileFeature, { scale, left, top }: Place) => {
  const [x, y] = line
  return x === undefined || y === undefined
    ? null
    : { x: left + x * scale, y: top + y * scale, angle: 0, room: Number.POSITIVE_INFINITY }
}

/** On the longest straight piece, never upside down. */
function alongLine({ lines }: TileFeature, { scale, left, top }: Place) {
  let best: { x: number; y: number; angle: number; room: number } | null = null
  for (const line of lines)
    for (let at = 2; at < line.length; at += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(at - 2, at + 2)
      const room = Math.hypot(x1 - x0, y1 - y0) * scale
      if (best && best.room >= room) continue
      const angle = Math.atan2(y1 - y0, x1 - x0)
      const isUpright = Math.abs(angle) <= Math.PI / 2
      best = {
        x: left + ((x0 + x1) / 2) * scale,
        y: top + ((y0 + y1) / 2) * scale,
        angle: isUpright ? angle : angle + Math.PI,
        room,
      }
    }
  return best
}

/** A style has one text for all readers: where it is a name, the one in the visitor's language is drawn instead. */
export function toLocalText({ feature, text }: Candidate, locale: Locale): string {
  const { properties } = feature
  const isName = Object.entries(properties).some(([key, value]) => key.startsWith('name') && value === text)
  if (!isName) return text
  const own = namesIn(locale).find((name) => typeof properties[name] === 'string')
  return own ? String(properties[own]) : text
}

const maxNames = 300
/** On its spot, else below or above the mark that covers it, in heights of its letters. */
const shifts = [0, 2.3, -2.3]

const meets = (one: LabelBox, other: LabelBox): boolean =>
  Math.abs(other.x - one.x) * 2 < other.wide + one.wide && Math.abs(other.y - one.y) * 2 < other.tall + one.tall

const rightToLeft = /[\u0590-\u08ff]/

/** The middle of the box of a name, or of a mark. */
export type LabelBox = { x: number; y: number; wide: number; tall: number }

type Options = {
  locale: Locale
  family: string
  ratio: number
  pixels: number
  /** Marks, which no name may lie under. */
  taken: readonly LabelBox[]
}

/** Each where there is still room. The browser shapes them, so that letters join. */
export function writeNames(
  context: CanvasRenderingContext2D,
  candidates: readonly Candidate[],
  { locale, family, ratio, pixels, taken }: Options,
): void {
  const boxes: LabelBox[] = [...taken]
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.setLineDash([])
  context.globalAlpha = 1
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  for (const candidate of candidates) {
    if (boxes.length - taken.length >= maxNames) return
    const { x, y, angle, room, size, isBold, color, halo, haloWidth } = candidate
    if (x < 0 || y < 0 || x > pixels || y > pixels) continue
    const text = toLocalText(candidate, locale)
    const tall = size * ratio
    context.font = `${isBold ? 700 : 400} ${tall}px ${family}`
    context.direction = rightToLeft.test(text) ? 'rtl' : 'ltr'
    const long = context.measureText(text).width
    if (long > room) continue
    const wide = Math.abs(Math.cos(angle)) * long + Math.abs(Math.sin(angle)) * tall + tall * 0.4
    const high = Math.abs(Math.sin(angle)) * long + Math.abs(Math.cos(angle)) * tall + tall * 0.4
    const isAlong = room !== Number.POSITIVE_INFINITY
    const box = (isAlong ? [0] : shifts)
      .map((shift): LabelBox => ({ x, y: y + shift * tall, wide, tall: high }))
      .find((one) => !boxes.some((other) => meets(one, other)))
    if (!box) continue
    boxes.push(box)
    context.setTransform(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), x, box.y)
    if (haloWidth > 0) {
      context.strokeStyle = halo
      context.lineWidth = haloWidth * 2 * ratio
      context.strokeText(text, 0, 0)
    }
    context.fillStyle = color
    context.fillText(text, 0, 0)
  }
}
