type Sms = { to: string; text: string; code: string | null; at: string }

/** Messages to a phone that a gateway would have sent, the newest first. */
export async function messagesTo(server: string, phone: string): Promise<Sms[]> {
  const response = await fetch(`${server}/dev/outbox.json`)
  return ((await response.json()) as Sms[]).filter(({ to }) => to === phone)
}

/** The code that a phone got last. */
export async function codeOf(server: string, phone: string): Promise<string> {
  // Messages about bookings have none.
  const newest = (await messagesTo(server, phone)).find(({ code }) => code !== null)
  if (!newest?.code) throw new Error(`No code was sent to ${phone}`)
  return newest.code
}

/** Another code than this one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')
