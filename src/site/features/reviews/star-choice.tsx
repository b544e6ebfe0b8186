import { useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { fieldLook } from '../../../ui/field-look.ts'
import { StarIcon } from '../../../ui/icons.tsx'

type StarChoiceProps = {
  name: string
  label: string
  /** Labels of one star, of two… */
  names: readonly string[]
  /** 0 where nothing is chosen. */
  value: number
  onChange: (stars: number) => void
  error?: string | undefined
  isLarge?: boolean
}

/** From one to five stars: radio buttons of the browser, so that arrows and screen readers know them. */
export function StarChoice({ name, label, names, value, onChange, error, isLarge = false }: StarChoiceProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <p id={id} className={classes(fieldLook.label, isLarge && 'text-lg')}>
        {label}
      </p>
      <div className="-ms-2 flex">
        {names.map((title, index) => (
          <label
            key={title}
            className={classes(
              'relative inline-flex cursor-pointer items-center justify-center rounded-control outline-gold has-focus-visible:outline-3',
              isLarge ? 'size-14' : 'size-11',
            )}
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              aria-label={title}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <StarIcon
              filled={index < value}
              className={classes(isLarge ? 'size-10' : 'size-7', index < value ? 'text-gold' : 'text-line-strong')}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={fieldLook.error}>
          {error}
        </p>
      )}
    </div>
  )
}
