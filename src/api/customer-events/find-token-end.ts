/** The end of a valid access token; null where it has none. */
export function findTokenEnd(token: string | undefined): Date | null {
  const part = token?.split('.')[1]
  if (!part) return null
  try {
    const { exp } = JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as { exp?: unknown }
    return typeof exp === 'number' ? new Date(exp * 1000) : null
  } catch {
    return null
  }
}
