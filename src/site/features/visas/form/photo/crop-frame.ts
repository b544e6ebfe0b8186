import type { PhotoFormat } from '../../../../../domain/visas/visa-form.ts'

/** The picture to crop: its size before it is turned, and the format of the frame. */
export type CropFormats = { picture: PhotoFormat; format: PhotoFormat }

/** `turn`: quarters to the right. `x`, `y`: where the middle of the frame lies on the turned picture, from 0 to 1. */
export type Crop = { turn: 0 | 1 | 2 | 3; zoom: number; x: number; y: number }

type Point = { x: number; y: number }

/** The smallest useful part, in rows of dots. */
const minRows = 240
const maxZoom = 8

export const firstCrop: Crop = { turn: 0, zoom: 1, x: 0.5, y: 0.5 }

const turned = ({ width, height }: PhotoFormat, turn: Crop['turn']): PhotoFormat =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width }

/** The largest frame of that format that the picture has room for. */
function largestFrame({ picture, format }: CropFormats, turn: Crop['turn']): PhotoFormat {
  const { width, height } = turned(picture, turn)
  const across = Math.min(width, (height * format.width) / format.height)
  return { width: across, height: (across * format.height) / format.width }
}

const between = (min: number, value: number, max: number): number => Math.max(min, Math.min(max, value))

/** Keeps the frame inside of the picture. */
function settle(cropped: CropFormats, { turn, zoom, x, y }: Crop): Crop {
  const max = largestFrame(cropped, turn)
  const within = between(1, zoom, between(1, max.height / minRows, maxZoom))
  const whole = turned(cropped.picture, turn)
  const [aside, above] = [max.width / within / whole.width / 2, max.height / within / whole.height / 2]
  return { turn, zoom: within, x: between(aside, x, 1 - aside), y: between(above, y, 1 - above) }
}

export type CropPart = { x: number; y: number; width: number; height: number }

/** The part in the frame, in dots of the turned picture. */
export function toCropPart(cropped: CropFormats, crop: Crop): CropPart {
  const { turn, zoom, x, y } = crop
  const max = largestFrame(cropped, turn)
  const whole = turned(cropped.picture, turn)
  const [width, height] = [max.width / zoom, max.height / zoom]
  return { x: x * whole.width - width / 2, y: y * whole.height - height / 2, width, height }
}

/** The picture goes along with the hand: by parts of the frame's width and height. */
export function moveCrop(cropped: CropFormats, crop: Crop, by: Point): Crop {
  const { width, height } = toCropPart(cropped, crop)
  const whole = turned(cropped.picture, crop.turn)
  const x = crop.x - (by.x * width) / whole.width
  const y = crop.y - (by.y * height) / whole.height
  return settle(cropped, { ...crop, x, y })
}

const middle: Point = { x: 0.5, y: 0.5 }

/** The point under `at`, a position in the frame from 0 to 1, stays there. */
export function zoomCrop(cropped: CropFormats, crop: Crop, factor: number, at: Point = middle): Crop {
  const { zoom } = settle(cropped, { ...crop, zoom: crop.zoom * factor })
  const [before, after] = [toCropPart(cropped, crop), toCropPart(cropped, { ...crop, zoom })]
  const whole = turned(cropped.picture, crop.turn)
  const x = crop.x + ((at.x - 0.5) * (before.width - after.width)) / whole.width
  const y = crop.y + ((at.y - 0.5) * (before.height - after.height)) / whole.height
  return settle(cropped, { ...crop, zoom, x, y })
}

const quarters = [0, 1, 2, 3] as const

/** A quarter to the right; what was in the middle stays there. */
export function turnCrop(cropped: CropFormats, { turn, zoom, x, y }: Crop): Crop {
  return settle(cropped, { turn: quarters[(turn + 1) % 4] ?? 0, zoom, x: 1 - y, y: x })
}

/** A canvas transform that draws the whole picture so that a canvas `width` dots wide shows the part. */
export function toMatrix(
  cropped: CropFormats,
  crop: Crop,
  width: number,
): [a: number, b: number, c: number, d: number, e: number, f: number] {
  const part = toCropPart(cropped, crop)
  const { width: across, height: down } = cropped.picture
  const scale = width / part.width
  const [cos, sin] = [[1, 0, -1, 0][crop.turn] ?? 1, [0, 1, 0, -1][crop.turn] ?? 0]
  const [right, below] = [[0, down, across, 0][crop.turn] ?? 0, [0, 0, down, across][crop.turn] ?? 0]
  return [
    cos * scale || 0,
    sin * scale || 0,
    -sin * scale || 0,
    cos * scale || 0,
    (right - part.x) * scale,
    (below - part.y) * scale,
  ]
}

/** More rows than that are of no use to anybody who prints 60 mm. */
const maxRows = 1_800

/** The number of dots of the part: it is never enlarged. */
export function toOutputSize(cropped: CropFormats, crop: Crop): PhotoFormat {
  const { format } = cropped
  const height = Math.round(Math.min(maxRows, toCropPart(cropped, crop).height))
  return { height, width: Math.round((height * format.width) / format.height) }
}

/** The positions of crown and chin, from the top: by ICAO for upright photos, by the United States for square ones. */
export const toHeadGuide = ({ width, height }: PhotoFormat): { crown: [number, number]; chin: number } =>
  width / height > 0.9 ? { crown: [0.15, 0.33], chin: 0.83 } : { crown: [0.07, 0.18], chin: 0.87 }
