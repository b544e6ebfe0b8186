import { type ReactNode, useEffect, useState } from 'react'
import type { SignInText } from '../../i18n/messages/sign-in/en.ts'
import { BottomSheet } from '../../ui/bottom-sheet.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Steps } from '../../ui/steps.tsx'
import { UiLocale } from '../../ui/ui-locale.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { prepareBotCheck } from '../call/bot-check/solve-bot-check.ts'
import { useRootData } from '../root-data.ts'
import type { SignInRequest } from '../session/sign-in-request.ts'
import { useLocale, useText } from '../text.tsx'
import { CodePhase } from './code-phase.tsx'
import { ForgotPhase } from './forgot-phase.tsx'
import { LoginPhase } from './login-phase.tsx'
import { PersonalPhase } from './personal-phase.tsx'
import { RegisterPhase } from './register-phase.tsx'
import { RenewPhase } from './renew-phase.tsx'
import { StartPhase } from './start-phase.tsx'
import { type Flow, type SignInStep, useFlow } from './use-flow.ts'

type SignInDialogProps = { request: SignInRequest; text: SignInText }

export function SignInDialog({ request, text }: SignInDialogProps) {
  const t = useText()
  const isWide = useIsWide()
  // The surface of the moment when it opened: turning the phone must not empty the fields.
  const [Surface] = useState(() => (isWide ? Dialog : BottomSheet))
  const flow = useFlow(request, text)
  usePreparedBotCheck(flow.step)
  return (
    <UiLocale locale={useLocale()}>
      <Surface
        isOpen
        onOpenChange={(isOpen) => !isOpen && flow.close()}
        shouldCloseOnInteractOutside={useCalm()}
        title={text[flow.step.at].title}
        closeLabel={t.alert.close}
      >
        <Note flow={flow} />
        <RegistrationSteps step={flow.step} text={text} />
        {phases[flow.step.at](flow)}
      </Surface>
    </UiLocale>
  )
}

const phases: Record<SignInStep['at'], (flow: Flow) => ReactNode> = {
  start: (flow) => <StartPhase flow={flow} />,
  login: (flow) => <LoginPhase flow={flow} />,
  register: (flow) => <RegisterPhase flow={flow} />,
  forgot: (flow) => <ForgotPhase flow={flow} />,
  // Another code begins with an empty field.
  code: (flow) =>
    flow.step.at === 'code' && <CodePhase key={flow.step.code.expiresAt} flow={flow} code={flow.step.code} />,
  renew: (flow) => flow.step.at === 'renew' && <RenewPhase flow={flow} token={flow.step.token} />,
  personal: (flow) => <PersonalPhase flow={flow} />,
}

/** Tells a person in the middle of a booking that nothing is lost by signing in. */
function Note({ flow: { note, step } }: { flow: Flow }) {
  if (!note || !['start', 'login', 'register'].includes(step.at)) return null
  return <p className="mb-4 text-ink-soft">{note}</p>
}

const isRegistration = (step: SignInStep): boolean =>
  step.at === 'register' || step.at === 'personal' || (step.at === 'code' && step.code.purpose === 'register')

function RegistrationSteps({ step, text: { register } }: { step: SignInStep; text: SignInText }) {
  if (!isRegistration(step)) return null
  const { setup, code, personal } = register
  return (
    <Steps
      label={register.steps}
      doneLabel={register.done}
      steps={[{ label: setup }, { label: code }, { label: personal }]}
      current={['register', 'code', 'personal'].indexOf(step.at)}
      className="mb-4"
    />
  )
}

/** The second tap on what opened the dialog is none beside it: the sheet has not risen under the finger yet. */
function useCalm(): () => boolean {
  const [since] = useState(() => performance.now())
  return () => performance.now() - since > 500
}

/** Solving keeps a phone busy: it begins when the phase has been drawn and people have begun to type. */
const breath = 1_000

/** A solution is good once, so every phase begins with the next one. */
function usePreparedBotCheck({ at }: SignInStep) {
  const authUrl = useRootData()?.authUrl
  const needsOne = at === 'login' || at === 'register' || at === 'forgot' || at === 'code'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase needs a new solution
  useEffect(() => {
    if (authUrl === undefined || !needsOne) return
    const timer = setTimeout(() => prepareBotCheck(authUrl), breath)
    return () => clearTimeout(timer)
  }, [authUrl, needsOne, at])
}
