import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Outcome } from '../api/outcome.ts'

/** What speaks against what was typed: field by field, and in a sentence for the whole. */
export type Objection = { message: string; fields: Record<string, string> }

/** `offline` is said when not even a refusal came back. */
export const toObjection = (outcome: Outcome<unknown>, offline: string): Objection | null =>
  outcome.ok ? null : { message: outcome.body?.message || offline, fields: outcome.body?.errors ?? {} }

/** The fields keep what was typed: they are the browser's own, and nothing resets them. */
export function useForm(send: (typed: FormData) => Promise<Objection | null>) {
  const [objection, setObjection] = useState<Objection | null>(null)
  const [isPending, setPending] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  // The state comes too late for the second of two quick presses.
  const isSending = useRef(false)

  useEffect(() => {
    if (objection) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [objection])

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    try {
      setObjection(await send(new FormData(event.currentTarget)))
    } finally {
      setPending(false)
      isSending.current = false
    }
  }

  return {
    // `post`: whatever the browser sends by itself must not end up in an address.
    form: { ref, onSubmit, method: 'post', noValidate: true } as const,
    isPending,
    // What stands beside its field already need not be said twice.
    message: objection && !Object.values(objection.fields).includes(objection.message) ? objection.message : null,
    faultOf: (field: string): string | undefined => objection?.fields[field],
  }
}

/** The text of a field. */
export const textOf = (typed: FormData, field: string): string => String(typed.get(field) ?? '')
