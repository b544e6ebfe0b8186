import { data } from 'react-router'
import { type PageMeta, toPageMeta } from '../../domain/search/page-meta.ts'
import { toLatinDigits } from '../../domain/text/digits.ts'

/** Read by loaders only: what the address says about a list, and addresses that say it. */
export const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams

export const notFound = () => data(null, { status: 404 })

/** An invalid page number has no address: the same rule as the contract's. */
export function pageNumberOf(request: Request): number {
  const input = queryOf(request).get('page')
  if (input === null) return 1
  const page = /^[\d٠-٩۰-۹]{1,7}$/.test(input) ? Number(toLatinDigits(input)) : 0
  if (page < 1 || page > 1_000_000) throw notFound()
  return page
}

/** An id of the path; null for text that is no number. */
export function parseListId(input: string | undefined): number {
  const id = /^[\d٠-٩۰-۹]{1,10}$/.test(input ?? '') ? Number(toLatinDigits(input ?? '')) : 0
  if (id < 1 || id > 2_147_483_647) throw notFound()
  return id
}

/** One of the known words; none where nothing is said (a form without JavaScript sends its empty fields too). */
export function choiceOf<const Choice extends string>(
  request: Request,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const input = queryOf(request).get(name)
  if (!input) return undefined
  const choice = choices.find((one) => one === input)
  if (!choice) throw notFound()
  return choice
}

/** The text of a search box, as far as it can mean anything. */
export const typedOf = (request: Request, name: string): string =>
  (queryOf(request).get(name) ?? '').replaceAll('\0', '').trim().slice(0, 100)

/** A visitor's text within a sentence: it keeps its direction, and leaves that of the sentence alone. */
export const isolated = (text: string): string => `\u2068${text}\u2069`

/** Only what was chosen stands in an address, in one order. */
export function toListPath(path: string, chosen: Record<string, string | number | undefined | null>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}

/** One page of a list that is completely loaded. */
export const pageOfAll = <T>(all: readonly T[], page: number, limit: number): { data: T[]; meta: PageMeta } => ({
  data: all.slice((page - 1) * limit, page * limit),
  meta: toPageMeta({ total: all.length, limit, page }),
})

/** One of a few by links, each to the same list otherwise. The first is the usual one and stands in no address. */
export const toChoice = <Choice extends string>(
  label: string,
  choices: readonly Choice[],
  labels: Record<Choice, string>,
  chosen: Choice | undefined,
  hrefOf: (choice: Choice | undefined) => string,
) => ({
  label,
  chips: choices.map((choice, index) => ({
    label: labels[choice],
    href: hrefOf(index === 0 ? undefined : choice),
    isCurrent: choice === (chosen ?? choices[0]),
  })),
})

/** The choices of a select; the first is the usual one and stands in no address. */
export const toSelect = <Choice extends string>(
  name: string,
  label: string,
  choices: readonly Choice[],
  labels: Record<Choice, string>,
  chosen: Choice | undefined,
) => ({
  name,
  label,
  value: chosen && chosen !== choices[0] ? chosen : '',
  options: choices.map((choice, index) => ({ value: index === 0 ? '' : choice, label: labels[choice] })),
})
