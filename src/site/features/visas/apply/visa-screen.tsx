import { useEffect, useRef, useState } from 'react'
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
import type { Method, PriceToPay } from '../../checkout/method-choice.tsx'
import type { VisaStep } from './check-step.ts'
import type { VisaCheckout } from './load-visa.ts'
import { PayStep } from './pay-step.tsx'
import { useVisaDraft, type VisaDraftState } from './use-visa-draft.ts'
import { useVisaForm } from './use-visa-form.ts'
import { PapersStep, PeopleStep, QuestionsStep } from './visa-steps.tsx'

/** One form in steps: each is checked before the next, and all of them are stored when the page is left. */
export function VisaScreen({ data }: { data: VisaCheckout }) {
  const { messages } = data
  const state = useVisaDraft(data)
  const uploads = useUploads()
  const [method, setMethod] = useState<Method | null>(null)
  const { form, steps, at, step, total, errorOf, isLeaving } = useVisaForm(data, { state, uploads, method })
  const heading = useStepFocus(step)
  const part = { data, state, uploads, errorOf }
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
        <FeeBlock data={data} people={state.draft.people.length} total={total} />
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

type FeeBlockProps = { data: VisaCheckout; people: number; total: PriceToPay }

function FeeBlock({ data: { form, messages, due }, people, total }: FeeBlockProps) {
  const { amount, about } = usePrice(total)
  return (
    <Block id="price" title={messages.price}>
      <SumList
        sums={[{ label: `${form.title} × ${people}`, amount, about }]}
        total={{ label: messages.total, amount }}
        partsLabel=""
      />
      <DueLines due={total.due} messages={due} />
      {total.due && <RateNote />}
    </Block>
  )
}

type ElsewhereSwitchProps = { state: VisaDraftState; messages: VisaCheckout['messages'] }

/** On this device it is stored anyway. */
const ElsewhereSwitch = ({ state, messages }: ElsewhereSwitchProps) => (
  <div className="rounded-card border border-line bg-surface p-4">
    <Switch checked={state.draft.isShared} onChange={(event) => void state.share(event.currentTarget.checked)}>
      <span className="font-semibold">{messages.elsewhere}</span>
    </Switch>
    <p className="note">{state.draft.isShared ? messages.elsewhereOn : messages.elsewhereOff}</p>
  </div>
)

/** Announces the next step like a new page, for people who do not see it change. */
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
