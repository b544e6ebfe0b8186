import { hash } from 'node:crypto'

/** For every answer of every service. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}

const permissions = (camera: '()' | '(self)'): string =>
  `camera=${camera}, microphone=(), payment=(), geolocation=(self), accelerometer=(self), gyroscope=(self), magnetometer=(self)`

/** Headers that browsers heed on pages only: on data they would be a sixth of the bytes for a slow phone. */
export const pageHeaders: Record<string, string> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions('()'),
}

/** For the few pages that read codes with it. */
export const cameraHeaders: Record<string, string> = { 'permissions-policy': permissions('(self)') }

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
  /** Origins of the bot check's provider. */
  botCheck: { script: string[]; frame: string[]; connect: string[] }
  /** The origin of the operator's street map. A visit goes through many pages with one policy, so all of them allow it. */
  map: string[]
}

type Sealed = { scripts: string[]; styles: string[] }

export const pagePolicy = ({ scripts, styles }: Sealed, { elsewhere, botCheck, map }: Origins): string =>
  [
    "default-src 'self'",
    list('script-src', [...scripts, ...botCheck.script]),
    list('style-src', [pressableStyle, ...styles]),
    list('img-src', ['data:', ...elsewhere]),
    "font-src 'self'",
    list('connect-src', [...elsewhere, ...botCheck.connect, ...map]),
    ...(botCheck.frame.length > 0 ? [list('frame-src', botCheck.frame)] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const list = (name: string, sources: string[]): string => [name, "'self'", ...sources].join(' ')

/**
 * A cached page cannot carry a nonce, since its readers would know it. So only the scripts and styles with the nonce of this rendering are allowed,
 * each by its hash, and the nonce is removed. Injected ones have none. No tag of a page spans two of its pieces.
 */
export function sealPage(html: string[], nonce: string): Sealed & { body: Buffer } {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const pieces = html.flatMap((piece) => cutMarks(piece, ` nonce="${nonce}"`, hashes))
  return { body: toBody(pieces), scripts: [...hashes.script], styles: [...hashes.style] }
}

function cutMarks(html: string, mark: string, hashes: Record<'script' | 'style', Set<string>>): string[] {
  const pieces = html.split(mark)
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
  return pieces
}

/** Piece by piece: one text made of all of them would be a copy of the page, for nothing. */
export function toBody(pieces: string[]): Buffer {
  const body = Buffer.allocUnsafeSlow(pieces.reduce((length, piece) => length + Buffer.byteLength(piece), 0))
  let at = 0
  for (const piece of pieces) at += body.write(piece, at)
  return body
}
