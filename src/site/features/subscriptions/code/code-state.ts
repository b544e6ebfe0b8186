import type { Ok } from '../../../../contract/contract.ts'
import type { QrDrawing } from '../../../../ui/qr-drawing.ts'
import type { SubscriptionPage } from '../subscription-state-text.ts'

export type CodeWindow = Ok<'GET /customer/auth/receive-discount'>
type Redemption = SubscriptionPage['redemptions'][number]

/** `until` is a moment of this device, counted from the seconds that the server said. */
type CodeView = { window: CodeWindow; drawing: QrDrawing; until: number }

export type CodeState =
  | { kind: 'opening' }
  | ({ kind: 'open' } & CodeView)
  /** Its five minutes have passed. */
  | ({ kind: 'over' } & CodeView)
  | ({ kind: 'used'; redemption: Redemption | null; left: number | null; isEnded: boolean } & CodeView)
  /** The business took it back. */
  | ({ kind: 'undone' } & CodeView)
  | { kind: 'none' }
  | { kind: 'suspended'; message: string }
  | { kind: 'problem'; message: string }

type SubscriptionFacts = Pick<SubscriptionPage, 'status' | 'uses' | 'redemptions'>

/** The subscription's state for the shown code; null without a change, `lost` where it has ended for another reason. */
export function findNews(
  state: CodeState,
  { status, uses, redemptions }: SubscriptionFacts,
): CodeState | 'lost' | null {
  if (!('window' in state)) return null
  const { window, drawing, until } = state
  const shown = { window, drawing, until }
  const isUsed = uses.used > window.subscription.uses.used
  if (state.kind === 'used') return isUsed ? null : { kind: 'undone', ...shown }
  if (isUsed) {
    const redemption = redemptions.find(({ undoneAt }) => undoneAt === null) ?? null
    return { kind: 'used', redemption, left: uses.left, isEnded: status === 'ended', ...shown }
  }
  return status === 'active' || state.kind === 'undone' ? null : 'lost'
}

/** Whether an answer of the list of what runs is a reason to look closer. */
export function hasChanged(state: CodeState, running: readonly { id: number; uses: { used: number } }[]): boolean {
  if (!('window' in state)) return false
  const { id, uses } = state.window.subscription
  const now = running.find((one) => one.id === id)
  if (!now) return state.kind !== 'used' || !state.isEnded
  return now.uses.used > uses.used !== (state.kind === 'used')
}
