import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { hasAges, type StayChoiceQuery, toChoicePath } from './choice-path.ts'
import type { ChoiceForm } from './load-choice.ts'

/** A new object with every press, so that each press leads to the missing field. */
type Missing = { kind: 'dates' | 'ages'; message: string }

export type Draft = ReturnType<typeof useDraft>

/**
 * The choice in the form, ahead of the address. An answer to an earlier choice must not undo a later one, so the draft follows the address only when
 * the address changes from outside.
 */
export function useDraft({ property, asked, messages }: ChoiceForm) {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const said = JSON.stringify(asked)
  const [known, setKnown] = useState({ said, sent: said })
  const [draft, setDraft] = useState<StayChoiceQuery>(asked)
  const [problem, setProblem] = useState<Missing | null>(null)
  if (known.said !== said) {
    setKnown({ said, sent: said })
    if (known.sent !== said) setDraft(asked)
  }

  const go = (next: StayChoiceQuery, hash = '') => {
    setDraft(next)
    setProblem(null)
    setKnown({ said, sent: JSON.stringify(next) })
    navigate(toChoicePath(property, next) + hash, { replace: true, preventScrollReset: hash === '' })
  }
  const change = (part: Partial<StayChoiceQuery>) => {
    const { checkIn, checkOut, adults, ages } = { ...draft, ...part }
    const next = { checkIn, checkOut, adults, ages }
    if (next.checkIn && next.checkOut && hasAges(next)) return go(next)
    setDraft(next)
    setProblem(null)
  }
  const submit = () => {
    const missing = findMissing()
    setProblem(missing)
    if (!missing) go(draft, '#rooms')
  }
  function findMissing(): Missing | null {
    if (!draft.checkIn || !draft.checkOut) return { kind: 'dates', message: messages.datesRequired }
    return hasAges(draft) ? null : { kind: 'ages', message: messages.agesRequired }
  }
  const isPending = navigation.state === 'loading' && navigation.location.pathname.endsWith(`/properties/${property}`)
  /** Whether what the page offers is for what the form says: not while that is on its way, and never while an age is missing. */
  const standing = hasAges(draft) ? (JSON.stringify(draft) === said ? 'current' : 'changing') : 'incomplete'
  return { draft, problem, change, submit, go, isPending, standing } as const
}
