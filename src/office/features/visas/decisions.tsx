import { useState } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { AcceptForm } from './accept-form.tsx'
import { AskApplicantForm } from './ask-applicant-form.tsx'
import type { WorkView } from './load-visa-work.ts'
import { RejectForm } from './reject-form.tsx'
import { useDecide } from './use-decide.ts'

const forms = { ask: AskApplicantForm, accept: AcceptForm, reject: RejectForm } as const
type Decision = keyof typeof forms
const all = Object.keys(forms) as Decision[]

/** Typed text stays while the officer switches between forms: an opened form is only hidden. */
export function Decisions({ view, onDone }: { view: WorkView; onDone: () => void }) {
  const { messages, isAsked } = view
  const [chosen, setChosen] = useState<Decision | null>(null)
  const [opened, setOpened] = useState<readonly Decision[]>([])
  const decide = useDecide(onDone)
  const choose = (decision: Decision) => {
    setChosen(decision)
    if (!opened.includes(decision)) setOpened([...opened, decision])
  }
  return (
    <Panel title={messages.decide} className="noscript:hidden print:hidden">
      <fieldset className="mb-4 grid sm:grid-cols-3">
        <legend className="sr-only">{messages.decisions.label}</legend>
        {/* While the customer is asked, all that can be decided is a no. */}
        {all
          .filter((one) => !isAsked || one === 'reject')
          .map((one) => (
            <Radio key={one} name="decision" checked={chosen === one} onChange={() => choose(one)}>
              {messages.decisions[one]}
            </Radio>
          ))}
      </fieldset>
      {opened.map((one) => {
        const Form = forms[one]
        return (
          <div key={one} hidden={one !== chosen}>
            <Form view={view} decide={decide} />
          </div>
        )
      })}
    </Panel>
  )
}
