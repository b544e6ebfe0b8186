import { textOf } from '../../../client/forms/use-form.ts'
import type { SpecialRequest } from '../../../domain/stays/special-requests.ts'

/** A guest's input: the name, the hour of arrival and the requests. */
export const toGuestBody = (typed: FormData) => ({
  guestName: textOf(typed, 'guestName').trim(),
  guestPhone: textOf(typed, 'guestPhone').trim(),
  notes: textOf(typed, 'notes').trim(),
  arrivalHour: textOf(typed, 'arrivalHour'),
  requests: typed.getAll('requests') as SpecialRequest[],
})
