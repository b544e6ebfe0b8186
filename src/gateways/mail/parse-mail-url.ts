import { isEmailAddress } from '../../domain/accounts/email-address.ts'

/** `isLocal`: on this machine, so no network is in between. */
export type MailServer = {
  host: string
  port: number
  isSecure: boolean
  isLocal: boolean
  auth: { user: string; pass: string } | null
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/i.test(host)

/** Null for text that is no address of a mail server: `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
export function parseMailUrl(input: string): MailServer | null {
  const url = URL.parse(input)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return null
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') return null
  const isSecure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = url.port === '' ? (isSecure ? 465 : 587) : Number(url.port)
  try {
    const auth =
      url.username === '' ? null : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    return { host, port, isSecure, isLocal: isLoopback(host), auth }
  } catch {
    return null
  }
}

/** `Safar <mail@safar.example>`, or the address alone. Null where it is neither. */
export function parseSender(input: string): { name: string; address: string } | null {
  const [, name = '', named] = /^([^<>"\p{Cc}]{0,100})<([^<>]+)>$/u.exec(input.trim()) ?? []
  const address = named ?? input.trim()
  return isEmailAddress(address) ? { name: name.trim(), address } : null
}
