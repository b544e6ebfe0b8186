import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { buttonClass } from './button-link.tsx'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'
import { MinusIcon, PlusIcon } from './icons-detail.tsx'

type NumberStepperProps = {
  label: string
  description?: string
  lessLabel: string
  moreLabel: string
  value?: number
  defaultValue?: number
  onChange?: (value: number) => void
  min?: number
  max?: number
  name?: string
  className?: string
}

const round = buttonClass({ tone: 'quiet', size: 'icon', className: 'rounded-full' })

/** Small counts such as guests and rooms; a number that is typed belongs in a text field. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, description, lessLabel, moreLabel, min = 0, max = 99, name, className } = props
  const [own, setOwn] = useState(props.defaultValue ?? min)
  const id = useId()
  const value = props.value ?? own
  const change = (next: number) => {
    setOwn(next)
    props.onChange?.(next)
  }
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      className={classes('flex min-h-14 items-center justify-between gap-4', className)}
    >
      <span>
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {description && <span className={fieldLook.hint}>{description}</span>}
      </span>
      <span className="inline-flex items-center gap-2">
        <Button
          aria-label={`${lessLabel}: ${label}`}
          isDisabled={value <= min}
          onPress={() => change(value - 1)}
          className={round}
        >
          <MinusIcon />
        </Button>
        <output aria-live="polite" className="min-w-8 text-center text-lg font-semibold tabular-nums">
          {value}
        </output>
        <Button
          aria-label={`${moreLabel}: ${label}`}
          isDisabled={value >= max}
          onPress={() => change(value + 1)}
          className={round}
        >
          <PlusIcon />
        </Button>
      </span>
      {name && <input type="hidden" name={name} value={value} />}
    </fieldset>
  )
}
