/** The text of the QR code that a video shows at the moment, if there is one. */
export type ReadPicture = (video: HTMLVideoElement) => Promise<string | null>

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }

/** More dots only take longer. */
const side = 640

// Once for the page.
let loading: Promise<ReadPicture> | null = null

/** Loaded before the camera starts: offline the decoder could not be loaded any more. */
export function prepareReader(): Promise<ReadPicture> {
  loading ??= loadReader().catch((error) => {
    loading = null
    throw error
  })
  return loading
}

/** By the phone itself where it can; otherwise by a decoder that is fetched while there is a network. */
async function loadReader(): Promise<ReadPicture> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (BarcodeDetector && formats.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!context || !width) return null
    // The square in the middle, which is what the frame shows.
    const edge = Math.min(width, height)
    context.drawImage(video, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, side, side)
    try {
      return decode(context.getImageData(0, 0, side, side))
    } catch {
      return null
    }
  }
}
