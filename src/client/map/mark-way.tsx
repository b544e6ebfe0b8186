import type { DrawnPoint } from './map-drawing.ts'

/** From where something lies to its mark, which had to make room for others. It belongs below all marks, so that it covers none. */
export const MarkWay = ({ from, to }: { from: DrawnPoint; to: DrawnPoint }) => (
  <g className="pointer-events-none stroke-ink">
    <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="[stroke-width:3px]" />
    <circle cx={from.x} cy={from.y} r={7} className="fill-ink" />
  </g>
)
