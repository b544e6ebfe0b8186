import { type Sentence, toSentences } from './prose-rules.ts'

/** Sentences of the comments in TypeScript or CSS: neighbouring lines of a comment are one text. Strings and directives are left out. */
export function commentsOf(code: string): Sentence[] {
  const blocks: Sentence[] = []
  let open: Sentence | null = null
  let isInside = false
  const close = () => {
    if (open) blocks.push(open)
    open = null
  }
  for (const [index, line] of code.split('\n').entries()) {
    const text = toComment(line, isInside)
    if (text === null || /^\s*\/\*/.test(line)) close()
    if (text === null) continue
    if (open) open.text += ` ${text}`
    else open = { line: index + 1, text }
    isInside = isInside ? !line.includes('*/') : /^\s*\/\*/.test(line) && !line.includes('*/')
    if (!isInside && !/^\s*\/\//.test(line)) close()
  }
  close()
  return blocks.flatMap(({ line, text }) => toSentences(text.trim()).map((sentence) => ({ line, text: sentence })))
}

/** The text of a line's comment; null for a line of code. */
function toComment(line: string, isInside: boolean): string | null {
  if (isInside) return line.replace(/\*\/.*$/, '').replace(/^\s*\*? ?/, '')
  const whole = line.match(/^\s*(?:\/\/|\/\*+)\s?(.*?)(?:\*\/.*)?$/)?.[1]
  const tail = whole ?? line.match(/^[^'"`]*\S\s+\/(?:\/|\*\*?)\s(.*?)(?:\*\/.*)?$/)?.[1]
  return tail === undefined || /^\s*(biome-ignore|@ts-|<reference)/.test(tail) ? null : tail
}
