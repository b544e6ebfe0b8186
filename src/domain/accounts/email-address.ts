const mailbox =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** One address and nothing else: no name, no list, no line break. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && text.indexOf('@') <= 64 && mailbox.test(text)

/** The mailbox behind an address, as far as its spelling tells: the part after a plus is ignored, and so are Gmail's dots. */
export function toMailbox(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@')
  const plain = name.replace(/(?!^)\+.*$/, '')
  return /^(gmail|googlemail)\.com$/.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}
