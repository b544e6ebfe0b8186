import { useRef, useState } from 'react'
import { type FormErrors, noErrors } from './form-errors.ts'

/**
 * Sends once however often it is pressed, and keeps what came back wrong until the next answer: taken away at the press, it would move
 * another button under the second tap of an impatient finger.
 */
export function useSubmission() {
  const [isPending, setPending] = useState(false)
  const [errors, setErrors] = useState<FormErrors>(noErrors)
  const [round, setRound] = useState(0)
  const isBusy = useRef(false)

  /** `work` returns the faults, or nothing. */
  async function submit(work: () => Promise<FormErrors | undefined>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    try {
      setErrors((await work()) ?? noErrors)
      setRound((last) => last + 1)
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  return {
    isPending,
    errors,
    /** How many answers there were: the same problem is news each time. */
    round,
    submit,
  }
}

export type Submission = ReturnType<typeof useSubmission>
