import { withStorage } from '../../../client/device/reload-guard.ts'
import { keptDraft as name } from '../../../client/session/clear-on-sign-out.ts'
import type { Method } from './method-choice.tsx'

/** What somebody has filled in and not sent yet. It outlives a reload, another language and a sign-in, not the tab. */
export type CheckoutDraft = {
  guestName?: string
  guestPhone?: string
  notes?: string
  arrivalHour?: string
  requests?: string[]
  voucherCode?: string | null
  usePoints?: boolean
  method?: Method | null
  /** Of the one thing that was about to be bought. */
  purchase?: { item: string; pickupLocation?: string; payDeposit?: boolean }
}

/** `owner`: a shared phone must not show the next person what the last one wrote. */
export const findDraft = (owner: string): CheckoutDraft =>
  withStorage((storage) => {
    const kept = JSON.parse(storage.getItem(name) ?? 'null') as { owner: string; draft: CheckoutDraft } | null
    return kept?.owner === owner ? kept.draft : null
  }) ?? {}

export const keepDraft = (owner: string, part: CheckoutDraft): void =>
  void withStorage((storage) =>
    storage.setItem(name, JSON.stringify({ owner, draft: { ...findDraft(owner), ...part } })),
  )

export const forgetDraft = (): void => void withStorage((storage) => storage.removeItem(name))
