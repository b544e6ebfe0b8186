/** How a paper lies under the eyes. `x` and `y`: by how much it is moved, in parts of the stage. `turns`: by 90° each. */
export type Zoom = { scale: number; x: number; y: number; turns: number }

export const wholePaper: Zoom = { scale: 1, x: 0, y: 0, turns: 0 }
export const maxPaperZoom = 8

/** Moves to its edge at most: a paper out of sight could not be found again. */
function within({ scale, x, y, turns }: Zoom): Zoom {
  const max = (scale - 1) / 2
  const clamp = (value: number) => Math.min(max, Math.max(-max, value)) || 0
  return { scale, x: clamp(x), y: clamp(y), turns }
}

/** The point at `at` stays where it is; the middle of the stage by default. */
export function zoomBy(zoom: Zoom, factor: number, at = { x: 0, y: 0 }): Zoom {
  const scale = Math.min(maxPaperZoom, Math.max(1, zoom.scale * factor))
  const by = scale / zoom.scale
  return within({ ...zoom, scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by })
}

export const moveBy = (zoom: Zoom, x: number, y: number): Zoom => within({ ...zoom, x: zoom.x + x, y: zoom.y + y })

/** Clockwise, around the middle of the stage: what was looked at stays in sight. */
export const turn = ({ scale, x, y, turns }: Zoom): Zoom => within({ scale, x: -y, y: x, turns: turns + 1 })

/** The stage is a square, so a paper that fits into it fits after a turn, too. */
export const toTransform = ({ scale, x, y, turns }: Zoom): string =>
  `translate(${x * 100}%, ${y * 100}%) scale(${scale}) rotate(${turns * 90}deg)`

const steps = { near: 1.5, far: 0.1 } as const

const keys: Record<string, (zoom: Zoom) => Zoom> = {
  '+': (zoom) => zoomBy(zoom, steps.near),
  '=': (zoom) => zoomBy(zoom, steps.near),
  '-': (zoom) => zoomBy(zoom, 1 / steps.near),
  _: (zoom) => zoomBy(zoom, 1 / steps.near),
  Enter: (zoom) => zoomBy(zoom, steps.near),
  '0': () => wholePaper,
  r: turn,
  R: turn,
  ArrowLeft: (zoom) => moveBy(zoom, steps.far, 0),
  ArrowRight: (zoom) => moveBy(zoom, -steps.far, 0),
  ArrowUp: (zoom) => moveBy(zoom, 0, steps.far),
  ArrowDown: (zoom) => moveBy(zoom, 0, -steps.far),
}

export const nearer = (zoom: Zoom): Zoom => zoomBy(zoom, steps.near)
export const farther = (zoom: Zoom): Zoom => zoomBy(zoom, 1 / steps.near)

/** The action of a key; null for other keys, and where nothing can move, so that the page scrolls. */
export function pressKey(zoom: Zoom, key: string): Zoom | null {
  if (key.startsWith('Arrow') && zoom.scale === 1) return null
  return keys[key]?.(zoom) ?? null
}
