import { Select } from '../../../../ui/field.tsx'
import type { StayChoiceQuery } from './choice-path.ts'
import type { ChoiceForm } from './load-choice.ts'

type GuestFieldsProps = {
  form: ChoiceForm
  draft: StayChoiceQuery
  error?: string
  onChange: (part: Partial<StayChoiceQuery>) => void
}

const upTo = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, index) => min + index)

/** Adults, children, and the age of each child as soon as there is one. */
export function GuestCountFields({
  form: { messages, ageLabels, years, maxAdults },
  draft,
  error,
  onChange,
}: GuestFieldsProps) {
  const { adults, ages } = draft
  const setAge = (changed: number, text: string) =>
    onChange({ ages: ages.map((age, index) => (index === changed ? (text === '' ? null : Number(text)) : age)) })
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Select
          name="adults"
          label={messages.adults}
          value={adults}
          onChange={(event) => onChange({ adults: Number(event.currentTarget.value) })}
        >
          {upTo(1, maxAdults).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
        <Select
          name="children"
          label={messages.children}
          value={ages.length}
          onChange={(event) =>
            onChange({ ages: upTo(1, Number(event.currentTarget.value)).map((child) => ages[child - 1] ?? null) })
          }
        >
          {upTo(0, ageLabels.length).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
      </div>
      {ages.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {ages.map((age, index) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a child has no other name than its index
              key={index}
              name="age"
              label={ageLabels[index]}
              error={age === null ? error : undefined}
              value={age ?? ''}
              onChange={(event) => setAge(index, event.currentTarget.value)}
            >
              <option value="">{messages.chooseAge}</option>
              {years.map((label, years) => (
                <option key={label} value={years}>
                  {label}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
    </>
  )
}
