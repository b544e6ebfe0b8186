import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { lazyComponent } from '../../../../client/device/lazy-component.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { fieldLook } from '../../../../ui/field-look.ts'
import { CalendarIcon } from '../../../../ui/icons.tsx'
import { GuestCountFields } from './guest-count-fields.tsx'
import type { ChoiceForm as ChoiceFormData } from './load-choice.ts'
import type { Draft } from './use-draft.ts'

const loadCalendar = () => import('../stay-calendar.tsx')
const StayCalendar = lazyComponent(async () => ({ default: (await loadCalendar()).StayCalendar }))

/** Which nights and for whom. Without script it is a form whose answers are the address; its days are the browser's own fields then. */
export function ChoiceForm({ form, draft: state }: { form: ChoiceFormData; draft: Draft }) {
  const { property, today, span, messages } = form
  const { draft, problem, change, submit, go, isPending, standing } = state
  const [calendar, setCalendar] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const id = useId()
  const error = problem?.message ?? form.error
  const place = useMissingFocus(problem)
  return (
    <section aria-labelledby="plan" className="panel">
      <h2 id="plan" className="mb-3 scroll-mt-24 text-xl">
        {messages.plan}
      </h2>
      <form
        ref={place}
        noValidate
        action={`${useHref(`/properties/${property}`)}#rooms`}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="space-y-4"
      >
        {error && problem?.kind !== 'ages' && (
          <p id={id} role="alert" className={fieldLook.error}>
            {error}
          </p>
        )}
        <DaysButton form={form} describedBy={error ? id : undefined} onOpen={() => setCalendar('open')} />
        <DayInputs form={form} />
        <GuestCountFields
          form={form}
          draft={draft}
          error={problem?.kind === 'ages' ? problem.message : undefined}
          onChange={change}
        />
        {span.label && <p className={`font-semibold ${standing === 'incomplete' ? 'invisible' : ''}`}>{span.label}</p>}
        <Button isPending={isPending} pendingLabel={messages.checking} className="w-full">
          {messages.check}
        </Button>
      </form>
      {calendar !== 'unasked' && (
        <Suspense>
          <StayCalendar
            property={property}
            today={today}
            value={draft}
            isOpen={calendar === 'open'}
            onClose={() => setCalendar('closed')}
            onChoose={(days) => {
              setCalendar('closed')
              go({ ...draft, ...days })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

type DaysButtonProps = { form: ChoiceFormData; describedBy: string | undefined; onOpen: () => void }

/** Says which nights are chosen, and opens the calendar. */
const DaysButton = ({ form: { span, messages }, describedBy, onOpen }: DaysButtonProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-describedby={describedBy}
    onPointerEnter={() => void loadCalendar()}
    onFocus={() => void loadCalendar()}
    onClick={onOpen}
    className={`${fieldLook.input} flex cursor-pointer items-center gap-3 text-start noscript:hidden`}
  >
    <CalendarIcon className="size-5 shrink-0 text-brand" />
    {span.days ? (
      <span className="grid min-w-0 grow gap-1">
        {span.days.map(({ label, text }) => (
          <span key={label}>
            <span className="block text-sm text-ink-soft">{label}</span>
            <span className="block font-semibold">{text}</span>
          </span>
        ))}
      </span>
    ) : (
      messages.pickDates
    )}
  </button>
)

/** The browser's own fields, for a page without script. */
const DayInputs = ({ form: { today, asked, messages } }: { form: ChoiceFormData }) => (
  <div className="grid gap-3 scripted:hidden">
    <Field type="date" name="checkIn" label={messages.checkIn} defaultValue={asked.checkIn ?? ''} min={today} />
    <Field type="date" name="checkOut" label={messages.checkOut} defaultValue={asked.checkOut ?? ''} min={today} />
  </div>
)

/** Leads to the missing field when the button is pressed: it may be out of sight. */
function useMissingFocus(problem: Draft['problem']) {
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem) findMissing(place.current, problem.kind)?.focus()
  }, [problem])
  return place
}

const findMissing = (form: HTMLFormElement | null, kind: 'dates' | 'ages'): HTMLElement | undefined =>
  kind === 'dates'
    ? (form?.querySelector('button') ?? undefined)
    : [...(form?.querySelectorAll<HTMLSelectElement>('select[name=age]') ?? [])].find(({ value }) => value === '')
