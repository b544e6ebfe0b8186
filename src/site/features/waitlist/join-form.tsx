import { useState } from 'react'
import { useNavigate } from 'react-router'
import { randomKey } from '../../../client/device/random-key.ts'
import { textOf, toFormProblem, useForm } from '../../../client/forms/use-form.ts'
import { useBothText } from '../../../client/money/both-text.ts'
import { RateNote } from '../../../client/money/dinars.tsx'
import { useCall } from '../../../client/session/auth.ts'
import type { Input } from '../../../contract/contract.ts'
import { toLatinDigits } from '../../../domain/text/digits.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Radio } from '../../../ui/radio.tsx'
import type { JoinData } from './load-join.ts'

type Body = Input<'POST /customer/waiting'>['body']
type Messages = JoinData['messages']

/** Sends what was chosen, and shows the place in line. */
function useJoin(messages: Messages, toBody: (typed: FormData) => Body) {
  const call = useCall()
  const navigate = useNavigate()
  const [idempotencyKey] = useState(() => randomKey())
  return useForm(async (typed) => {
    const body = toBody(typed)
    const outcome = await call(
      'POST /customer/waiting',
      { body },
      { hide: { error: true }, idempotencyKey: `${idempotencyKey}${JSON.stringify(body).length}` },
    )
    if (outcome.ok) await navigate('/account/waiting')
    return toFormProblem(outcome, messages.offline)
  })
}

type JoinStayProps = { messages: Messages; stay: NonNullable<JoinData['stay']> }

/** Which of the sets of rooms that the party fits into. */
export function JoinStay({ messages, stay: { body, combinations, days } }: JoinStayProps) {
  const both = useBothText()
  const { form, isPending, message } = useJoin(messages, (typed) => ({
    stay: { ...body, rooms: combinations[Number(textOf(typed, 'rooms'))]?.rooms ?? [] },
  }))
  return (
    <form {...form} className="space-y-5 rounded-card border border-line bg-surface p-5 shadow-soft">
      <p className="font-semibold">{days.join(' – ')}</p>
      <FormAlert message={message} />
      <fieldset>
        <legend className="mb-1 font-semibold">{messages.rooms}</legend>
        {combinations.map(({ label, cost }, index) => (
          <Radio
            key={label}
            name="rooms"
            value={index}
            defaultChecked={index === 0}
            className="flex w-full border-b border-line py-2"
          >
            <span className="block">{label}</span>
            <span className="block text-sm text-ink-soft tabular-nums">{both(cost)}</span>
          </Radio>
        ))}
      </fieldset>
      <RateNote isQuiet={combinations.every(({ cost }) => cost.currency === 'IQD')} />
      <Button isPending={isPending} pendingLabel={messages.go} className="w-full">
        {messages.go}
      </Button>
    </form>
  )
}

type Places = NonNullable<JoinData['places']>

/** How many people of which departure, category or time. */
export function JoinPlaces({ messages, places }: { messages: Messages; places: Places }) {
  const { form, isPending, message } = useJoin(messages, (typed) => ({ choice: toChoice(places, typed) }))
  const { stocks, chosen } = places
  const min = (stocks.find(({ id }) => id === chosen) ?? stocks[0])?.min ?? 1
  return (
    <form {...form} className="space-y-5 rounded-card border border-line bg-surface p-5 shadow-soft">
      <h2 className="text-xl wrap-anywhere">{places.title}</h2>
      <FormAlert message={message} />
      <Select name="stock" label={messages.which} defaultValue={chosen || undefined}>
        {stocks.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Field
        name="count"
        type="number"
        inputMode="numeric"
        label={places.isTour ? messages.adults : messages.count}
        defaultValue={min}
        min={1}
        max={places.max}
      />
      {places.isTour && <Field name="ages" inputMode="text" label={messages.ages} description={messages.agesHint} />}
      {places.hasSharing && (
        <Select name="sharing" label={messages.sharing} defaultValue="2">
          {[1, 2, 3, 4].map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
      )}
      <Button isPending={isPending} pendingLabel={messages.go} className="w-full">
        {messages.go}
      </Button>
    </form>
  )
}

function toChoice({ itemType, itemId, stocks, ...places }: Places, typed: FormData): Body['choice'] {
  const stock = Number(textOf(typed, 'stock'))
  const count = Number(toLatinDigits(textOf(typed, 'count'))) || 1
  const item = { itemType, itemId }
  if (places.isEvent) return { ...item, tickets: [{ categoryId: stock, quantity: count }] }
  const day = stocks.find(({ id }) => id === stock)?.day
  if (places.isOffer) return { ...item, quantity: count, ...(places.needsDay && day && { travelDate: day }) }
  if (!places.isTour) return { ...item, departureId: stock, quantity: count }
  const ages = toLatinDigits(textOf(typed, 'ages')).match(/\d+/g) ?? []
  return {
    ...item,
    departureId: stock,
    party: { adults: count, childrenAges: ages.map(Number) },
    ...(places.hasSharing && { sharing: Number(textOf(typed, 'sharing')) }),
  }
}
