export type Point = readonly [x: number, y: number]
export type Box = { x: number; y: number; width: number; height: number }

/** One decimal: a tenth of a unit is below a pixel at every size the pictures are served in. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

const spaced = (extra: string) => (extra ? ` ${extra}` : '')

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${spaced(extra)}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${spaced(extra)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${spaced(extra)}/>`
}

export function shape(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${spaced(extra)}/>`
}

export function stroke(d: string, color: string, width: number, extra = ''): string {
  return (
    `<path d="${d}" fill="none" stroke="${color}"` +
    ` stroke-width="${n(width)}" stroke-linecap="round"${spaced(extra)}/>`
  )
}

/** A line through the points in relative steps of tenths, which is about a third shorter than their places. */
export function along(points: readonly Point[]): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const)
  const steps = tenths.map(([x, y], index) => {
    const [fromX, fromY] = tenths[index - 1] ?? [0, 0]
    return `${tenth(x - fromX)} ${tenth(y - fromY)}`
  })
  return `M${steps[0] ?? '0 0'}l${steps.slice(1).join(' ')}`.replaceAll(' -', '-')
}

function tenth(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.')
}

export function polygon(points: readonly Point[], fill: string, extra = ''): string {
  return shape(along(points) + 'Z', fill, extra)
}

/** A curve through the points (Catmull–Rom as Béziers). */
export function curve(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point
  const parts = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const first = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const second = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return `C${[...first, ...second, ...end].map(n).join(' ')}`
  })
  return `M${n(at(0)[0])} ${n(at(0)[1])}${parts.join('')}`
}

export function group(content: string, extra = ''): string {
  return `<g ${extra}>${content}</g>`
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** For single shapes: unlike `veil` it costs the renderer no layer of its own. */
export function fade(opacity: number): string {
  return `fill-opacity="${hundredths(opacity)}" stroke-opacity="${hundredths(opacity)}"`
}

/** For groups that have to become transparent as one. */
export function veil(opacity: number): string {
  return `opacity="${hundredths(opacity)}"`
}

/** Strokes that end where they end: for dashes that stand for windows, beams, rails. */
export function dashes(d: string, color: string, width: number, dash: readonly number[]): string {
  return (
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}"` +
    ` stroke-dasharray="${dash.map(n).join(' ')}"/>`
  )
}

export function mirrored(content: string, axis: number): string {
  return group(content, `transform="matrix(-1 0 0 1 ${n(axis * 2)} 0)"`)
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('')
}
