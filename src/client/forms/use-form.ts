import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import type { Outcome } from '../call/outcome.ts'

/** Faults of the typed input: field by field, and in a sentence for the whole. */
export type FormProblem = { message: string; fields: Record<string, string> }

/** `offline` is said when not even a problem came back. */
export const toFormProblem = (outcome: Outcome<unknown>, offline: string): FormProblem | null =>
  outcome.ok ? null : { message: outcome.body?.message || offline, fields: outcome.body?.errors ?? {} }

/** All that a form lacks at once, each beside its field; null where it lacks nothing. `several` is said above more than one. */
export function toFieldsProblem(fields: Record<string, string | false | null>, several: string): FormProblem | null {
  const found = Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const [first] = found
  return first ? { message: found.length > 1 ? several : first[1], fields: Object.fromEntries(found) } : null
}

/** The fields keep what was typed: they are the browser's own, and nothing resets them. */
export function useForm(send: (typed: FormData) => Promise<FormProblem | null>) {
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [isPending, setPending] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  // The state comes too late for the second of two quick presses.
  const isSending = useRef(false)

  useEffect(() => {
    if (problem && ref.current) showMistake(ref.current)
  }, [problem])

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    try {
      setProblem(await send(new FormData(event.currentTarget)))
    } finally {
      setPending(false)
      isSending.current = false
    }
  }

  const isListening = useIsHydrated()

  return {
    // Readable before the script is loaded, and pressed only afterwards: otherwise the browser would submit the form itself.
    // `post`: fields that the browser submits must not end up in an address.
    form: { ref, onSubmit, method: 'post', noValidate: true, inert: !isListening } as const,
    isPending,
    // Errors beside their field are not repeated.
    message: problem && !Object.values(problem.fields).includes(problem.message) ? problem.message : null,
    errorOf: (field: string): string | undefined => problem?.fields[field],
  }
}

/** Focuses the first field with an error. A group of choices may be taller than the window: its heading and its error are scrolled to. */
function showMistake(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
  const isGroup = field?.getAttribute('role') === 'radiogroup'
  const heading = isGroup && document.getElementById(field?.getAttribute('aria-labelledby') ?? '')
  if (heading) heading.scrollIntoView({ block: 'start' })
  field?.focus({ preventScroll: Boolean(heading) })
}

/** The text of a field. */
export const textOf = (typed: FormData, field: string): string => String(typed.get(field) ?? '')
