import { n } from './svg.ts'

export type Stop = readonly [offset: number, color: string, opacity?: number]
export type Definitions = {
  vertical: (...stops: Stop[]) => string
  horizontal: (...stops: Stop[]) => string
  diagonal: (...stops: Stop[]) => string
  radial: (...stops: Stop[]) => string
  pattern: (width: number, height: number, content: string, transform?: string) => string
  clip: (content: string, inside: string) => string
  /** Keeps a drawing once; what comes back draws it, as often as wanted. */
  keep: (content: string) => (extra?: string) => string
  markup: () => string
}

function stopMarkup([offset, color, opacity]: Stop): string {
  const seeThrough = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`
  return `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${color}"${seeThrough}/>`
}

export function createDefinitions(): Definitions {
  const ids = new Map<string, string>()
  const parts: string[] = []
  const define = (write: (id: string) => string) => {
    const key = write('')
    const known = ids.get(key)
    if (known) return known
    const id = 'd' + ids.size.toString(36)
    ids.set(key, id)
    parts.push(write(id))
    return id
  }
  const linear =
    (direction: string) =>
    (...stops: Stop[]) => {
      const inner = stops.map(stopMarkup).join('')
      return `url(#${define((id) => `<linearGradient id="${id}" ${direction}>${inner}</linearGradient>`)})`
    }
  return {
    vertical: linear('x2="0" y2="1"'),
    horizontal: linear(''),
    diagonal: linear('x2="1" y2="1"'),
    radial: (...stops) => {
      const inner = stops.map(stopMarkup).join('')
      return `url(#${define((id) => `<radialGradient id="${id}">${inner}</radialGradient>`)})`
    },
    pattern: (width, height, content, transform = '') => {
      const size = `width="${n(width)}" height="${n(height)}" patternUnits="userSpaceOnUse"`
      const turned = transform && ` patternTransform="${transform}"`
      return `url(#${define((id) => `<pattern id="${id}" ${size}${turned}>${content}</pattern>`)})`
    },
    clip: (content, inside) =>
      `<g clip-path="url(#${define((id) => `<clipPath id="${id}">${inside}</clipPath>`)})">${content}</g>`,
    keep: (content) => {
      const kept = define((id) => `<g id="${id}">${content}</g>`)
      return (extra = '') => `<use href="#${kept}" ${extra}/>`
    },
    markup: () => `<defs>${parts.join('')}</defs>`,
  }
}
