import type { ReactNode } from 'react'
import { Stepper } from '../../../ui/stepper.tsx'
import type { SaleChoice } from './use-choice.ts'

type CountRowProps = {
  label: string
  hint?: ReactNode
  value: number
  min?: number
  max: number
  messages: SaleChoice['sale']['messages']
  onChange: (value: number) => void
  /** The id of the field that replaces the buttons without script. */
  name?: string
  /** Its field's name. */
  toValue?: (count: number) => string
}

/** How many of something: two buttons, or a list of numbers where nothing listens to them. */
export function CountRow({
  label,
  hint,
  value,
  min = 0,
  max,
  messages,
  onChange,
  name,
  toValue = String,
}: CountRowProps) {
  return (
    <div className="flex items-center justify-between gap-3 py-1.5">
      <div className="min-w-0">
        <p className="font-semibold">{label}</p>
        {hint && <div className="text-sm text-ink-soft">{hint}</div>}
      </div>
      <Stepper
        label={label}
        lessLabel={messages.less}
        moreLabel={messages.more}
        value={value}
        min={min}
        max={max}
        onChange={onChange}
        className="shrink-0 noscript:hidden"
      />
      {name && (
        <select name={name} aria-label={label} defaultValue={toValue(value)} className="input w-24 scripted:hidden">
          {Array.from({ length: Math.max(1, max - min + 1) }, (_, index) => min + index).map((count) => (
            <option key={count} value={toValue(count)}>
              {count}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
