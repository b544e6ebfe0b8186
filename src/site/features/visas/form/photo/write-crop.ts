import { type Crop, type CropFormats, toMatrix, toOutputSize } from './crop-frame.ts'
import { openCanvas } from './read-photo.ts'

/** A photo of this size at this quality is far below the limit of uploads. */
const quality = 0.92

/** The part in the frame as a file of its own; null where the browser cannot. */
export async function writeCrop(
  picture: ImageBitmap,
  cropped: CropFormats,
  crop: Crop,
  name: string,
): Promise<File | null> {
  const size = toOutputSize(cropped, crop)
  const [canvas, context] = openCanvas(size) ?? []
  if (!canvas || !context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.setTransform(...toMatrix(cropped, crop, size.width))
  context.drawImage(picture, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob?.type === 'image/jpeg' ? new File([blob], toCroppedName(name), { type: 'image/jpeg' }) : null
}

/** Another name than the first has: two that are called the same would be taken for one. */
export const toCroppedName = (name: string): string =>
  `${name.replace(/\.[^.]*$/, '').slice(0, 80) || 'photo'}-cropped.jpg`
