import { createHash } from 'node:crypto'
import type { DescribePicture } from '../../db/demo/insert.ts'
import { createPalette } from './illustration/palette.ts'
import { createRandom } from './illustration/random.ts'

/** Raised when the drawing itself changes, so that cached renditions of the old one are left behind. */
const drawing = 1

/** The row of a drawn picture; its placeholder is the light of its hour, without drawing it. */
export const describeIllustration: DescribePicture = ({ scene, time }, seed) => {
  const { sky, near } = createPalette(createRandom(seed), time)
  const source = { kind: 'illustration', scene, time, seed }
  return {
    source,
    version: createHash('sha256')
      .update(JSON.stringify([drawing, source]))
      .digest('hex')
      .slice(0, 10),
    width: 1600,
    height: 1200,
    placeholder: toGradient([sky[0], sky[2], near]),
  }
}

const toGradient = (colors: [string, string, string]): string => {
  const stops = colors.map((color, index) => `<stop offset='${index / 2}' stop-color='${color}'/>`).join('')
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'><linearGradient id='g' x2='0' y2='1'>${stops}</linearGradient><rect width='4' height='3' fill='url(#g)'/></svg>`,
  )
    .replaceAll('%20', ' ')
    .replaceAll('%3D', '=')
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':')}`
}
