import type { Language, Token } from './language.ts'
import { type RowWord, toRow } from './rows.ts'

/** A word to look for, or (of several words) a phrase that must stand as it is. */
export type Term = {
  words: string[]
  /** The typed text. */
  raw: string
  /** The person may still be typing it. */
  isPrefix: boolean
  isPhrase: boolean
  /** An article was typed with it and is left out of the word: its first letter is not the first that was typed. */
  hasArticle: boolean
}

/** `row`: all that was typed, as it would stand in a field. */
export type ParsedQuery = { terms: Term[]; excluded: Term[]; row: RowWord[] }

/** As in Meilisearch, words after the tenth are ignored. */
const maxTerms = 10
/** A longer query is a mistake or an attack; ten words of any language are shorter. */
const max = 1000

const asTyped = { isPrefix: false, isPhrase: false, hasArticle: false }

type ParseOptions = {
  canBePrefix?: boolean
  stopWords?: ReadonlySet<string>
  /** Whether some document has the word: it is one word then. */
  isThere?: (word: string) => boolean
}

/** `"…"` is a phrase, a minus before a word or a phrase excludes it. */
export function parseQuery(
  q: string,
  language: Language,
  { canBePrefix = true, stopWords = new Set(), isThere = () => false }: ParseOptions = {},
): ParsedQuery {
  const text = q.slice(0, max)
  const terms: Term[] = []
  const excluded: Term[] = []
  /** The word or, where two were typed as one, both. */
  const toParts = (typed: string, token: Token): Part[] => {
    const mayBeTwo = terms.length < maxTerms && !isThere(token.word)
    const joint = (mayBeTwo && language.jointOf?.(typed)) || 0
    if (joint === 0) return [{ ...token, text: typed }]
    return [typed.slice(0, joint), typed.slice(joint)].flatMap((part) =>
      language.tokenize(part).map((one) => ({ ...one, text: part })),
    )
  }
  for (const piece of toPieces(text)) {
    const tokens = language.tokenize(piece.text)
    if (tokens.length === 0) continue
    const words = tokens.map(({ word }) => word)
    if (piece.kind === 'excluded') excluded.push({ ...asTyped, words, raw: piece.text, isPhrase: words.length > 1 })
    else if (piece.kind === 'phrase') terms.push({ ...asTyped, words, raw: piece.text, isPhrase: true })
    else
      for (const token of tokens)
        for (const { text, word, skip } of toParts(piece.text.slice(token.start, token.end), token))
          terms.push({ ...asTyped, words: [word], raw: text, hasArticle: skip > 0 })
  }
  const open = canBePrefix && !/[\s"]$/.test(text) ? terms.at(-1) : undefined
  // A single letter at the end is hardly a word yet.
  const isSilent = ({ words: [word = ''] }: Term): boolean => stopWords.has(word)
  const isSilentSoFar = ({ words: [word = ''], raw }: Term): boolean =>
    (word.length > 1 && stopWords.has(word)) || language.isArticleBegun?.(raw) === true
  const kept = terms.filter((term) => term.isPhrase || !(term === open ? isSilentSoFar(term) : isSilent(term)))
  const looked = (kept.length > 0 ? kept : terms).slice(0, maxTerms)
  const last = looked.at(-1)
  if (last && !last.isPhrase && last === open) last.isPrefix = true
  return { terms: looked, excluded: excluded.slice(0, maxTerms), row: toRow(language.tokenize(text)) }
}

type Part = Pick<Token, 'word' | 'skip'> & { text: string }

export type Piece = { kind: 'plain' | 'phrase' | 'excluded'; text: string }

export function toPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let plain = 0
  let at = 0
  const cut = (end: number, kind: Piece['kind'], from: number, to: number): void => {
    if (plain < end) pieces.push({ kind: 'plain', text: text.slice(plain, end) })
    pieces.push({ kind, text: text.slice(from, to) })
    plain = to + 1
    at = plain
  }
  while (at < text.length) {
    const isMinus =
      text[at] === '-' && (at === 0 || isSpace(text[at - 1])) && at + 1 < text.length && !isSpace(text[at + 1])
    const opening = isMinus ? at + 1 : at
    if (text[opening] === '"') {
      const closing = text.indexOf('"', opening + 1)
      cut(at, isMinus ? 'excluded' : 'phrase', opening + 1, closing < 0 ? text.length : closing)
    } else if (isMinus) {
      let end = at + 1
      while (end < text.length && !isSpace(text[end]) && text[end] !== '"') end++
      cut(at, 'excluded', at + 1, end)
      plain = at = end
    } else at++
  }
  if (plain < text.length) pieces.push({ kind: 'plain', text: text.slice(plain) })
  return pieces
}

const isSpace = (character: string | undefined): boolean => character !== undefined && /\s/.test(character)
