import type { UploadItem } from './upload-list.ts'

/** Whether something of these forms is still on its way. */
export const isUnderWay = (items: readonly UploadItem[], forms: readonly string[]): boolean =>
  items.some(
    ({ form, state }) => forms.includes(form) && (state === 'sending' || state === 'waiting' || state === 'checking'),
  )
