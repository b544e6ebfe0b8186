/** Only with TLS: Safari keeps no secure cookie of a plain address, not even of localhost. */
export const hasSecureCookies = (publicUrl: string): boolean => publicUrl.startsWith('https:')
