import type { CallKey, CallSpec, Calls, OkOf, ParsedOf } from '../contract/call.ts'
import { Problem } from '../contract/problems.ts'
import type { Db } from '../db/database.ts'
import { findCustomerOf } from '../db/queries/accounts/customers.ts'
import type { Member } from '../domain/accounts/member.ts'
import type { CallInput, Dispatch } from './call-input.ts'
import { type Caller, findCaller, type Identify } from './find-caller.ts'
import { parseCall } from './parse.ts'
import { requireScope } from './require-scope.ts'
import type { SecurityLog } from './security-log.ts'

export type DispatchedCall<Key> = {
  key: Key
  spec: CallSpec
  input: CallInput
  parsed: ParsedOf<CallSpec>
  caller: Caller
  now: Date
}

type Service<C extends Calls> = {
  calls: C
  /** Handlers, each typed by its own call; the dispatch does not know which one it is. */
  handlers: { [K in keyof C]: (call: never) => Promise<unknown> }
  db: Db
  identify: Identify
  now: () => Date
  /** Throws where the call is not even to be looked at. */
  admit?: (key: keyof C & CallKey, input: CallInput) => Promise<void>
  /** Runs the call in its turn: after `admit`, so that refused calls do not queue. */
  inTurn?: <T>(key: keyof C & CallKey, input: CallInput, call: () => Promise<T>) => Promise<T>
  /** The same as `admit` once it is known who calls. */
  admitCaller?: (key: keyof C & CallKey, caller: Caller, input: CallInput) => Promise<void>
  /** Hears of calls without the right to them by a signed-in caller. */
  security?: SecurityLog
  /** The context of the service's handlers, besides the parsed call, the caller, the language and the time. */
  toContext: (call: DispatchedCall<keyof C & CallKey>) => object
}

/** The one way from a call to its handler. Who may not call is told so before what they sent is read. */
export const createDispatch =
  <C extends Calls>({ calls, handlers, db, identify, now, security, toContext, ...service }: Service<C>): Dispatch<C> =>
  async (key, input) => {
    const at = now()
    const findCustomer = (member: Member) => findCustomerOf(db, member)
    const spec: CallSpec = calls[key] as C[typeof key]
    const inTurn = service.inTurn ?? ((_key, _input, call) => call())
    const call = async (): Promise<OkOf<C[typeof key]>> => {
      const caller = await findCaller({ findCustomer, identify, audience: spec.audience, token: input.token, now: at })
      await service.admitCaller?.(key, caller, input)
      const scope =
        spec.right && caller && (await requireScope(db, { account: caller.account, right: spec.right, now: at }))
      const parsed = parseCall(spec, input)
      const context = toContext({ key, spec, input, parsed, caller, now: at })
      const handle = handlers[key] as (call: object) => Promise<OkOf<C[typeof key]>>
      return handle({ ...context, ...parsed, db, caller, scope, locale: input.locale, now: at })
    }
    await service.admit?.(key, input)
    try {
      return await inTurn(key, input, call)
    } catch (error) {
      if (security && input.token && isRefusedRight(error)) {
        const member = await identify(input.token, at)
        security.record({ name: 'rights.refused', ...member, detail: key, address: input.address, agent: input.agent })
      }
      throw error
    }
  }

/** An honest page never makes these calls. */
const isRefusedRight = (error: unknown): boolean =>
  error instanceof Problem && ['FORBIDDEN', 'ACCOUNT_INACTIVE', 'CONFIRMATION_REQUIRED'].includes(error.code)
