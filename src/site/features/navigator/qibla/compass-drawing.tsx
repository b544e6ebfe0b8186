type CompassDrawingProps = {
  label: string
  /** North, east, south, west. */
  points: readonly (string | undefined)[]
  bearing: number
  /** The direction of the device's top; null: north is above, as on a map. */
  heading: number | null
  sun: number | null
}

const ticks = Array.from({ length: 72 }, (_, index) => index * 5)

/** A dial with the Kaaba on it. The needle ends before the names of the points, whichever it turns to. Angles are attributes of the drawing: styles in the page would be refused by its policy. */
export function CompassDrawing({ label, points, bearing, heading, sun }: CompassDrawingProps) {
  const dial = -(heading ?? 0)
  return (
    <svg viewBox="-110 -110 220 220" role="img" aria-label={label} className="mx-auto my-4 w-full max-w-80">
      {heading !== null && <path d="M0-109l6 9h-12Z" className="fill-gold" />}
      <g transform={`rotate(${dial.toFixed(1)})`}>
        <circle r="98" className="fill-sunken stroke-line-strong" />
        {ticks.map((angle) => (
          <path
            key={angle}
            d={angle % 45 === 0 ? 'M0-98v10' : 'M0-98v5'}
            transform={`rotate(${angle})`}
            className={angle === 0 ? 'stroke-danger stroke-3' : 'stroke-line-strong'}
          />
        ))}
        {sun !== null && (
          <circle cy="-98" r="7" transform={`rotate(${sun.toFixed(1)})`} className="fill-gold stroke-surface" />
        )}
        <g transform={`rotate(${bearing.toFixed(1)})`}>
          <path d="M0 24 L-6 7 L-4-31 H-10 L0-50 L10-31 H4 L6 7Z" className="fill-brand" />
          <path d="M-8-102h16v14h-16Z" className="fill-ink stroke-surface" />
          <path d="M-8-98h16" className="stroke-gold stroke-2" />
        </g>
        {points.map((point, quarter) => (
          <text
            key={point}
            transform={`rotate(${quarter * 90}) translate(0 -72) rotate(${(-quarter * 90 - dial).toFixed(1)})`}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink-soft stroke-sunken stroke-3 text-[0.6rem] font-semibold [paint-order:stroke]"
          >
            {point}
          </text>
        ))}
        <circle r="5" className="fill-surface stroke-brand stroke-2" />
      </g>
    </svg>
  )
}
