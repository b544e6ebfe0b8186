import { Link } from 'react-router'
import { useAskAgain } from '../../../../client/call/use-ask-again.ts'
import { PageHeading } from '../../../../client/frame/page.tsx'
import { DinarsNotes } from '../../../../client/money/paid-price.tsx'
import { useFreshLinks } from '../../../../client/uploads/use-fresh-links.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'
import { ChevronStartIcon } from '../../../../ui/icons.tsx'
import { DocumentIcon } from '../../../../ui/icons-account.tsx'
import { Letters } from '../../../../ui/letters.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { HoldCountdown } from '../../orders/hold-countdown.tsx'
import { OrderState } from '../../orders/order-state.tsx'
import { Statuses } from '../../orders/statuses.tsx'
import { ApplicantList } from './applicant-list.tsx'
import { applicationsPath } from './application-card.ts'
import { ApplicationStory } from './application-story.tsx'
import { AskedForm } from './asked-form.tsx'
import type { ApplicationView } from './load-application.ts'
import { PayApplication } from './pay-application.tsx'
import { WithdrawApplication } from './withdraw-application.tsx'

export function ApplicationDetail({ view }: { view: ApplicationView }) {
  const { messages, card, visas, applicants, letters } = view
  useAskAgain(view.isRefunding, 'gently')
  useFreshLinks(visas.length > 0 || applicants.some(({ papers }) => papers.length > 0))
  return (
    <div className="space-y-6">
      <Link
        to={applicationsPath}
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline print:hidden"
      >
        <ChevronStartIcon className="size-4" />
        {messages.back}
      </Link>
      <PageHeading title={card.title} lead={view.title} />
      <CurrentState view={view} />
      {view.asked && <AskedForm key={view.asked.askedAt} view={view} asked={view.asked} />}
      {visas.length > 0 && (
        <Panel title={messages.visas}>
          <div className="flex flex-wrap gap-3">
            {visas.map(({ id, url, label }) => (
              <ButtonLink key={id} href={url} target="_blank" rel="noopener" className="max-sm:w-full">
                <DocumentIcon />
                {label}
              </ButtonLink>
            ))}
          </div>
        </Panel>
      )}
      <Letters title={messages.messages} letters={letters} />
      <Panel title={messages.story}>
        <ApplicationStory story={view.story} />
      </Panel>
      <Panel title={messages.applicants}>
        {view.isForgotten ? <p>{messages.gone}</p> : <ApplicantList applicants={applicants} messages={messages} />}
      </Panel>
      <Panel title={messages.facts}>
        <FactList facts={view.facts} />
      </Panel>
      <Panel title={messages.payment}>
        <FactList facts={view.payment} />
        <DinarsNotes cost={view.cost} dinars={view.dinars} className="mt-3" />
      </Panel>
      <Actions view={view} />
    </div>
  )
}

function CurrentState({ view }: { view: ApplicationView }) {
  const { messages, card } = view
  return (
    <div className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
      <Statuses status={card.status} payment={card.payment} />
      <OrderState text={view.state} />
      {view.reason && (
        <p>
          <span className="font-semibold">{messages.reason}:</span> {view.reason}
        </p>
      )}
      {view.secondsLeft !== null && (
        <div className="space-y-4 print:hidden">
          <HoldCountdown label={messages.left} over={messages.over} secondsLeft={view.secondsLeft} />
          <PayApplication
            id={view.id}
            resultPath={view.resultPath}
            messages={messages.pay}
            methods={view.methods}
            chosen={view.method}
            order={view.order}
          />
        </div>
      )}
      {view.cash && <FactList facts={view.cash} />}
    </div>
  )
}

function Actions({ view }: { view: ApplicationView }) {
  const { messages, invoicePath, visaPath, withdrawFacts } = view
  if (!invoicePath && !visaPath && !withdrawFacts) return null
  return (
    <Panel title={messages.actions} className="print:hidden">
      <div className="flex flex-wrap gap-3">
        {invoicePath && (
          <ButtonLink as={Link} to={invoicePath} tone="quiet" className="max-sm:w-full">
            <DocumentIcon />
            {messages.invoice}
          </ButtonLink>
        )}
        {visaPath && (
          <ButtonLink as={Link} to={visaPath} tone="quiet" className="max-sm:w-full">
            {view.canApplyAgain ? messages.again : messages.visa}
          </ButtonLink>
        )}
        {withdrawFacts && (
          <WithdrawApplication
            id={view.id}
            messages={messages.withdraw}
            offline={messages.pay.offline}
            facts={withdrawFacts}
          />
        )}
      </div>
    </Panel>
  )
}
