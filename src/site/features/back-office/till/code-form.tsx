import { useRef, useState } from 'react'
import { findUnusedLetters, shortCodeLength, shortCodeLetters } from '../../../../domain/orders/short-code.ts'
import { fill, leftToRight } from '../../../../i18n/fill.ts'
import type { BusinessText } from '../../../../i18n/messages/business.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldFrame } from '../../../../ui/field.tsx'
import { fieldLook } from '../../../../ui/field-look.ts'
import { toLatinKey } from './latin-key.ts'
import { readCode } from './redeem.ts'
import { useScannedKeys } from './use-scanned-keys.ts'

type CodeFormProps = {
  messages: BusinessText['code']
  /** Nothing is sent before something else is set right. */
  isPaused: boolean
  onCode: (code: string) => void
}

const key =
  'flex min-h-14 touch-manipulation items-center justify-center rounded-control border border-line-strong bg-surface text-2xl font-bold active:bg-brand-soft'

function toProblem(typed: string, messages: BusinessText['code']): string {
  const unused = findUnusedLetters(typed)
  return unused.length > 0 ? fill(messages.unused, { letters: leftToRight(unused.join(', ')) }) : messages.wrong
}

/** Takes what is typed, what is pressed on the large keys, and what a handheld scanner types by itself. */
export function CodeForm({ messages, isPaused, onCode }: CodeFormProps) {
  const [typed, setTyped] = useState('')
  const [hasKeys, setKeys] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const field = useRef<HTMLInputElement>(null)

  useScannedKeys(field)
  const write = (text: string) => {
    setTyped(text)
    setError(undefined)
  }
  const press = (letter: string) => {
    const code = typed.replace(/[\s-]/g, '')
    if (code.length >= shortCodeLength) return
    const longer = code + letter
    write(longer.length > 4 ? `${longer.slice(0, 4)}-${longer.slice(4)}` : longer)
  }
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPaused) return
        if (!readCode(typed)) return setError(toProblem(typed, messages))
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
            className={`${fieldLook.input} text-center font-mono text-2xl! tracking-widest`}
          />
        )}
      </FieldFrame>
      {hasKeys && (
        <div dir="ltr" className="mx-auto grid max-w-md grid-cols-6 gap-1.5">
          {[...shortCodeLetters].map((letter) => (
            <button key={letter} type="button" onClick={() => press(letter)} className={key}>
              {letter}
            </button>
          ))}
          <button
            type="button"
            aria-label={messages.erase}
            onClick={() => write(typed.slice(0, -1).replace(/-$/, ''))}
            className={`${key} col-span-2`}
          >
            <span aria-hidden="true">⌫</span>
          </button>
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button type="button" tone="quiet" aria-pressed={hasKeys} onClick={() => setKeys(!hasKeys)}>
          {messages.keys}
        </Button>
        <Button>{messages.send}</Button>
      </div>
    </form>
  )
}
