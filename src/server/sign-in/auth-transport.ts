import type { AuthKey } from '../../contract/auth.ts'
import type { CallInput } from '../../http/call-input.ts'

/** How the site reaches the auth service: straight to its handlers, or over the network. Throws a `Problem` when refused. */
export type AuthTransport = (key: AuthKey, input: CallInput) => Promise<unknown>
