import { Field, Select } from '../../../ui/field.tsx'
import { CountRow } from './count-row.tsx'
import type { SaleChoice } from './use-choice.ts'

/** Who travels: the price of a child depends on its age. */
export function PartyFields({ choice: { sale, choice, change } }: { choice: SaleChoice }) {
  const { messages, maxPeople, stocks, ages: texts } = sale
  const { adults, ages } = choice
  const hasChildren = stocks.some(({ prices }) => prices.child !== undefined)
  const setAge = (changed: number, text: string) =>
    change({ ages: ages.map((age, index) => (index === changed ? (text === '' ? null : Number(text)) : age)) })
  return (
    <div>
      <CountRow
        label={messages.adults}
        hint={messages.adultsHint}
        name="adults"
        value={adults ?? 1}
        min={1}
        max={maxPeople - ages.length}
        messages={messages}
        onChange={(count) => change({ adults: count })}
      />
      {hasChildren && (
        <>
          <div className="noscript:hidden">
            <CountRow
              label={messages.children}
              hint={messages.childrenHint}
              value={ages.length}
              max={maxPeople - (adults ?? 1)}
              messages={messages}
              onChange={(count) => change({ ages: Array.from({ length: count }, (_, index) => ages[index] ?? null) })}
            />
          </div>
          <Field name="ages" label={messages.agesField} inputMode="numeric" className="scripted:hidden" />
        </>
      )}
      {ages.length > 0 && (
        <div id="choice-ages" className="mt-1 grid grid-cols-2 gap-3 noscript:hidden">
          {ages.map((age, index) => (
            <Select
              key={texts.labels[index]}
              label={texts.labels[index]}
              value={age ?? ''}
              onChange={(event) => setAge(index, event.currentTarget.value)}
            >
              <option value="">{messages.chooseAge}</option>
              {texts.years.map((label, years) => (
                <option key={label} value={years}>
                  {label}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
    </div>
  )
}
