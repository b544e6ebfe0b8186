import { visaLimits } from '../../../domain/visas/visa-form.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import type { WorkView } from './load-visa-work.ts'

type NoteFieldProps = {
  view: Pick<WorkView, 'messages' | 'noteHint'>
  isNeeded?: boolean
  value: string
  onChange: (text: string) => void
  error?: string
}

/** To the customer, in words of one's own. */
export const NoteField = ({
  view: { messages, noteHint },
  isNeeded = false,
  value,
  onChange,
  error,
}: NoteFieldProps) => (
  <TextArea
    label={isNeeded ? messages.ask.noteNeeded : messages.ask.note}
    description={noteHint}
    error={error}
    maxLength={visaLimits.note}
    rows={3}
    dir="auto"
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
