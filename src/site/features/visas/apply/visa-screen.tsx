import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../../client/forms/use-form.ts'
import { RateNote, usePrice } from '../../../../client/money/dinars.tsx'
import { DueLines } from '../../../../client/money/due-lines.tsx'
import { useUploads } from '../../../../client/uploads/use-uploads.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { Steps } from '../../../../ui/steps.tsx'
import { SumList } from '../../../../ui/sum-list.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { Block } from '../../checkout/block.tsx'
import { BookBar } from '../../checkout/book-bar.tsx'
import type { Method } from '../../checkout/method-choice.tsx'
import { useDue } from '../../checkout/use-due.ts'
import { checkStep, stepOfField, type VisaStep } from './check-step.ts'
import type { VisaCheckout } from './load-visa.ts'
import { PayStep } from './pay-step.tsx'
import { useApplying } from './use-applying.ts'
import { useVisaDraft, type VisaDraftState } from './use-visa-draft.ts'
import { PapersStep, PeopleStep, QuestionsStep } from './visa-steps.tsx'

/** One form in steps: each is checked before the next, and all of them are kept when the page is left. */
export function VisaScreen({ data }: { data: VisaCheckout }) {
  const { form: asked, messages, fieldMessages, visaId, today } = data
  const state = useVisaDraft(data)
  const uploads = useUploads()
  const [method, setMethod] = useState<Method | null>(null)
  const { draft } = state
  const { apply, isLeaving } = useApplying(data, state)
  const steps: VisaStep[] =
    asked.questions.length > 0 ? ['people', 'papers', 'questions', 'pay'] : ['people', 'papers', 'pay']
  const at = Math.min(draft.step, steps.length - 1)
  const step = steps[at] ?? 'people'
  const fee = { ...asked.fee, amount: asked.fee.amount * draft.people.length, label: messages.total }
  const total = useDue(fee, method)
  const goTo = (next: VisaStep) => state.change({ step: Math.max(0, steps.indexOf(next)) })
  const checkOne = (one: VisaStep) =>
    checkStep(
      one,
      { form: asked, draft, today, visaId, items: uploads.items },
      { errors: fieldMessages.errors, check: messages.check },
    )

  const form = useForm(async () => {
    // A draft may be weeks old: what was right then is looked at again.
    for (const one of steps.slice(0, at + 1)) {
      const problem = checkOne(one)
      if (!problem) continue
      if (one !== step) goTo(one)
      return problem
    }
    if (step !== 'pay') {
      state.change({ step: at + 1 })
      return null
    }
    const problem = await apply({ draft, uploads, method, total })
    const first = Object.keys(problem?.fields ?? {})[0]
    if (first && stepOfField(first) !== 'pay') goTo(stepOfField(first))
    return problem
  })
  const heading = useStepFocus(step)
  // What this page found wrong goes away as it is put right; what the server said stays until it is asked again.
  const ours = new Set<string>(Object.values(fieldMessages.errors))
  // That a passport ends too soon is said as soon as it is typed: a new one takes weeks.
  const findTooShort = (field: string) => {
    const found = checkOne('people')?.fields[field]
    const { passport_expires, passport_months } = fieldMessages.errors
    return found === passport_expires || found === passport_months ? found : undefined
  }
  const errorOf = (field: string) => {
    const said = form.errorOf(field)
    if (!said && field.endsWith('.passportExpiresOn')) return findTooShort(field)
    return said && ours.has(said) ? checkOne(step)?.fields[field] : said
  }
  const part = { data, state, uploads, errorOf }
  const { amount, about } = usePrice(total)
  return (
    <form {...form.form} className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <div className="min-w-0 space-y-6 [&>[role=alert]:empty]:mb-0">
        <Steps
          label={messages.steps}
          doneLabel={messages.done}
          current={at}
          steps={steps.map((one) => ({ label: messages[one] }))}
        />
        <h2 ref={heading} tabIndex={-1} className="sr-only scroll-mt-24">
          {messages[step]}
        </h2>
        <FormAlert message={form.message} />
        {step === 'people' && <PeopleStep {...part} />}
        {step === 'papers' && <PapersStep {...part} />}
        {step === 'questions' && <QuestionsStep {...part} />}
        {step === 'pay' && <PayStep {...part} method={method} onMethod={setMethod} total={total} />}
        <div className="flex flex-wrap gap-3">
          {at > 0 && (
            <Button type="button" tone="quiet" onClick={() => state.change({ step: at - 1 })}>
              {messages.back}
            </Button>
          )}
          {step !== 'pay' && <Button isPending={form.isPending}>{messages.next}</Button>}
        </div>
        <ElsewhereSwitch state={state} messages={messages} />
      </div>
      <div className="contents lg:sticky lg:top-20 lg:block lg:space-y-4 lg:self-start">
        <Block id="price" title={messages.price}>
          <SumList
            sums={[{ label: `${asked.title} × ${draft.people.length}`, amount, about }]}
            total={{ label: messages.total, amount }}
            partsLabel=""
          />
          <DueLines due={total.due} messages={data.due} />
          {total.due && <RateNote />}
        </Block>
        {step === 'pay' && data.methods.length > 0 && (
          <BookBar
            note={isLeaving && messages.leaving}
            total={total}
            due={data.due}
            action={method === 'group' ? messages.payGroup : messages.payNow}
            isPending={form.isPending || isLeaving}
            pendingLabel={isLeaving ? messages.leaving : messages.sending}
          />
        )}
      </div>
    </form>
  )
}

type ElsewhereSwitchProps = { state: VisaDraftState; messages: VisaCheckout['messages'] }

/** On this device it is kept anyway. */
const ElsewhereSwitch = ({ state, messages }: ElsewhereSwitchProps) => (
  <div className="rounded-card border border-line bg-surface p-4">
    <Switch checked={state.draft.isShared} onChange={(event) => void state.share(event.currentTarget.checked)}>
      <span className="font-semibold">{messages.elsewhere}</span>
    </Switch>
    <p className="note">{state.draft.isShared ? messages.elsewhereOn : messages.elsewhereOff}</p>
  </div>
)

/** Another step is another page to whoever cannot see it change. */
function useStepFocus(step: VisaStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return heading
}
