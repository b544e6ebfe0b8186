/** The rules of docs/style.md that a program can check. They take plain sentences, whether of a page or of a comment. */

export type Sentence = { line: number; text: string }
export type ProseProblem = { line: number; rule: string; text: string }

export const maxSentenceLength = 30

const openings = /^(Whoever|What is|Of|Where somebody)\b/
const phrases = /\b(nobody who|without a network|whoever|(?:is|are|was|were) over(?=[.,;:]|$))/i

export function findProseProblems(sentences: Sentence[]): ProseProblem[] {
  return sentences.flatMap(({ line, text }) => {
    const opening = openings.exec(text)?.[1]
    const phrase = phrases.exec(text.replace(/`[^`]*`/g, 'code'))?.[1]
    return [
      ...(opening ? [{ line, rule: `begins with "${opening}"`, text }] : []),
      ...(phrase ? [{ line, rule: `says "${phrase}"`, text }] : []),
    ]
  })
}

/** A piece of code counts as one word, since a reader sees it as one name. */
export const lengthOf = (sentence: string): number =>
  sentence
    .replace(/`[^`]*`/g, 'code')
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length

export const findLongSentences = (sentences: Sentence[]): Sentence[] =>
  sentences.filter(({ text }) => lengthOf(text) >= maxSentenceLength)

const abbreviations = /\b(?:e\.g|i\.e|etc|vs|No|approx)\.$/

/** Splits a text at full stops, question marks and exclamation marks that a capital, a digit, code or a quotation follows. */
export function toSentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: end } of text.matchAll(/[.!?]["”’)]*(?=\s+[\p{Lu}\p{N}`"“(*[])/gu)) {
    if (abbreviations.test(text.slice(0, index + 1))) continue
    sentences.push(text.slice(start, index + end.length).trim())
    start = index + end.length
  }
  return [...sentences, text.slice(start).trim()].filter(Boolean)
}
