import { hasShape, isRecord, isText } from '../../../client/device/stored-shape.ts'
import { tabValue } from '../../../client/device/tab-value.ts'
import { draftKey } from '../../../client/session/clear-on-sign-out.ts'
import type { Method } from './method-choice.tsx'

/** Typed text that is not sent yet. It survives a reload, another language and signing in, not closing the tab. */
export type CheckoutDraft = {
  guestName?: string
  guestPhone?: string
  notes?: string
  arrivalHour?: string
  requests?: string[]
  voucherCode?: string | null
  usePoints?: boolean
  method?: Method | null
  /** The item of the purchase. */
  purchase?: { item: string; pickupLocation?: string; payDeposit?: boolean }
}

const isOwned = hasShape<{ owner: string; draft: Record<string, unknown> }>({ owner: isText, draft: isRecord })

/** `owner`: a shared phone must not show the next person what the last one wrote. */
const stored = tabValue<{ owner: string; draft: CheckoutDraft }>(draftKey, (found) => (isOwned(found) ? found : null))

export function findCheckoutDraft(owner: string): CheckoutDraft {
  const found = stored.read()
  return found?.owner === owner ? found.draft : {}
}

export const keepDraft = (owner: string, part: CheckoutDraft): void =>
  void stored.write({ owner, draft: { ...findCheckoutDraft(owner), ...part } })

export const forgetDraft = stored.remove
