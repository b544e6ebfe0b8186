import { hasShape, isNumber, isText } from '../device/stored-shape.ts'
import { tabValue } from '../device/tab-value.ts'
import { codeKey } from './sign-in-request.ts'

/** A code that was sent and not typed in yet. It outlives a reload of the page, not of the browser. */
export type PendingCode = {
  id: string
  purpose: 'register' | 'login' | 'forgot'
  phone: string
  /** When it ends, and when another one may be asked for. */
  expiresAt: number
  resendAt: number
  /** The page that the person wanted. */
  to?: string
  /** No message was sent for it: it is the newest one that the phone has. */
  isSentBefore?: boolean
  /** It was sent if the password was right, and only the phone learns of it. */
  isUnanswered?: boolean
  /** The one other code has been asked for. */
  isResent?: boolean
  /** The dialog was closed over it: it comes back to this code, but not by itself. */
  isAside: boolean
}

const isPendingCode = hasShape<Pick<PendingCode, 'id' | 'phone' | 'expiresAt' | 'resendAt'>>({
  id: isText,
  phone: isText,
  expiresAt: isNumber,
  resendAt: isNumber,
})

export const pendingCode = tabValue(codeKey, (stored) => (isPendingCode(stored) ? (stored as PendingCode) : null))

/** How long after its end a code is still worth asking for another one. */
const patience = 10 * 60 * 1000

export function findPendingCode(): PendingCode | null {
  const code = pendingCode.read()
  return code && code.expiresAt + (code.isAside ? 0 : patience) > Date.now() ? code : null
}
