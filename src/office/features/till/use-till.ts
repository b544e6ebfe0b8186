import { useEffect, useState } from 'react'
import { useCall } from '../../../client/session/auth.ts'
import { useDelivery } from '../offline-queue/use-delivery.ts'
import { prepareReader } from '../scanning/read-picture.ts'
import { parseTillCode, type TillCode } from '../scanning/scanned-code.ts'
import { giveSignal, openSound } from '../scanning/signal.ts'
import { useKeys } from '../scanning/use-keys.ts'
import { useNetwork } from '../scanning/use-network.ts'
import { prepareVerify } from '../scanning/verify-signature.ts'
import { parseAmount } from './amount.ts'
import { type Membership, storedChoice, storedRedemptions } from './device-memory.ts'
import { redemptionDelivery } from './redemption-queue.ts'
import { useRedeem } from './use-redeem.ts'
import { useToday } from './use-today.ts'

/** The stored facts of the business are outdated. */
const doubts: readonly string[] = ['NOT_A_MEMBER', 'DISCOUNT_OVER']

type TillInput = { membership: Membership; isToday: boolean; onDoubt: () => void }

/** All that happens at the till of a business, with a network and without one. */
export function useTill({ membership, isToday, onDoubt }: TillInput) {
  const { business, discounts } = membership
  const choice = storedChoice.useValue()
  const [amount, setAmount] = useState('')
  const network = useNetwork(useKeys())
  const { answer, start, close, isStillThere } = useRedeem(network)
  const list = useToday(business.id)
  const { load } = list
  useRedemptionDelivery(network.isGone, load)
  // Data for offline use are loaded while there is a network.
  useEffect(() => {
    void prepareVerify()
    prepareReader().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (isToday || !network.isGone) void load()
  }, [isToday, network.isGone, load])

  const only = discounts.length === 1 ? discounts[0] : undefined
  const discount = discounts.find(({ id }) => id === choice.discounts[business.id]) ?? only ?? null
  const isReady = discount !== null || discounts.length === 0
  const bill = parseAmount(amount)

  const give = async (code: TillCode) => {
    if (!isReady || bill === 'wrong') return
    if (choice.hasSound) openSound()
    const next = await start({ code, businessId: business.id, discount, amount: bill })
    if (!next) return
    if (choice.hasSound) giveSignal(next.kind)
    if (next.kind === 'accepted') void load()
  }
  /** Handles text that the camera reads; false for text that is no code of ours. */
  const read = (text: string): boolean => {
    const code = parseTillCode(text)
    if (code && !isStillThere(code)) void give(code)
    return code !== null
  }
  const goOn = () => {
    if (answer === null || answer === 'checking') return
    close()
    if (answer.kind !== 'refused') setAmount('')
    else if (doubts.includes(answer.code)) onDoubt()
  }
  return { network, list, discount, isReady, amount, setAmount, bill, answer, give, read, goOn }
}

function useRedemptionDelivery(isGone: boolean, onChange: () => void): void {
  const call = useCall()
  useDelivery({
    name: 'safar-business-delivery',
    queue: storedRedemptions,
    delivery: redemptionDelivery,
    post: (body, options) => call('POST /business/redemptions', { body }, options),
    isGone,
    onChange,
  })
}
