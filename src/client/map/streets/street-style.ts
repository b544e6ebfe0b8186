/** The parts of a style that are drawn here; the rest is skipped. */
export type StyleLayer = {
  id: string
  type: string
  source?: string
  'source-layer'?: string
  filter?: unknown
  minzoom?: number
  maxzoom?: number
  layout?: Record<string, unknown>
  paint?: Record<string, unknown>
}

export type StyleSource = {
  type?: string
  url?: string
  tiles?: string[]
  minzoom?: number
  maxzoom?: number
  tileSize?: number
  scheme?: string
  attribution?: string
}

export type StreetStyle = { sources: Record<string, StyleSource>; layers: StyleLayer[] }

const maxLayers = 400

/** A style is foreign: invalid parts are left out. */
export function parseStyle(json: unknown): StreetStyle {
  if (!isRecord(json) || !Array.isArray(json.layers)) throw new TypeError('This is no style of a map')
  const isLayer = (layer: unknown): layer is StyleLayer =>
    isRecord(layer) && typeof layer.id === 'string' && typeof layer.type === 'string'
  const layers = json.layers.filter(isLayer).slice(0, maxLayers)
  const sources = Object.entries(isRecord(json.sources) ? json.sources : {}).filter(([, source]) => isRecord(source))
  return { sources: Object.fromEntries(sources) as Record<string, StyleSource>, layers }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const hasNames = ({ layers }: StreetStyle): boolean =>
  layers.some(({ type, layout }) => type === 'symbol' && layout?.['text-field'] !== undefined)
