import type { PhotoFormat } from '../../../../../domain/visas/visa-form.ts'
import type { FaceBox, SeenPhoto } from './check-photo.ts'

/** The longer side in dots: enough to judge sharpness, and few enough for a slow phone. */
const copySide = 400

/** The upright photo; null where this browser cannot open it, or hides pixels from pages. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap === 'undefined' || !isCanvasTrue()) return null
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => openAsImage(file).catch(() => null))
}

/** Safari before 16.4 does not know that option, and an image is upright by itself there. The policy of the site allows pictures as `data:`. */
async function openAsImage(file: Blob): Promise<ImageBitmap> {
  const image = new Image()
  image.src = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = reject
    reader.readAsDataURL(file)
  })
  await image.decode()
  return createImageBitmap(image)
}

export function openCanvas({ width, height }: PhotoFormat): [HTMLCanvasElement, CanvasRenderingContext2D] | null {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return context && [canvas, context]
}

/** Browsers that prevent fingerprinting return noise for pixels: advice would be wrong, and a cropped photo spoilt. */
function isCanvasTrue(): boolean {
  const [, context] = openCanvas({ width: 4, height: 4 }) ?? []
  if (!context) return false
  context.fillStyle = '#204060'
  context.fillRect(0, 0, 4, 4)
  const { data } = context.getImageData(0, 0, 4, 4)
  return data.every((value, at) => value === [0x20, 0x40, 0x60, 0xff][at % 4])
}

export async function seePhoto(picture: ImageBitmap): Promise<SeenPhoto | null> {
  const { width, height } = picture
  const scale = Math.min(1, copySide / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const [canvas, context] = openCanvas(size) ?? []
  if (!canvas || !context) return null
  context.imageSmoothingQuality = 'high'
  // Transparent dots are printed white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.drawImage(picture, 0, 0, size.width, size.height)
  const { data } = context.getImageData(0, 0, size.width, size.height)
  return { width, height, copy: { ...size, data }, faces: await findFaces(canvas) }
}

type Detector = new () => { detect: (canvas: HTMLCanvasElement) => Promise<{ boundingBox: DOMRectReadOnly }[]> }

/** Few browsers can, and some that say so cannot. */
async function findFaces(canvas: HTMLCanvasElement): Promise<FaceBox[] | null> {
  const { FaceDetector } = globalThis as { FaceDetector?: Detector }
  if (!FaceDetector) return null
  try {
    const faces = await new FaceDetector().detect(canvas)
    return faces.map(({ boundingBox: { x, y, width, height } }) => ({
      x: x / canvas.width,
      y: y / canvas.height,
      width: width / canvas.width,
      height: height / canvas.height,
    }))
  } catch {
    return null
  }
}
