import { useState } from 'react'
import { type LinesRead, type MachineReadable, readMachineReadable } from '../../../../domain/text/machine-readable.ts'
import type { Day } from '../../../../domain/time/day.ts'
import type { PassportLinesText } from '../../../../i18n/messages/passport-lines.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { ChevronDownIcon } from '../../../../ui/icons.tsx'

type PassportLinesProps = {
  messages: PassportLinesText
  today: Day
  /** The lines that last filled in fields; null at first, and after a change. */
  lines: string
  onFill: (read: MachineReadable, lines: string) => void
  /** They do not say any more what the fields say. */
  onChange: () => void
  /** The error of the server or the step: the lines and the fields differ. */
  error: string | undefined
}

type LineTexts = { first: string; second: string }

/** A shortcut with the passport in hand: two lines with check digits, in place of five fields. */
export function PassportLines({ messages, today, lines, onFill, onChange, error }: PassportLinesProps) {
  const [typed, setTyped] = useState<LineTexts | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState<LinesRead | null>(null)
  const shown = typed ?? { first: lines.slice(0, lineLength), second: lines.slice(lineLength) }
  const change = (part: Partial<LineTexts>) => {
    setTyped(splitPasted({ ...shown, ...part }))
    setResult(null)
    onChange()
  }
  const fill = () => {
    const next = readMachineReadable(shown, today)
    setResult(next)
    if (next.ok) onFill(next.read, next.lines)
  }
  const errorOf = (line: keyof LineTexts) =>
    result && !result.ok && result.line === line ? messages.problems[result.problem] : undefined
  const bind = (line: keyof LineTexts) => ({
    label: messages[line],
    value: shown[line],
    onChange: (event: { currentTarget: { value: string } }) => change({ [line]: event.currentTarget.value }),
    autoComplete: 'off',
    autoCapitalize: 'characters',
    autoCorrect: 'off',
    spellCheck: false,
    maxLength: 120,
    isLtr: true,
  })
  return (
    <details
      open={isOpen || error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/lines mb-4 rounded-control border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 font-semibold text-brand [&::-webkit-details-marker]:hidden">
        {messages.open}
        <ChevronDownIcon className="size-5 shrink-0 transition-transform duration-200 group-open/lines:rotate-180" />
      </summary>
      <div className="space-y-4 p-4 pt-1 [&_input]:font-mono">
        <p className="note">{messages.lead}</p>
        <Field {...bind('first')} error={errorOf('first')} />
        <Field {...bind('second')} error={errorOf('second') ?? error} description={messages.hint} />
        <Button type="button" tone="quiet" size="small" onClick={fill}>
          {messages.fill}
        </Button>
        <p role="status" className="font-semibold text-success empty:hidden">
          {result?.ok && (result.read.isNameCut ? messages.cut : messages.filled)}
        </p>
      </div>
    </details>
  )
}

const lineLength = 44

/** Both were pasted into the field of the first. */
function splitPasted({ first, second }: LineTexts): LineTexts {
  const signs = first.replace(/\s/g, '')
  if (signs.length !== 2 * lineLength) return { first, second }
  return { first: signs.slice(0, lineLength), second: signs.slice(lineLength) }
}
