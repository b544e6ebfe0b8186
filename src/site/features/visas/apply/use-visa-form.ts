import { useForm } from '../../../../client/forms/use-form.ts'
import type { Uploads } from '../../../../client/uploads/use-uploads.ts'
import type { Method } from '../../checkout/method-choice.tsx'
import { useDue } from '../../checkout/use-due.ts'
import { checkStep, stepOfField, type VisaStep } from './check-step.ts'
import type { VisaCheckout } from './load-visa.ts'
import { useApplying } from './use-applying.ts'
import type { VisaDraftState } from './use-visa-draft.ts'

type FormParts = { state: VisaDraftState; uploads: Uploads; method: Method | null }

/** The steps of an application: the open one, its faults, and the page after sending. */
export function useVisaForm(data: VisaCheckout, { state, uploads, method }: FormParts) {
  const { form: asked, messages, fieldMessages, visaId, today } = data
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
  const errorOf = toErrorOf(fieldMessages.errors, { said: form.errorOf, check: checkOne, step })
  return { form, steps, at, step, total, errorOf, isLeaving }
}

type Checks = {
  /** The last answer's error of a field. */
  said: (field: string) => string | undefined
  check: (step: VisaStep) => ReturnType<typeof checkStep>
  step: VisaStep
}

function toErrorOf(errors: VisaCheckout['fieldMessages']['errors'], { said: saidOf, check, step }: Checks) {
  // This page's own errors disappear as they are mended; the server's stay until it is asked again.
  const ours = new Set<string>(Object.values(errors))
  // That a passport ends too soon is said as soon as it is typed: a new one takes weeks.
  const findTooShort = (field: string) => {
    const found = check('people')?.fields[field]
    const { passport_expires, passport_months } = errors
    return found === passport_expires || found === passport_months ? found : undefined
  }
  return (field: string) => {
    const said = saidOf(field)
    if (!said && field.endsWith('.passportExpiresOn')) return findTooShort(field)
    return said && ours.has(said) ? check(step)?.fields[field] : said
  }
}
