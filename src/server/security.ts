import { hash } from 'node:crypto'

/** For every answer of every service. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}

/** What a browser minds of a page only: on data they would be a sixth of what a slow phone has to read of it. */
export const pageHeaders: Record<string, string> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), geolocation=(self), accelerometer=(self), gyroscope=(self), magnetometer=(self)',
}

/** Tells browsers to stay with TLS, where the site is served by it. */
export const transportHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}

/** Answers that are not pages run and show nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** React Aria adds one constant style sheet for touch on what can be pressed; allowed by its hash, like everything else. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

export type Origins = {
  /** Our own services on other hosts, which pages may call and show pictures from. */
  elsewhere: string[]
  /** What the bot check loads from its provider. */
  botCheck: { script: string[]; frame: string[]; connect: string[] }
}

type Sealed = { scripts: string[]; styles: string[] }

export const pagePolicy = ({ scripts, styles }: Sealed, { elsewhere, botCheck }: Origins): string =>
  [
    "default-src 'self'",
    list('script-src', [...scripts, ...botCheck.script]),
    list('style-src', [pressableStyle, ...styles]),
    list('img-src', ['data:', ...elsewhere]),
    "font-src 'self'",
    list('connect-src', [...elsewhere, ...botCheck.connect]),
    ...(botCheck.frame.length > 0 ? [list('frame-src', botCheck.frame)] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const list = (name: string, sources: string[]): string => [name, "'self'", ...sources].join(' ')

/**
 * A page that will be kept cannot carry a nonce: whoever reads it once would know it. So only the scripts and styles that carry the nonce
 * of this rendering are allowed, each by its hash, and the nonce is taken out. What got in any other way has none.
 */
export function sealPage(html: string, nonce: string): Sealed & { html: string } {
  const mark = ` nonce="${nonce}"`
  const pieces = html.split(mark)
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [index, piece] of pieces.entries()) {
    if (index === 0) continue
    const before = pieces[index - 1] ?? ''
    const opened = before.lastIndexOf('<')
    const closed = piece.indexOf('>')
    const tag = before.slice(opened) + piece.slice(0, closed)
    const name = (['script', 'style'] as const).find((one) => tag.startsWith(`<${one} `) || tag === `<${one}`)
    if (!name || / src=/.test(tag)) continue
    const text = piece.slice(closed + 1, piece.indexOf(`</${name}>`))
    hashes[name].add(`'sha256-${hash('sha256', text, 'base64')}'`)
  }
  return { html: pieces.join(''), scripts: [...hashes.script], styles: [...hashes.style] }
}
