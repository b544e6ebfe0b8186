import { useRef, useState } from 'react'
import { type Faults, noFaults } from './faults.ts'

/** Sends once however often it is pressed, and keeps what came back wrong. */
export function useSubmission() {
  const [isPending, setPending] = useState(false)
  const [faults, setFaults] = useState<Faults>(noFaults)
  const isBusy = useRef(false)

  /** `work` answers with what is wrong, or with nothing. */
  async function submit(work: () => Promise<Faults | undefined>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    setFaults(noFaults)
    try {
      setFaults((await work()) ?? noFaults)
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  return { isPending, faults, submit }
}

export type Submission = ReturnType<typeof useSubmission>
