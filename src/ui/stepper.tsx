import { useId } from 'react'
import { buttonClass } from './button-link.tsx'
import { MinusIcon, PlusIcon } from './icons-detail.tsx'

type StepperProps = {
  /** The counted thing, spoken with each button. */
  label: string
  lessLabel: string
  moreLabel: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  className?: string
}

const round = buttonClass({ tone: 'quiet', size: 'icon', className: 'shrink-0 rounded-full' })

/** A stepper without React Aria, for pages that visitors see first. At its end a button keeps the focus and does nothing. */
export function Stepper(props: StepperProps) {
  const { label, lessLabel, moreLabel, value, min = 0, max, onChange, className = '' } = props
  const id = useId()
  const button = (name: string, next: number, Icon: typeof PlusIcon) => {
    const isAtEnd = next < min || next > max
    return (
      <button
        type="button"
        aria-label={`${name}: ${label}`}
        aria-controls={id}
        aria-disabled={isAtEnd || undefined}
        onClick={() => isAtEnd || onChange(next)}
        className={round}
      >
        <Icon />
      </button>
    )
  }
  return (
    <div className={`inline-flex items-center gap-2 ${className}`}>
      {button(lessLabel, value - 1, MinusIcon)}
      <output id={id} className="min-w-8 text-center text-lg font-semibold tabular-nums">
        {value}
      </output>
      {button(moreLabel, value + 1, PlusIcon)}
    </div>
  )
}
