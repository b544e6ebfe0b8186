import { createHash } from 'node:crypto'
import type { DescribePicture } from '../content/insert.ts'
import { createPalette } from './palette.ts'
import { createRandom } from './random.ts'

/** Raised when the drawing itself changes, so that cached renditions of the old one are left behind. */
const drawing = 3

/** The row of a drawn picture; its placeholder is the light of its hour, without drawing it. */
export const describeIllustration: DescribePicture = ({ scene, time, place, view, subject, beds }, seed) => {
  const { sky, near } = createPalette(createRandom(seed), time)
  const source = { kind: 'illustration', scene, time, seed, place, view, subject, beds }
  return {
    source,
    version: createHash('sha256')
      .update(JSON.stringify([drawing, source]))
      .digest('hex')
      .slice(0, 10),
    width: 1600,
    height: 1200,
    placeholder: toGradient(sky[0], sky[2], near),
  }
}

// One pixel wide and three high; the browser's own smoothing makes a gradient of it. A GIF is the smallest that every browser
// reads: this is all of it but the three colours.
const beforeColors = Buffer.from('47494638396101000300910000', 'hex')
const afterColors = Buffer.from('0000002c00000000010003000002024454003b', 'hex')

function toGradient(...colors: [string, string, string]): string {
  const palette = Buffer.from(colors.map((color) => color.slice(1, 7)).join(''), 'hex')
  return `data:image/gif;base64,${Buffer.concat([beforeColors, palette, afterColors]).toString('base64')}`
}
