import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const chosen = new Map<string, Encoding>()

/** Browsers send one of a few headers with every request. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return choose(accepted)
  const known = chosen.get(accepted)
  if (known) return known
  const encoding = choose(accepted)
  if (chosen.size < 100) chosen.set(accepted, encoding)
  return encoding
}

function choose(accepted: string | string[] | undefined): Encoding {
  if (!accepted) return 'identity'
  const takes = (coding: string) =>
    String(accepted)
      .split(',')
      .some((entry) => entry.trim().startsWith(coding) && !/;\s*q=0(\.0*)?\s*$/.test(entry))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** `effort` 4 for an answer that is sent once, 6 for one that is kept. */
export async function compress(body: Buffer, encoding: Encoding, effort: 4 | 6): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return zip(body, { level: effort })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: effort, [BROTLI_PARAM_SIZE_HINT]: body.length } })
}

export const codingHeader = (encoding: Encoding): { 'content-encoding'?: string } =>
  encoding === 'identity' ? {} : { 'content-encoding': encoding }
