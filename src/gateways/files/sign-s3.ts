import { createHash, createHmac } from 'node:crypto'

export type S3Credentials = { region: string; accessKey: string; secret: string }

type Request = { method: string; url: URL; body: Buffer | string; now: Date }

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const toEscaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** The headers of a request by AWS Signature Version 4: method, address, time and content are all bound by them. */
export function signS3(
  { region, accessKey, secret }: S3Credentials,
  { method, url, body, now }: Request,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const content = sha256(body)
  const query = [...url.searchParams]
    .map(([name, value]) => `${toEscaped(name)}=${toEscaped(value)}`)
    .sort()
    .join('&')
  const headers = { host: url.host, 'x-amz-content-sha256': content, 'x-amz-date': time }
  const names = Object.keys(headers).join(';')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const canonical = [method, url.pathname, query, lines.join(''), names, content].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<Buffer | string>((last, part) => hmac(last, part), `AWS4${secret}`)
  const signature = hmac(key, text).toString('hex')
  return {
    'x-amz-content-sha256': content,
    'x-amz-date': time,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
