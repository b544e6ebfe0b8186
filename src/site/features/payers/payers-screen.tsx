import { Link, useRevalidator } from 'react-router'
import { useAskAgain } from '../../../client/call/use-ask-again.ts'
import { AskFirst } from '../../../client/forms/ask-first.tsx'
import { toFormProblem } from '../../../client/forms/use-form.ts'
import { PageHeading } from '../../../client/frame/page.tsx'
import { useCall } from '../../../client/session/auth.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ChevronStartIcon } from '../../../ui/icons.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { PayersView } from './load-payers.ts'
import { PayerCard } from './payer-card.tsx'
import { SplitForm } from './split-form.tsx'

/** Who pays what for an order, with a link each, and who has paid. */
export function PayersScreen({ view }: { view: PayersView }) {
  const { messages, state, payers } = view
  useAskAgain(state === 'open' && view.isSplit, 'calmly')
  return (
    <div className="space-y-6">
      <Link to={view.path} className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline">
        <ChevronStartIcon className="size-4" />
        {messages.back}
      </Link>
      <PageHeading title={messages.title} lead={view.title} />
      <Progress view={view} />
      {payers.length > 0 && (
        <Panel title={messages.payers}>
          <ul className="divide-y divide-line">
            {payers.map((payer) => (
              <PayerCard key={payer.id} order={view.id} payer={payer} messages={messages} />
            ))}
          </ul>
          {view.canTakeAllBack && payers.length > 1 && <TakeAllBack view={view} />}
        </Panel>
      )}
      {state === 'open' && <Split view={view} />}
    </div>
  )
}

function Progress({ view }: { view: PayersView }) {
  const { messages, state } = view
  const ending = state === 'open' ? null : messages[state]
  return (
    <div className="space-y-3 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
      <div role="status" className="space-y-3">
        {ending && (
          <>
            <h2 className="text-xl">{ending.title}</h2>
            <p>{ending.text}</p>
          </>
        )}
        {state === 'ended' && view.hasBack && <p className="font-semibold">{messages.ended.back}</p>}
        {state !== 'ended' && <p className="text-lg font-semibold">{view.progress}</p>}
      </div>
      {state === 'open' && (
        <>
          <progress value={view.percent} max={100} aria-label={view.progress} className="progress" />
          <p>{view.restText}</p>
          {view.hold?.map((sentence) => (
            <p key={sentence} className="text-ink-soft">
              {sentence}
            </p>
          ))}
        </>
      )}
      {ending && (
        <ButtonLink as={Link} to={view.path} className="max-sm:w-full">
          {messages.goOn}
        </ButtonLink>
      )}
    </div>
  )
}

/** Anew only by who wants it: what was sent before is worth nothing then. */
function Split({ view }: { view: PayersView }) {
  const { how } = view.messages
  if (!view.isSplit)
    return (
      <Panel title={how.title}>
        <SplitForm key="first" view={view} />
      </Panel>
    )
  return (
    <details className="rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
      <summary className="min-h-11 cursor-pointer content-center text-lg font-semibold">{how.again}</summary>
      <p className="mb-4 text-ink-soft">{how.againHint}</p>
      <SplitForm key={view.rest} view={view} />
    </details>
  )
}

function TakeAllBack({ view: { id, messages } }: { view: PayersView }) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const act = async () => {
    const hide = { error: true, success: true }
    return toFormProblem(
      await call('DELETE /customer/orders/{id}/payers', { params: { id } }, { hide }),
      messages.offline,
    )
  }
  return (
    <div className="mt-4 noscript:hidden">
      <AskFirst
        label={messages.takeAllBack}
        title={messages.takeAllBackQuestion}
        facts={[messages.takeAllBackAnswer]}
        confirm={messages.takeAllBack}
        pendingLabel={messages.takingBack}
        keep={messages.keep}
        offline={messages.offline}
        act={act}
        afterwards={revalidate}
      />
    </div>
  )
}
