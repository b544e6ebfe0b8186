import { textOf } from '../../../client/forms/use-form.ts'
import type { SpecialRequest } from '../../../domain/stays/special-requests.ts'

/** What a guest has filled in: whose stay it is, when they come and what they ask for. */
export const toGuestBody = (typed: FormData) => ({
  guestName: textOf(typed, 'guestName').trim(),
  guestPhone: textOf(typed, 'guestPhone').trim(),
  notes: textOf(typed, 'notes').trim(),
  arrivalHour: textOf(typed, 'arrivalHour'),
  requests: typed.getAll('requests') as SpecialRequest[],
})
