import { z } from 'zod'
import { Policy } from '../../contract/shapes.ts'

/** The cancellation policy of a row. The last free day is computed later. */
export const PolicyRow = Policy.omit({ freeUntil: true })

export const Acceptance = z.enum(['automatic', 'manual'])
