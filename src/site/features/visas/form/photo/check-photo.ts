import type { PhotoFormat } from '../../../../../domain/visas/visa-form.ts'
import type { VisaPhotoText } from '../../../../../i18n/messages/visa-photo.ts'
import { measureBackground, measureLight, measureSharpness, type Pixels, toGrey } from './photo-measures.ts'

export type PhotoAdvice = keyof VisaPhotoText['advice']

/** From 0 to 1, of the whole picture. */
export type FaceBox = { x: number; y: number; width: number; height: number }

export type SeenPhoto = {
  /** The full size. */
  width: number
  height: number
  copy: Pixels
  /** Null where this browser cannot say. */
  faces: readonly FaceBox[] | null
}

/** For a printed photo 45 mm high these are 340 dots an inch. */
export const minHeight = 600

/** Found by trying on sharp and blurred pictures: well below what a steady hand makes, well above what a moved one does. */
const limits = { sharpness: 60, dark: 75, bright: 225, burnt: 0.35, wall: 165, spread: 60, tint: 48 } as const

/** How high the part would be that has the country's format, at most. */
export const heightInFormat = ({ width, height }: PhotoFormat, format: PhotoFormat): number =>
  Math.floor(Math.min(height, (width * format.height) / format.width))

/** Suggestions, the most important first. They are advice: none of them prevents going on. */
export function checkPhoto(photo: SeenPhoto, format: PhotoFormat): PhotoAdvice[] {
  const { copy, faces } = photo
  const grey = toGrey(copy)
  const light = measureLight(copy, grey)
  const wall = measureBackground(copy, grey)
  const isLightWall = wall.brightness >= limits.wall && wall.tint <= limits.tint
  const isDark = light.mean < limits.dark
  const found: (PhotoAdvice | false | null)[] = [
    heightInFormat(photo, format) < minHeight && 'small',
    isDark && 'dark',
    (light.mean > limits.bright || light.burnt > limits.burnt) && 'bright',
    measureSharpness(copy, grey) < limits.sharpness && 'blurred',
    !isLightWall && 'backgroundDark',
    isLightWall && wall.spread > limits.spread && 'backgroundUneven',
    faces && adviseFace(faces),
  ]
  return found.filter((one) => one !== false && one !== null)
}

function adviseFace(faces: readonly FaceBox[]): PhotoAdvice | null {
  const [face] = faces
  if (!face) return 'noFace'
  if (faces.length > 1) return 'manyFaces'
  if (face.height < 0.22) return 'faceSmall'
  return Math.abs(face.x + face.width / 2 - 0.5) > 0.18 ? 'faceAside' : null
}
