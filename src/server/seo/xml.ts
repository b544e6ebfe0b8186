const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

// biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML has no way to write
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

type Attributes = Record<string, string | number>

const open = (name: string, attributes: Attributes): string =>
  Object.entries(attributes).reduce((tag, [key, value]) => `${tag} ${key}="${escapeXml(String(value))}"`, `<${name}`)

/** An element with a text in it. */
export const element = (name: string, text: string, attributes: Attributes = {}): string =>
  `${open(name, attributes)}>${escapeXml(text)}</${name}>`

/** An element that says everything in its attributes. */
export const mark = (name: string, attributes: Attributes): string => `${open(name, attributes)}/>`

/** An element with others in it, each written already. */
export const nest = (name: string, attributes: Attributes, children: readonly string[]): string =>
  `${open(name, attributes)}>\n${children.join('\n')}\n</${name}>`

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
