/** A part of a text with a direction of its own; `auto`: that of its first letter. */
export type TextRun = { text: string; direction: 'ltr' | 'auto' | null }

const isolates = /\u2066([^\u2069]*)\u2069|\u2068([^\u2069]*)\u2069/gu

/** A number, a phone, a price, a code or an address of the web, with the signs inside it. */
const leftToRightRun =
  /[+#−]?\$?[A-Za-z0-9](?:[A-Za-z0-9.,:/@+_'-]*[A-Za-z0-9])?(?: [+A-Za-z0-9](?:[A-Za-z0-9.,:/@+_'-]*[A-Za-z0-9])?)*%?/gu

/** Splits a text of a right-to-left language, so that parts in Latin letters do not turn the words around them. */
export function toRuns(text: string, isRightToLeft: boolean): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const match of text.matchAll(isolates)) {
    runs.push(...toPlainRuns(text.slice(end, match.index), isRightToLeft))
    const [whole, ltr, auto = ''] = match
    runs.push(ltr === undefined ? { text: auto, direction: 'auto' } : { text: ltr, direction: 'ltr' })
    end = match.index + whole.length
  }
  return [...runs, ...toPlainRuns(text.slice(end), isRightToLeft)]
}

function toPlainRuns(text: string, isRightToLeft: boolean): TextRun[] {
  if (!isRightToLeft) return text ? [{ text, direction: null }] : []
  const runs: TextRun[] = []
  let end = 0
  for (const match of text.matchAll(leftToRightRun)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index), direction: null })
    runs.push({ text: match[0], direction: 'ltr' })
    end = match.index + match[0].length
  }
  if (end < text.length) runs.push({ text: text.slice(end), direction: null })
  return runs
}
