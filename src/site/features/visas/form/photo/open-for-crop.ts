import { openPicture } from './read-photo.ts'

export type OpenedPicture = {
  /** All of its dots, for the final crop. */
  whole: ImageBitmap
  /** Fewer of them, so that it follows a finger on a slow phone. */
  shown: ImageBitmap
  close: () => void
}

const shownSide = 1_600

export async function openForCrop(file: Blob): Promise<OpenedPicture | null> {
  const whole = await openPicture(file)
  if (!whole) return null
  const scale = shownSide / Math.max(whole.width, whole.height)
  const options = { resizeWidth: Math.round(whole.width * scale), resizeQuality: 'medium' } as const
  const copy = scale < 1 ? await createImageBitmap(whole, options).catch(() => null) : null
  return {
    whole,
    shown: copy ?? whole,
    close: () => {
      whole.close()
      copy?.close()
    },
  }
}
