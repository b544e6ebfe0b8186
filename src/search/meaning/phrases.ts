import { foldWord } from '../language/fold.ts'
import { articles, type SentenceToken } from './token.ts'

type Node<Value> = { value: Value | undefined; next: Map<string, Node<Value>> | null }

/** Phrases of any number of words, each with what it means. */
export type Phrases<Value> = Node<Value>
/** How many tokens the phrase has, and the form in which its first word stands. */
export type PhraseMatch<Value> = { value: Value; count: number; before: string }

/** A line of a table: what it means, then its phrases in English, Arabic and Sorani, divided by commas. */
export type Line<Value> = readonly [value: Value, ...lists: string[]]

/**
 * A word with its article is found only with it (`اليوم`, today), and a word without one in both forms (`يوم`, day). The first line that has a
 * phrase keeps it.
 */
export function toPhrases<Value>(lines: readonly Line<Value>[]): Phrases<Value> {
  const root: Phrases<Value> = { value: undefined, next: null }
  for (const [value, ...lists] of lines)
    for (const phrase of lists.flatMap((list) => list.split(/[,،]\s*/))) addPhrase(root, phrase, value)
  return root
}

export function addPhrase<Value>(root: Phrases<Value>, phrase: string, value: Value): void {
  let node = root
  for (const word of phrase.split(/\s+|(?<=\S)-(?=\S)/).map(foldWord)) {
    if (word === '' || articles.has(word)) continue
    node.next ??= new Map()
    const next = node.next.get(word) ?? { value: undefined, next: null }
    node.next.set(word, next)
    node = next
  }
  if (node !== root) node.value ??= value
}

/** Most words begin no phrase of a table: this is all that is done for them. */
function canBegin<Value>({ next }: Phrases<Value>, token: SentenceToken | undefined, isLoose: boolean): boolean {
  if (!next || !token) return false
  for (const { text } of isLoose ? token.forms : token.strict) if (next.has(text)) return true
  return false
}

/** The longest phrase that begins at this token. `isLoose`: its words may have endings and prepositions joined to them. */
export function findPhrase<Value>(
  phrases: Phrases<Value>,
  tokens: readonly SentenceToken[],
  at: number,
  isLoose = false,
): PhraseMatch<Value> | null {
  if (!canBegin(phrases, tokens[at], isLoose)) return null
  const found: PhraseMatch<Value>[] = []
  let max = 0
  const walk = (node: Node<Value>, index: number, before: string): void => {
    if (node.value !== undefined && index - at > max) {
      max = index - at
      found.push({ value: node.value, count: max, before })
    }
    const token = tokens[index]
    if (!token || !node.next) return
    for (const form of isLoose ? token.forms : token.strict) {
      const next = node.next.get(form.text)
      if (next) walk(next, index + 1, index === at ? form.before : before)
    }
  }
  walk(phrases, at, '')
  return found.at(-1) ?? null
}

/** Whether the token is one of these words. */
export const isPhrase = <Value>(phrases: Phrases<Value>, tokens: readonly SentenceToken[], at: number): boolean =>
  findPhrase(phrases, tokens, at) !== null

/** How many tokens from this one on are phrases, one after the other. */
export function countPhrases<Value>(phrases: Phrases<Value>, tokens: readonly SentenceToken[], at: number): number {
  const match = findPhrase(phrases, tokens, at)
  return match ? match.count + countPhrases(phrases, tokens, at + match.count) : 0
}
