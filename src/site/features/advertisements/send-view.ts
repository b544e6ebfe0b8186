import type { Locale } from '../../../domain/text/locale.ts'

const counted = new Set<number>()
let line: Promise<unknown> = Promise.resolve()

/** One after another: the first answer begins the visit that the others belong to. */
export function sendView(id: number, site: { locale: Locale; apiUrl: string }): void {
  if (counted.has(id)) return
  counted.add(id)
  line = line
    .then(() => import('../../../client/call/call.ts'))
    .then(({ call }) => call('GET /public/advertisements/{id}/views', { params: { id } }, site))
    // Not counting one is no reason to fail.
    .catch(() => {})
}
