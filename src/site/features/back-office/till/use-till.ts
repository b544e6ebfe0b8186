import { useEffect, useRef, useState } from 'react'
import { parseAmount } from './amount.ts'
import { keptChoice, type Membership } from './device-memory.ts'
import { prepareReader } from './read-picture.ts'
import { readCode } from './redeem.ts'
import { giveSignal, openSound } from './signal.ts'
import { useKept } from './stored-value.ts'
import { useDelivery } from './use-delivery.ts'
import { useKeys } from './use-keys.ts'
import { useNetwork } from './use-network.ts'
import { useRedeem } from './use-redeem.ts'
import { useToday } from './use-today.ts'
import { prepareVerify } from './verify-signature.ts'

/** For how long the code that was just answered is not read again: the guest's phone still lies under the camera. */
const stillThere = 4_000

/** What was known of the business is no longer so. */
const doubts: readonly string[] = ['NOT_A_MEMBER', 'DISCOUNT_OVER']

type TillInput = { membership: Membership; isToday: boolean; onDoubt: () => void }

/** All that happens at the till of a business, with a network and without one. */
export function useTill({ membership, isToday, onDoubt }: TillInput) {
  const { business, discounts } = membership
  const choice = useKept(keptChoice)
  const [amount, setAmount] = useState('')
  const network = useNetwork(useKeys())
  const { answer, start, close } = useRedeem(network)
  const list = useToday(business.id)
  const { load } = list
  const last = useRef({ code: '', until: 0 })
  useDelivery({ isGone: network.isGone, onChange: load })
  // What needs a network is fetched while there is one.
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

  const give = async (code: string) => {
    if (!isReady || bill === 'wrong') return
    last.current = { code, until: Number.POSITIVE_INFINITY }
    if (choice.hasSound) openSound()
    const next = await start({ code, businessId: business.id, discount, amount: bill })
    if (!next) return
    if (choice.hasSound) giveSignal(next.kind)
    if (next.kind === 'accepted') void load()
  }
  /** Of what the camera sees; false for what is no code of ours. */
  const read = (text: string): boolean => {
    const isOurs = readCode(text) !== null
    const isStillThere = text === last.current.code && Date.now() < last.current.until
    if (isOurs && !isStillThere) void give(text)
    return isOurs
  }
  const goOn = () => {
    if (answer === null || answer === 'checking') return
    last.current.until = Date.now() + stillThere
    close()
    if (answer.kind !== 'refused') setAmount('')
    else if (doubts.includes(answer.code)) onDoubt()
  }
  return { network, list, discount, isReady, amount, setAmount, bill, answer, give, read, goOn }
}
