import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { type Point, polygon, repeat } from '../svg.ts'
import type { Style } from './style.ts'

/** Puts a place on the cover, across and down from 0 to 1, into the picture. */
export type Lie = (across: number, down: number) => Point
type Quilt = (lie: Lie, tones: readonly [string, string, string]) => string

const strip = (lie: Lie, from: number, to: number, fill: string) =>
  polygon([lie(0, from), lie(1, from), lie(1, to), lie(0, to)], fill)
const diamond = (lie: Lie, u: number, v: number, du: number, dv: number, fill: string) =>
  polygon([lie(u, v - dv), lie(u + du, v), lie(u, v + dv), lie(u - du, v)], fill)

const banded: Quilt = (lie, [cover, band, accent]) =>
  strip(lie, 0.46, 1, cover) +
  strip(lie, 0.56, 0.6, accent) +
  strip(lie, 0.84, 0.88, accent) +
  repeat(
    9,
    (index) =>
      diamond(lie, 0.06 + index * 0.11, 0.72, 0.042, 0.1, accent) +
      diamond(lie, 0.06 + index * 0.11, 0.72, 0.02, 0.05, band),
  )

const striped: Quilt = (lie, [cover, band, accent]) =>
  strip(lie, 0.4, 1, cover) +
  repeat(5, (index) => strip(lie, 0.46 + index * 0.11, 0.5 + index * 0.11, index % 2 ? accent : band))

const folded: Quilt = (lie, [cover, band, accent]) =>
  strip(lie, 0.3, 1, mix(cover, '#ffffff', 0.5)) +
  strip(lie, 0.62, 0.94, cover) +
  strip(lie, 0.62, 0.645, accent) +
  strip(lie, 0.915, 0.94, accent) +
  repeat(24, (index) =>
    polygon([lie(index / 24, 0.94), lie((index + 0.5) / 24, 0.94), lie((index + 0.25) / 24, 0.985)], band),
  )

const zigzag: Quilt = (lie, [cover, band, accent]) =>
  strip(lie, 0.42, 1, cover) +
  repeat(3, (row) =>
    repeat(10, (index) => {
      const [u, v] = [index / 10, 0.5 + row * 0.17]
      return polygon(
        [
          lie(u, v + 0.07),
          lie(u + 0.05, v),
          lie(u + 0.1, v + 0.07),
          lie(u + 0.1, v + 0.12),
          lie(u + 0.05, v + 0.05),
          lie(u, v + 0.12),
        ],
        row % 2 ? band : accent,
      )
    }),
  )

const lattice: Quilt = (lie, [cover, band, accent]) =>
  strip(lie, 0.36, 1, cover) +
  repeat(4, (row) =>
    repeat(8 - (row % 2), (index) => {
      const [u, v] = [0.0625 + index * 0.125 + (row % 2) * 0.0625, 0.46 + row * 0.15]
      return diamond(lie, u, v, 0.05, 0.068, band) + diamond(lie, u, v, 0.026, 0.035, accent)
    }),
  )

const medallion: Quilt = (lie, [cover, band, accent]) =>
  strip(lie, 0.34, 1, cover) +
  strip(lie, 0.38, 0.41, band) +
  strip(lie, 0.93, 0.96, band) +
  [0.2, 0.5, 0.8]
    .map(
      (u) =>
        diamond(lie, u, 0.67, 0.13, 0.22, accent) +
        diamond(lie, u, 0.67, 0.1, 0.17, cover) +
        diamond(lie, u, 0.67, 0.065, 0.11, band) +
        diamond(lie, u, 0.67, 0.03, 0.05, accent),
    )
    .join('')

const quilts = [banded, striped, folded, zigzag, lattice, medallion] as const

export function quilt({ palette, random }: Canvas, style: Style, lie: Lie): string {
  const [cover, band, accent] = style.cloth
  return random.split('quilt').pick(quilts)(lie, [palette.bright(cover), palette.bright(band), palette.bright(accent)])
}
