import { useRef, useState } from 'react'
import type { Outcome } from '../../../client/call/outcome.ts'
import { answerWithin } from './answer-within.ts'
import { isReached } from './is-reached.ts'

/** Timeout after which the till treats the network as down. */
const patience = 5_000
/** The last one did not answer either. */
const shortPatience = 2_000

export type Network = { isGone: boolean; note: (isReached: boolean) => void }

/** Asks the server while a guest waits, and notes for the next scan whether it was reached. */
export const askPatiently =
  ({ isGone, note }: Network) =>
  async <T>(ask: (signal: AbortSignal) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const outcome = await answerWithin(isGone ? shortPatience : patience, ask)
    note(isReached(outcome))
    return outcome
  }

/** For how long a code that was just answered is not read again: the phone with it still lies under the camera. */
const stillThere = 4_000

/** One code at a time; `answer` is what the person at the till or the door sees until they go on. */
export function useOneCode<Input extends { code: { text: string } }, Answer>(check: (input: Input) => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer | 'checking' | null>(null)
  // The state comes too late for a camera that reads the same code in the next picture.
  const isBusy = useRef(false)
  const last = useRef({ text: '', until: 0 })

  async function start(input: Input): Promise<Answer | null> {
    if (isBusy.current) return null
    isBusy.current = true
    last.current = { text: input.code.text, until: Number.POSITIVE_INFINITY }
    setAnswer('checking')
    const next = await check(input)
    setAnswer(next)
    return next
  }

  function close(): void {
    isBusy.current = false
    last.current.until = Date.now() + stillThere
    setAnswer(null)
  }

  const isStillThere = ({ text }: Input['code']): boolean =>
    text === last.current.text && Date.now() < last.current.until

  return { answer, start, close, isStillThere }
}
