import type { IncomingMessage, Server } from 'node:http'
import { answerBeforeSite } from './answer-before-site.ts'

/** A browser that sends it gets the real pictures. */
export const realPicturesHeader = 'x-real-pictures'

/** Four by three, as all pictures are: another shape would move what stands below it. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEUlEQVR42mM4s3sVHDHg5AAAAqcaTXbyChUAAAAASUVORK5CYII=',
  'base64',
)
const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' }

const isForDot = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/pictures/') && headers['sec-fetch-dest'] === 'image' && !(realPicturesHeader in headers)

/**
 * A dot for each picture that a browser shows: drawing and encoding them takes long.
 * Not by a route of the browser, since one route switches off its cache for everything.
 */
export const serveDots = (server: Server): void =>
  answerBeforeSite(server, isForDot, (response) => response.writeHead(200, headers).end(dot))
