import { Select } from '../../../../ui/field.tsx'
import { ChangeCount } from './change-count.tsx'
import type { ChangeView } from './load-change.ts'

/** Null: not said yet. */
export type Ages = (number | null)[]

type ChangeChildrenProps = { view: ChangeView; ages: Ages; onChange: (ages: Ages) => void }

/** How many, and how old each of them is: rooms and prices depend on it. */
export function ChangeChildren({ view, ages, onChange }: ChangeChildrenProps) {
  const { label, chooseAge, ageLabels, years } = view.children
  const setAge = (index: number, text: string) => onChange(ages.with(index, text === '' ? null : Number(text)))
  return (
    <div className="space-y-3">
      <ChangeCount
        view={view}
        label={label}
        value={ages.length}
        max={ageLabels.length}
        onChange={(count) => onChange(Array.from({ length: count }, (_, index) => ages[index] ?? null))}
      />
      {ages.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {ages.map((age, index) => (
            <Select
              key={ageLabels[index]}
              label={ageLabels[index]}
              value={age ?? ''}
              onChange={(event) => setAge(index, event.currentTarget.value)}
            >
              <option value="">{chooseAge}</option>
              {years.map((text, old) => (
                <option key={text} value={old}>
                  {text}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
    </div>
  )
}
