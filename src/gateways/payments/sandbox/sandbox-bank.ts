import { Ref } from '../payment-ids.ts'
import { requireSecret, signatureHeader, signNotice, toNoticeBody } from './sandbox-notice.ts'
import {
  choose,
  expire,
  type NoticeFailure,
  type SandboxChoice,
  type SandboxPayment,
  type SandboxStore,
} from './sandbox-payment.ts'

/** `after`: milliseconds from now. A delivery that fails is its own to try again: what was chosen stands. */
export type Deliver = (
  url: string,
  body: string,
  headers: Record<string, string>,
  options: { after: number },
) => Promise<void>

type Bank = { store: SandboxStore; secret: string; deliver: Deliver }

export type SandboxBank = {
  /** The data of the bank's page. */
  find(ref: string, now: Date): Promise<SandboxPayment | null>
  /** Runs the choice of the page's form, and returns the next address. Null where there is no such payment. */
  choose(
    ref: string,
    input: { choice: SandboxChoice; failures: NoticeFailure[] },
    now: Date,
  ): Promise<{ payment: SandboxPayment; goTo: string } | null>
}

export const noticeDelay = 30_000
const copies = [0, 1000, 5000]

/** The side of the sandbox that a bank would have: people decide on its page, and it tells the shop. */
export function createSandboxBank({ store, secret, deliver }: Bank): SandboxBank {
  requireSecret(secret)

  async function notify(payment: SandboxPayment, failures: NoticeFailure[], now: Date): Promise<void> {
    const body = toNoticeBody(payment)
    await Promise.allSettled(
      toDelays(failures).map((after) => {
        // Signed for the moment it will arrive: a late notice is no old one.
        const signature = signNotice(secret, body, new Date(now.getTime() + after))
        const headers = { 'content-type': 'application/json', [signatureHeader]: signature }
        return deliver(payment.noticeUrl, body, headers, { after })
      }),
    )
  }

  return {
    async find(ref, now) {
      const payment = isRef(ref) ? await store.find(ref) : null
      return payment && expire(payment, now)
    },

    async choose(ref, { choice, failures }, now) {
      if (!isRef(ref)) return null
      let hasChanged = false
      const payment = await store.change(ref, (before) => {
        const after = choose(expire(before, now), choice)
        hasChanged = after.status !== before.status
        return after
      })
      if (!payment) return null
      if (hasChanged) await notify(payment, failures, now)
      return { payment, goTo: toSandboxReturnUrl(payment) }
    },
  }
}

/** Any text of an address gets here. */
const isRef = (ref: string): boolean => Ref.safeParse(ref).success

function toDelays(failures: NoticeFailure[]): number[] {
  if (failures.includes('lost')) return []
  const start = failures.includes('delayed') ? noticeDelay : 0
  return (failures.includes('duplicate') ? copies : [0]).map((delay) => start + delay)
}

export const toSandboxReturnUrl = ({ status, successUrl, cancelUrl }: SandboxPayment): string =>
  status === 'paid' ? successUrl : cancelUrl
