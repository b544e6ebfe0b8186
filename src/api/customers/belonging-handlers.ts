import type { belongingCalls } from '../../contract/belongings.ts'
import type { Handlers } from '../handler.ts'
import { getBelongings } from './belongings.ts'

export const belongingHandlers: Handlers<keyof typeof belongingCalls> = {
  'GET /customer/auth/belongings': (call) => getBelongings(call),
}
