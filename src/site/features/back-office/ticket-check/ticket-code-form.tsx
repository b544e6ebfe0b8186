import { useRef, useState } from 'react'
import type { DoorText } from '../../../../i18n/messages/door.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldFrame } from '../../../../ui/field.tsx'
import { fieldLook } from '../../../../ui/field-look.ts'
import { toLatinKey } from '../till/latin-key.ts'
import { useScannedKeys } from '../till/use-scanned-keys.ts'
import { readTicket } from './let-in.ts'

/** Takes what is typed, and what a handheld scanner types by itself. */
export function TicketCodeForm({ messages, onCode }: { messages: DoorText['code']; onCode: (code: string) => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()
  const field = useRef<HTMLInputElement>(null)
  useScannedKeys(field)
  const write = (text: string) => {
    setTyped(text)
    setError(undefined)
  }
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!readTicket(typed)) return setError(messages.wrong)
        onCode(typed)
        write('')
      }}
    >
      <FieldFrame label={messages.label} description={messages.hint} error={error}>
        {(wired) => (
          <input
            {...wired}
            ref={field}
            name="code"
            dir="ltr"
            value={typed}
            onChange={({ target }) => write(target.value)}
            onKeyDown={(event) => {
              const letter = toLatinKey(event)
              if (letter === null || event.ctrlKey || event.metaKey || event.altKey) return
              event.preventDefault()
              setTyped((before) => before + letter)
            }}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            className={`${fieldLook.input} text-center font-mono text-2xl! tracking-wider`}
          />
        )}
      </FieldFrame>
      <Button className="w-full">{messages.send}</Button>
    </form>
  )
}
