import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { textOf, toFormProblem, useForm } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import { useLocale } from '../../../client/text.tsx'
import { partLimits } from '../../../domain/orders/order-parts.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import type { PayersView } from './load-payers.ts'
import { type SplitMode, toShares } from './split-plan.ts'

const modes = ['one', 'equal', 'amounts'] as const

/** One person, several equal parts, or several amounts, of which the last takes the rest. */
export function SplitForm({ view }: { view: PayersView }) {
  const { id, rest, messages, maxPeople, canBeCash } = view
  const { how } = messages
  const locale = useLocale()
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [mode, setMode] = useState<SplitMode>('equal')
  const [people, setPeople] = useState(Math.min(3, maxPeople))
  const [typed, setTyped] = useState<string[]>([])
  const amounts = toShares(rest, mode, people, typed)
  const last = amounts.at(-1) ?? 0
  const price = (amount: number) => formatPrice(locale, { amount, currency: 'IQD' })
  const state = useForm(async (form) => {
    if (last <= 0) return { message: how.tooMuch, fields: {} }
    const cash = Number(textOf(form, 'cash')) || null
    const names = amounts.map((_, index) => textOf(form, `name${index}`) || null)
    const body = { ...(mode === 'amounts' ? { amounts } : { people: amounts.length }), names, cash }
    const hide = { error: true, success: true }
    const outcome = await call('POST /customer/orders/{id}/payers', { params: { id }, body }, { hide })
    if (outcome.ok || outcome.status === 409) await revalidate()
    return toFormProblem(outcome, messages.offline)
  })
  return (
    <form {...state.form} className="space-y-4 noscript:hidden">
      <FormAlert message={state.message} />
      <ModeChoice how={how} mode={mode} onChoose={setMode} />
      {mode !== 'one' && <PeopleCount how={how} people={people} max={maxPeople} onChange={setPeople} />}
      {mode === 'equal' && (
        <p role="status">
          {amounts[0] === last
            ? fill(how.each, { amount: price(last) })
            : fill(how.eachAndLast, { amount: price(amounts[0] ?? 0), last: price(last) })}
        </p>
      )}
      {mode === 'amounts' && (
        <AmountFields how={how} typed={typed} count={amounts.length - 1} onType={setTyped}>
          <p role="status" className={last > 0 ? 'self-end font-semibold' : fieldLook.error}>
            {last > 0 ? fill(how.last, { amount: price(last) }) : how.tooMuch}
          </p>
        </AmountFields>
      )}
      <NameFields how={how} count={amounts.length} errorOf={state.errorOf} />
      {canBeCash && (
        <Select key={amounts.length} name="cash" label={how.cash} description={how.cashHint} defaultValue="">
          <option value="">{how.noCash}</option>
          {amounts.map((amount, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place
            <option key={index} value={index + 1}>
              {fill(how.part, { number: index + 1 })} · {price(Math.max(0, amount))}
            </option>
          ))}
        </Select>
      )}
      <Button isPending={state.isPending} pendingLabel={how.making} className="max-sm:w-full">
        {how.make}
      </Button>
    </form>
  )
}

type How = PayersView['messages']['how']
type ModeChoiceProps = { how: How; mode: SplitMode; onChoose: (mode: SplitMode) => void }

const ModeChoice = ({ how, mode, onChoose }: ModeChoiceProps) => (
  <fieldset className="grid gap-2 sm:grid-cols-3">
    <legend className="sr-only">{how.title}</legend>
    {modes.map((one) => (
      <Radio
        key={one}
        name="mode"
        value={one}
        checked={mode === one}
        onChange={() => onChoose(one)}
        className="flex min-h-12 w-full rounded-control border border-line-strong px-4 py-3 has-checked:border-brand has-checked:bg-brand-soft"
      >
        {how[one]}
      </Radio>
    ))}
  </fieldset>
)

type PeopleCountProps = { how: How; people: number; max: number; onChange: (people: number) => void }

const PeopleCount = ({ how, people, max, onChange }: PeopleCountProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <span aria-hidden="true" className="font-semibold">
      {how.people}
    </span>
    <Stepper
      label={how.people}
      lessLabel={how.less}
      moreLabel={how.more}
      value={people}
      min={2}
      max={max}
      onChange={onChange}
    />
  </div>
)

type AmountFieldsProps = {
  how: How
  /** All but the last, which takes the rest. */
  count: number
  typed: readonly string[]
  onType: (typed: string[]) => void
  children: ReactNode
}

const AmountFields = ({ how, count, typed, onType, children }: AmountFieldsProps) => (
  <div className="grid gap-3 sm:grid-cols-2">
    {Array.from({ length: count }, (_, index) => (
      <Field
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place
        key={index}
        label={fill(how.amount, { number: index + 1 })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        isLtr
        value={typed[index] ?? ''}
        onChange={({ target }) => onType(Object.assign([...typed], { [index]: target.value }))}
      />
    ))}
    {children}
  </div>
)

type NameFieldsProps = { how: How; count: number; errorOf: ReturnType<typeof useForm>['errorOf'] }

const NameFields = ({ how, count, errorOf }: NameFieldsProps) => (
  <fieldset>
    <legend className="font-semibold">{how.names}</legend>
    <p className="mb-3 text-ink-soft">{how.namesHint}</p>
    <div className="grid gap-3 sm:grid-cols-2">
      {Array.from({ length: count }, (_, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place
          key={index}
          name={`name${index}`}
          label={fill(how.name, { number: index + 1 })}
          autoComplete="off"
          maxLength={partLimits.maxName}
          error={errorOf(`names.${index}`)}
        />
      ))}
    </div>
  </fieldset>
)
