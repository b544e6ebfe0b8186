/**
 * What a table program would take for a formula gets a quote in front: a name must never run something. Where cells are divided by
 * semicolons, as in many countries, one may begin after each of them, too.
 */
const disarm = (text: string): string => text.replace(/(^|[;\t\r\n])(?=\s*[=+\-@])/g, "$1'")

const toCell = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = disarm(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, with the mark by which table programs recognise UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
