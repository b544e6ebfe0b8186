import type { QrDrawing } from './qr-drawing.ts'

type QrPictureProps = { drawing: QrDrawing; label: string; className?: string }

/** Black on white in every theme: that is what cameras read. */
export const QrPicture = ({ drawing, label, className = 'size-40' }: QrPictureProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`-4 -4 ${drawing.size + 8} ${drawing.size + 8}`}
    shapeRendering="crispEdges"
    className={className}
  >
    <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" />
    <path d={drawing.path} fill="#000" />
  </svg>
)

/** As large as the window allows: it is shown to a person across a counter. */
export const wholeScreenQr = 'size-[min(91vw,50dvh)] min-h-56 min-w-56 max-w-md max-h-112'
