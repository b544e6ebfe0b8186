import { useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'
import { FieldHelp, FieldLabel, type FieldMessages } from './field-parts.tsx'
import { StarIcon } from './icons.tsx'

type RatingInputProps = FieldMessages & {
  /** Names one choice, for example "3 stars". */
  labelOf: (stars: number) => string
  value?: number
  defaultValue?: number
  onChange?: (stars: number) => void
  name?: string
  isRequired?: boolean
  className?: string
}

export function RatingInput(props: RatingInputProps) {
  const { label, description, error, labelOf, name, isRequired, className } = props
  const [own, setOwn] = useState(props.defaultValue ?? 0)
  const [hovered, setHovered] = useState(0)
  const chosen = props.value ?? own
  return (
    <RadioGroup
      validationBehavior="aria"
      orientation="horizontal"
      name={name}
      isRequired={isRequired}
      isInvalid={Boolean(error)}
      value={chosen ? String(chosen) : null}
      onChange={(value) => {
        setOwn(Number(value))
        props.onChange?.(Number(value))
      }}
      className={classes(fieldLook.field, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="-ms-1.5 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <Radio
            key={stars}
            value={String(stars)}
            aria-label={labelOf(stars)}
            onHoverChange={(isHovered) => setHovered(isHovered ? stars : 0)}
            className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control outline-gold data-focus-visible:outline-3"
          >
            <StarIcon
              filled={stars <= (hovered || chosen)}
              className={classes('size-8', stars <= (hovered || chosen) ? 'text-gold' : 'text-line-strong')}
            />
          </Radio>
        ))}
      </div>
      <FieldHelp description={description} error={error} />
    </RadioGroup>
  )
}
