import { useEffect, useRef } from 'react'
import type { Pixels } from './photo-measures.ts'

/** Drawn, not linked: a page's policy lets no picture in that did not come from a server. */
export function PhotoPreview({ copy, label }: { copy: Pixels; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { width, height, data } = copy
    canvas.current?.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  }, [copy])
  return (
    <canvas
      ref={canvas}
      width={copy.width}
      height={copy.height}
      role="img"
      aria-label={label}
      className="h-auto max-h-40 w-auto max-w-28 shrink-0 self-start rounded-control border border-line"
    />
  )
}
