import { useLayoutEffect, useRef } from 'react'
import type { PhotoFormat } from '../../../../../domain/visas/visa-form.ts'
import { type CropFormats, toHeadGuide, toMatrix } from './crop-frame.ts'
import { useCropGestures } from './crop-gestures.ts'
import type { CropState } from './use-crop.ts'

/** In dots: sharp on a phone, and quickly drawn. */
const drawnHeight = 720

type CropViewProps = { picture: ImageBitmap; cropped: CropFormats; state: CropState; label: string }

export function CropView({ picture, cropped, state, label }: CropViewProps) {
  const frame = useRef<HTMLCanvasElement>(null)
  const { crop } = state
  const { format } = cropped
  const width = Math.round((drawnHeight * format.width) / format.height)
  useCropGestures(frame, state)
  useLayoutEffect(() => {
    const context = frame.current?.getContext('2d')
    if (!context) return
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, drawnHeight)
    context.setTransform(...toMatrix(cropped, crop, width))
    // The copy on the screen has fewer dots than the final crop.
    context.drawImage(picture, 0, 0, cropped.picture.width, cropped.picture.height)
  }, [picture, cropped, crop, width])
  return (
    <div className="mx-auto grid w-fit overflow-hidden rounded-control border border-line *:[grid-area:1/1] *:h-auto *:max-h-[46dvh] *:w-auto *:max-w-full">
      <canvas
        ref={frame}
        width={width}
        height={drawnHeight}
        role="img"
        aria-label={label}
        className="cursor-grab touch-none active:cursor-grabbing"
      />
      <HeadGuide format={format} size={{ width, height: drawnHeight }} />
    </div>
  )
}

/** Blue within white, so that it is seen before any wall and any hair. */
const blue = '#1c4b9c'

function HeadGuide({ format, size: { width, height } }: { format: PhotoFormat; size: PhotoFormat }) {
  const { crown, chin } = toHeadGuide(format)
  const [top, below] = [crown[0] * height, crown[1] * height]
  const bottom = chin * height
  const middle = (top + below) / 2
  const head = { cx: width / 2, cy: (middle + bottom) / 2, rx: (bottom - middle) * 0.36, ry: (bottom - middle) / 2 }
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      className="pointer-events-none"
    >
      <rect y={top} width={width} height={below - top} fill={blue} fillOpacity={0.3} stroke="#fff" strokeWidth={3} />
      {[
        { colour: '#fff', wide: 10 },
        { colour: blue, wide: 5 },
      ].map(({ colour, wide }) => (
        <g key={colour} stroke={colour} strokeWidth={wide}>
          <path d={`M0 ${bottom}H${width}`} />
          <ellipse {...head} strokeWidth={wide / 2} strokeDasharray="14 10" />
          <path d={`M${width / 2} 0V${height}`} strokeWidth={wide / 2} strokeDasharray="4 16" />
        </g>
      ))}
    </svg>
  )
}
