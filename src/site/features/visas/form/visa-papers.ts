import type { UploadItem } from '../../../../client/uploads/upload-list.ts'
import type { VisaPaperField } from '../../../../domain/visas/visa-form.ts'

export type PaperIds = Partial<Record<VisaPaperField, string[]>>

/** The files of one person by field, each as `toId` calls it; null leaves it out. */
export function toPapers(
  items: readonly UploadItem[],
  form: string,
  toId: (item: UploadItem) => string | null,
): PaperIds {
  const own = items.flatMap((item) => {
    const id = item.form === form ? toId(item) : null
    return id === null ? [] : [{ field: item.field, id }]
  })
  const groups = Map.groupBy(own, ({ field }) => field)
  return Object.fromEntries([...groups].map(([field, files]) => [field, files.map(({ id }) => id)]))
}

/** Complete uploads that passed the inspection. */
export const toReadyPapers = (items: readonly UploadItem[], form: string): PaperIds =>
  toPapers(items, form, ({ id, state }) => (state === 'ready' ? id : null))
