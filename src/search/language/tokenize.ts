import type { Token } from '../engine/language.ts'
import { articleOf, articleUnits, isArticleOf } from './article.ts'
import { BREAK, classOf, DOT, INNER, JOINED, SINGLE, WORD } from './characters.ts'
import { foldWord } from './fold.ts'
import { type Folded, foldOnce } from './known-words.ts'

/** The words of a text of any script, folded, without their articles. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  const length = text.length
  let afterBreak = false
  let at = 0
  while (at < length) {
    const kind = classOf(text, at)
    if (kind !== WORD && kind !== SINGLE) {
      if (kind === BREAK || (kind === DOT && !isBetweenWords(text, at))) afterBreak = true
      at++
      continue
    }
    const start = at
    let code = text.charCodeAt(at)
    let hash = code
    at += isPair(code) ? 2 : 1
    let end = at
    while (kind === WORD && at < length) {
      code = text.charCodeAt(at)
      const next = classOf(text, at)
      if (next !== WORD && next !== JOINED && !(next === INNER && isWordAt(text, at + 1) && at === end)) break
      at += isPair(code) ? 2 : 1
      if (next === JOINED) continue
      hash = Math.imul(hash ^ code, 0x01000193)
      end = at
    }
    at = end
    const { word, skip } = foldOnce(text, start, end, hash, foldWithoutArticle)
    if (word === '') continue
    const before = tokens.length > 0 ? tokens[tokens.length - 1] : undefined
    if (before && !afterBreak && before.word.length <= 3 && isArticleOf(before.word, word)) {
      tokens[tokens.length - 1] = { word, start, end, skip, afterBreak: before.afterBreak }
    } else tokens.push({ word, start, end, skip, afterBreak: afterBreak && before !== undefined })
    afterBreak = false
  }
  return tokens
}

function foldWithoutArticle(raw: string): Folded {
  const folded = foldWord(raw)
  const letters = articleOf(raw, folded)
  return { word: letters === 0 ? folded : folded.slice(letters), skip: articleUnits(raw, letters) }
}

function isBetweenWords(text: string, at: number): boolean {
  return at > 0 && isWordAt(text, at - 1) && isWordAt(text, at + 1)
}

function isWordAt(text: string, at: number): boolean {
  return at < text.length && classOf(text, at) === WORD
}

function isPair(code: number): boolean {
  return (code & 0xfc00) === 0xd800
}

/** The folded words of a text, divided by spaces. */
export const foldPhrase = (text: string): string =>
  tokenize(text)
    .map(({ word }) => word)
    .join(' ')
