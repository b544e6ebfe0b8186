import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePersonal } from '../../../client/session/personal.ts'
import { openSignIn } from '../../../client/session/sign-in-request.ts'
import { type ChoiceQuery, emptyChoice, toCheckoutPath } from './choice-query.ts'
import { priceSaleChoice, type SaleChoicePrice } from './price-sale-choice.ts'
import type { ChoiceRules, SaleChoiceProblem } from './rules/choice-rules.ts'
import type { SaleData } from './sale-data.ts'
import { findChoice, keepChoice } from './stored-choice.ts'
import { useFreshSale } from './use-fresh-sale.ts'

export type SaleChoice = NonNullable<ReturnType<typeof useChoice>>

/** The choice, its price, and the way to the checkout. Null for a thing that is not sold. */
export function useChoice(data: SaleData | null, rules: ChoiceRules) {
  const [draft, setDraft] = useState<ChoiceQuery>(emptyChoice)
  const [isTried, setIsTried] = useState(false)
  const { sale, refresh } = useFreshSale(data)
  const navigate = useNavigate()
  const session = usePersonal()
  const [itemType, itemId] = [data?.itemType, data?.itemId]
  useEffect(() => {
    if (itemType && itemId) setDraft(findChoice({ itemType, itemId }))
    setIsTried(false)
  }, [itemType, itemId])
  if (!sale) return null

  const choice = rules.fit(sale, draft)
  const priced = priceSaleChoice(sale, rules.want(sale, choice))
  const change = (part: Partial<ChoiceQuery>) => {
    const next = { ...choice, ...part }
    setDraft(next)
    keepChoice(sale, next)
    setIsTried(false)
  }
  const submit = () => {
    setIsTried(true)
    if (priced.problem) return focusOn(priced.problem)
    // The chosen time of an activity already includes its day.
    const to = toCheckoutPath(sale, sale.itemType === 'activity' ? { ...choice, date: null } : choice)
    keepChoice(sale, choice)
    if (session?.user) navigate(to)
    else openSignIn({ to, ...(session && { phase: 'personal' }) })
  }
  const isGone = (draft.departure !== null && choice.departure === null) || draft.tickets.length > choice.tickets.length
  return {
    sale,
    choice,
    priced,
    change,
    submit,
    /** Loads fresh numbers before the first choice. */
    refresh,
    problem: toText(sale, priced, isTried) ?? (isGone ? sale.messages.gone : null),
  }
}

/** Missing fields are shown only after a press on the button. */
function toText({ messages, left, min, stocks }: SaleData, priced: SaleChoicePrice, isTried: boolean): string | null {
  const { problem, lines } = priced
  if (!problem) return null
  if (problem === 'many') return messages.max
  if (problem === 'infants') return messages.infants
  if (problem === 'short') return `${left[Math.max(0, priced.left)]}. ${messages.fewer}`
  if (problem === 'few') return min[stocks.find(({ id }) => id === lines[0]?.stockId)?.min ?? 1] ?? null
  return isTried ? messages.required[problem] : null
}

/** The element with the id `choice-PROBLEM` contains the fields that the problem concerns. */
const focusOn = (problem: SaleChoiceProblem): void =>
  document.getElementById(`choice-${problem}`)?.querySelector<HTMLElement>('input:enabled, button, select')?.focus()
