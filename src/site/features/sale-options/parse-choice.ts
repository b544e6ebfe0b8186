import { toLatinDigits } from '../../../domain/text/digits.ts'
import { isDay } from '../../../domain/time/day.ts'
import { type ChoiceQuery, choiceNames } from './choice-query.ts'

const max = 30
const oldestChild = 17
const largestId = 2_147_483_647

/** Unreadable values count as missing, a child without a readable age as a child. */
export function parseChoiceQuery(query: URLSearchParams): ChoiceQuery {
  const textOf = (name: keyof ChoiceQuery) => toLatinDigits(query.get(choiceNames[name]) ?? '').trim()
  const numberOf = (name: keyof ChoiceQuery, max: number) => toNumber(textOf(name), 1, max)
  const dayOf = (name: keyof ChoiceQuery) => (isDay(textOf(name)) ? textOf(name) : null)
  return {
    departure: numberOf('departure', largestId),
    quantity: numberOf('quantity', max),
    tickets: toTickets(partsOf(query, choiceNames.tickets)),
    adults: numberOf('adults', max),
    ages: partsOf(query, choiceNames.ages)
      .slice(0, max)
      .map((age) => toNumber(age, 0, oldestChild)),
    sharing: numberOf('sharing', 4),
    date: dayOf('date'),
    returnDate: dayOf('returnDate'),
  }
}

/** A form without script says a name once for each of its fields. */
const partsOf = (query: URLSearchParams, name: string): string[] =>
  toLatinDigits(query.getAll(name).join(','))
    .split(/[,،\s]+/)
    .filter(Boolean)

function toNumber(text: string, min: number, max: number): number | null {
  if (!/^\d{1,10}$/.test(text)) return null
  const value = Number(text)
  return value >= min && value <= max ? value : null
}

/** The same category twice is one choice, none of it is no choice. */
function toTickets(parts: readonly string[]): ChoiceQuery['tickets'] {
  const counts = new Map<number, number>()
  for (const part of parts) {
    const [id = '', count = ''] = part.split(':')
    const [categoryId, quantity] = [toNumber(id, 1, largestId), toNumber(count, 1, max)]
    if (categoryId && quantity) counts.set(categoryId, Math.min(max, (counts.get(categoryId) ?? 0) + quantity))
  }
  return [...counts]
    .slice(0, 20)
    .map(([categoryId, quantity]) => ({ categoryId, quantity }))
    .sort((a, b) => a.categoryId - b.categoryId)
}
