import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import { findUnusedLetters, shortCodeLength, shortCodeLetters } from '../../../domain/orders/short-code.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame } from '../../../ui/field.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { toLatinKey } from './latin-key.ts'
import { useScannedKeys } from './use-scanned-keys.ts'

type CodeFormProps<Code> = {
  messages: Pick<BusinessText['code'], 'label' | 'hint' | 'send'>
  /** The words of the large keys, where there are any. */
  keys?: Pick<BusinessText['code'], 'keys' | 'erase'>
  /** Nothing is sent before something else is set right. */
  isPaused?: boolean
  parse: (typed: string) => Code | null
  toProblem: (typed: string) => string
  onCode: (code: Code) => void
}

const key =
  'flex min-h-14 touch-manipulation items-center justify-center rounded-control border border-line-strong bg-surface text-2xl font-bold active:bg-brand-soft'

export function toUnusedProblem(typed: string, messages: Pick<BusinessText['code'], 'unused' | 'wrong'>): string {
  const unused = findUnusedLetters(typed)
  return unused.length > 0 ? fill(messages.unused, { letters: leftToRight(unused.join(', ')) }) : messages.wrong
}

/** Accepts typed text, taps on the large keys, and the typing of a handheld scanner. */
export function CodeForm<Code>({ messages, keys, isPaused, parse, toProblem, onCode }: CodeFormProps<Code>) {
  const [typed, setTyped] = useState('')
  const [hasKeys, setKeys] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const write = (text: string) => {
    setTyped(text)
    setError(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPaused) return
    const code = parse(typed)
    if (!code) return setError(toProblem(typed))
    onCode(code)
    write('')
  }
  return (
    <form noValidate className="space-y-3" onSubmit={submit}>
      <FieldFrame label={messages.label} description={messages.hint} error={error}>
        {(wired) => (
          <CodeInput
            wired={wired}
            typed={typed}
            onType={write}
            onKey={(letter) => setTyped((before) => before + letter)}
            className={keys ? 'tracking-widest' : 'tracking-wider'}
          />
        )}
      </FieldFrame>
      {keys && hasKeys && <Keys typed={typed} erase={keys.erase} onType={write} />}
      {keys ? (
        <div className="grid grid-cols-2 gap-3">
          <Button type="button" tone="quiet" aria-pressed={hasKeys} onClick={() => setKeys(!hasKeys)}>
            {keys.keys}
          </Button>
          <Button>{messages.send}</Button>
        </div>
      ) : (
        <Button className="w-full">{messages.send}</Button>
      )}
    </form>
  )
}

type CodeInputProps = {
  wired: Parameters<ComponentProps<typeof FieldFrame>['children']>[0]
  typed: string
  onType: (text: string) => void
  onKey: (letter: string) => void
  className: string
}

function CodeInput({ wired, typed, onType, onKey, className }: CodeInputProps) {
  const field = useRef<HTMLInputElement>(null)
  useScannedKeys(field)
  return (
    <input
      {...wired}
      ref={field}
      name="code"
      dir="ltr"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        const letter = toLatinKey(event)
        if (letter === null || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        onKey(letter)
      }}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      className={`${fieldLook.input} text-center font-mono text-2xl! ${className}`}
    />
  )
}

function Keys({ typed, erase, onType }: { typed: string; erase: string; onType: (text: string) => void }) {
  const press = (letter: string) => {
    const code = typed.replace(/[\s-]/g, '')
    if (code.length >= shortCodeLength) return
    const longer = code + letter
    onType(longer.length > 4 ? `${longer.slice(0, 4)}-${longer.slice(4)}` : longer)
  }
  return (
    <div dir="ltr" className="mx-auto grid max-w-md grid-cols-6 gap-1.5">
      {[...shortCodeLetters].map((letter) => (
        <button key={letter} type="button" onClick={() => press(letter)} className={key}>
          {letter}
        </button>
      ))}
      <button
        type="button"
        aria-label={erase}
        onClick={() => onType(typed.slice(0, -1).replace(/-$/, ''))}
        className={`${key} col-span-2`}
      >
        <span aria-hidden="true">⌫</span>
      </button>
    </div>
  )
}
