import { type Sentence, toSentences } from './prose-rules.ts'

type Block = { line: number; text: string }

/** Sentences of a page as a reader sees them: no fenced code, no addresses of links, each cell of a table by itself. */
export const sentencesOf = (page: string): Sentence[] =>
  toBlocks(page).flatMap(({ line, text }) =>
    toSentences(toPlainText(text)).map((sentence) => ({ line, text: sentence })),
  )

/** Lines of a page that are no fenced code, the others empty, so that line numbers stay. */
export function withoutFences(page: string): string[] {
  let isFenced = false
  return page.split('\n').map((line) => {
    const isFence = /^\s*(```|~~~)/.test(line)
    if (isFence) isFenced = !isFenced
    return isFence || isFenced ? '' : line
  })
}

function toBlocks(page: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  withoutFences(page).forEach((text, index) => {
    const line = index + 1
    const last = blocks.at(-1)
    if (/^\s*\|/.test(text)) blocks.push(...cellsOf(text).map((cell) => ({ line, text: cell })))
    else if (/^(#|\s*[-*] |\s*\d+\. )/.test(text)) blocks.push({ line, text: text.replace(/^\s*(#+|[-*]|\d+\.) /, '') })
    else if (isOpen && last && text.trim()) last.text += ` ${text.trim()}`
    else if (text.trim()) blocks.push({ line, text: text.trim() })
    isOpen = text.trim() !== '' && !/^(#|\s*\|)/.test(text)
  })
  return blocks
}

const cellsOf = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .filter((cell) => /[\p{L}]/u.test(cell))

const toPlainText = (markdown: string): string =>
  markdown
    .replace(/<!--.*?-->/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__/g, '')
    .trim()

/** Relative links of a page with the anchor, if they have one. */
export const linksOf = (page: string): { line: number; target: string }[] =>
  withoutFences(page).flatMap((text, index) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => ({ line: index + 1, target }))
      .filter(({ target }) => !/^(https?:|mailto:)/.test(target)),
  )

/** The anchors that GitHub and most programs give to headings. */
export const anchorsOf = (page: string): string[] =>
  withoutFences(page)
    .filter((line) => /^#+ /.test(line))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    )

/** Text between backticks, outside of fenced code. */
export const codeOf = (page: string): { line: number; text: string }[] =>
  withoutFences(page).flatMap((text, index) =>
    [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => ({ line: index + 1, text: code })),
  )
