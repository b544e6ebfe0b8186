import { choiceOf, toListPath } from '../../client/lists/list-query.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { stockText } from '../../i18n/messages/stock.ts'

/** Whether the address asks for a list without sold-out entries: `true`, or nothing. */
export const availableOf = (request: Request): 'true' | undefined => choiceOf(request, 'available', ['true'])

type ListQuery = Record<string, string | undefined>

/** Read by loaders: a link that leaves out sold-out entries, or brings them back. It keeps the other choices. */
export function toAvailability(locale: Locale, path: string, { available, ...chosen }: ListQuery) {
  const t = stockText[locale]
  const href = toListPath(path, { ...chosen, available: available ? undefined : 'true' })
  return { label: t.availability, chips: [{ label: t.available, href, isCurrent: Boolean(available) }] }
}

/** Whether that link leads somewhere. Only where all that is shown is sold out, the rest is asked for. */
export const isAnyLeft = async (
  shown: readonly { isSoldOut: boolean }[],
  findLeft: () => Promise<{ meta: { total: number } }>,
): Promise<boolean> => shown.some(({ isSoldOut }) => !isSoldOut) || (await findLeft()).meta.total > 0

/** Where everything is sold out. */
export function toNothingLeft(locale: Locale, href: string) {
  const { nothing: title, nothingHint: hint, showAll: action } = stockText[locale]
  return { title, hint, action, href }
}
