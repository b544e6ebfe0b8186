import { Link, useNavigate } from 'react-router'
import { textOf, toFormProblem, useForm } from '../../../client/forms/use-form.ts'
import { PageHeading } from '../../../client/frame/page.tsx'
import { useCall } from '../../../client/session/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { TicketIcon } from '../../../ui/icons.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { PassView } from './load-pass.ts'

export function TakeScreen({ view: { messages, pass } }: { view: PassView }) {
  const icon = <TicketIcon className="size-8" />
  if (!pass)
    return (
      <EmptyState
        title={messages.over}
        icon={icon}
        action={
          <ButtonLink as={Link} to="/">
            {messages.home}
          </ButtonLink>
        }
      >
        {messages.overText}
      </EmptyState>
    )
  return (
    <>
      <PageHeading title={messages.title} lead={pass.isOwn ? undefined : messages.lead} />
      <Panel title={pass.title}>
        <FactList facts={pass.facts} />
        <p className="mt-4 text-ink-soft">{pass.until}</p>
      </Panel>
      <div className="mt-6">
        {pass.isOwn ? (
          <EmptyState
            title={messages.own}
            icon={icon}
            action={
              <ButtonLink as={Link} to="/account/purchases" tone="quiet">
                {messages.ownAction}
              </ButtonLink>
            }
          >
            {messages.ownText}
          </EmptyState>
        ) : (
          <TakeForm messages={messages} pass={pass} />
        )}
      </div>
    </>
  )
}

type TakeFormProps = { messages: PassView['messages']; pass: NonNullable<PassView['pass']> }

function TakeForm({ messages, pass }: TakeFormProps) {
  const call = useCall()
  const navigate = useNavigate()
  const state = useForm(async (typed) => {
    const outcome = await call(
      'POST /customer/ticket-passes/{secret}',
      { params: { secret: pass.secret }, body: { holder: textOf(typed, 'holder') } },
      { hide: { error: true } },
    )
    if (!outcome.ok) return toFormProblem(outcome, messages.offline)
    await navigate('/account/tickets', { replace: true })
    return null
  })
  return (
    <form {...state.form} className="space-y-4">
      <FormAlert message={state.message} />
      <Field
        name="holder"
        label={pass.needsName ? messages.name : messages.nameOptional}
        description={messages.nameHint}
        error={state.errorOf('holder')}
        maxLength={80}
        autoComplete="name"
      />
      <p className="text-ink-soft">{messages.refund}</p>
      <Button size="large" isPending={state.isPending} pendingLabel={messages.taking} className="w-full">
        {messages.action}
      </Button>
    </form>
  )
}
