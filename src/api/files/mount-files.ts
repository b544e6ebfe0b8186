import type { FastifyInstance } from 'fastify'
import type { OpenFile } from './open-file.ts'

/** Headers that forbid browsers to show, run or cache the content. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  // A page shows pictures of papers, also where the API has a host of its own beside the site's.
  'cross-origin-resource-policy': 'same-site',
}

/** Beside the calls, with their errors and their rules of origin: a browser follows a link without a token of its own. */
export function mountFiles(app: FastifyInstance, openFile: OpenFile): void {
  app.get('/files/:file', { exposeHeadRoute: false }, async (request, reply) => {
    const { file } = request.params as { file: string }
    const { token } = request.query as { token?: unknown }
    const opened = await openFile({ file, token: typeof token === 'string' ? token : '', address: request.ip })
    return reply
      .headers(headers)
      .header('content-type', opened.mediaType)
      .header('content-length', opened.bytes)
      .header('content-disposition', toDisposition(opened.name))
      .send(opened.content)
  })
}

const toDisposition = (name: string): string => {
  const plain = name.replace(/[^\w.-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, toEscape)}`
}

const toEscape = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
