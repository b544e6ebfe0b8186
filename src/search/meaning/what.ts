import type { Reading } from './meaning.ts'
import { findPhrase, isPhrase } from './phrases.ts'
import type { SentenceToken } from './token.ts'
import { featureWords, withWords } from './words/features.ts'
import { kindWords } from './words/kinds.ts'
import { topicWords } from './words/topics.ts'

type Tokens = readonly SentenceToken[]

/** What an English plural or an Arabic preposition may hide: first the word itself. */
function findNoun<Value>(phrases: Parameters<typeof findPhrase<Value>>[0], tokens: Tokens, at: number) {
  const exact = findPhrase(phrases, tokens, at)
  const loose = findPhrase(phrases, tokens, at, true)
  return loose && loose.count > (exact?.count ?? 0) ? loose : exact
}

export function readKind(tokens: Tokens, at: number): Reading | null {
  const kind = findNoun(kindWords, tokens, at)
  return kind ? { meaning: { type: 'kind', word: kind.value }, next: at + kind.count } : null
}

export function readTopic(tokens: Tokens, at: number): Reading | null {
  const topic = findNoun(topicWords, tokens, at)
  return topic ? { meaning: { type: 'topic', word: topic.value }, next: at + topic.count } : null
}

/** `isJoined`: it is said that the thing has it. */
export function readFeature(tokens: Tokens, start: number): Reading | null {
  const lead = findPhrase(withWords, tokens, start)
  const at = start + (lead?.count ?? 0)
  const feature = findNoun(featureWords, tokens, at)
  if (!feature) return null
  const isJoined =
    lead !== null || /^[وب]/.test(feature.before) || (start > 0 && isPhrase(withWords, tokens, start - 1))
  const topic = findNoun(topicWords, tokens, at)
  const other = topic && topic.count >= feature.count ? topic.value : null
  return { meaning: { type: 'feature', word: feature.value, isJoined, other }, next: at + feature.count }
}
