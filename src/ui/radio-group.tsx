import type { ReactNode } from 'react'
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components/RadioGroup'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'
import { FieldHelp, FieldLabel, type FieldMessages } from './field-parts.tsx'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; end?: ReactNode; isDisabled?: boolean }

type RadioGroupProps = Omit<AriaRadioGroupProps, 'className' | 'children' | 'style'> &
  FieldMessages & { options: RadioOption[]; className?: string }

function Choice({ option }: { option: RadioOption }) {
  return (
    <Radio
      value={option.value}
      isDisabled={option.isDisabled}
      className={classes(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-surface px-4 py-3',
        'outline-gold outline-offset-2 data-focus-visible:outline-3',
        'data-selected:border-brand data-selected:bg-brand-soft data-disabled:cursor-not-allowed data-disabled:opacity-50',
      )}
    >
      {({ isSelected }) => (
        <>
          <span
            className={classes(
              'size-6 shrink-0 rounded-full border-2',
              isSelected ? 'border-[7px] border-brand bg-surface' : 'border-line-strong',
            )}
          />
          <span className="grow">
            <span className="block font-semibold">{option.label}</span>
            {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
          </span>
          {option.end}
        </>
      )}
    </Radio>
  )
}

export function RadioGroup({ label, description, error, options, className, ...props }: RadioGroupProps) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...props}
      isInvalid={Boolean(error)}
      className={classes(fieldLook.field, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="grid gap-2.5">
        {options.map((option) => (
          <Choice key={option.value} option={option} />
        ))}
      </div>
      <FieldHelp description={description} error={error} />
    </AriaRadioGroup>
  )
}
