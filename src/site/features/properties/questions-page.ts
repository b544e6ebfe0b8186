import { toLatinDigits } from '../../../domain/text/digits.ts'

/** The page of a property's questions in the address. An invalid one is the first. */
export function parseQuestionsPage(query: URLSearchParams): number {
  const typed = toLatinDigits(query.get('questions') ?? '')
  return /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : 1
}

/** `rest`: what the address says besides, with its question mark, or nothing. */
export function toQuestionsPath(path: string, rest: string, page: number): string {
  const query = new URLSearchParams(rest)
  if (page > 1) query.set('questions', String(page))
  return `${path}${query.size > 0 ? `?${query}` : ''}#questions`
}
