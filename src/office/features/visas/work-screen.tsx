import { useState } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '../../../client/frame/page.tsx'
import { useFreshLinks } from '../../../client/uploads/use-fresh-links.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { ChevronStartIcon } from '../../../ui/icons.tsx'
import { DocumentIcon } from '../../../ui/icons-account.tsx'
import { Letters } from '../../../ui/letters.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { visasPath } from '../sellers/seller-paths.ts'
import { Decisions } from './decisions.tsx'
import type { WorkView } from './load-visa-work.ts'
import { Named } from './named.tsx'
import { PeoplePapers } from './people-papers.tsx'
import { Taking } from './taking.tsx'
import { WorkStory } from './work-story.tsx'

export function WorkScreen({ view }: { view: WorkView }) {
  const { messages, taken } = view
  useFreshLinks(view.visas.length > 0 || view.people.length > 0)
  // An officer who has begun to write keeps the text, even if another officer has the application by now.
  const [hasBegun, setBegun] = useState(false)
  // A decided or released application stays open until the page has been loaded again.
  const [ended, setEnded] = useState<number | null>(null)
  if (taken?.kind === 'mine' && !hasBegun && view.version !== ended) setBegun(true)
  const end = () => {
    setEnded(view.version)
    setBegun(false)
  }
  return (
    <div className="space-y-6">
      <Link
        to={visasPath}
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline print:hidden"
      >
        <ChevronStartIcon className="size-4" />
        {messages.back}
      </Link>
      <PageHeading title={view.title} lead={view.code} />
      <State view={view} onLeft={end} />
      <PeoplePapers people={view.people} messages={messages} />
      {hasBegun && <Decisions view={view} onDone={end} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-6">
          <Panel title={messages.facts}>
            <FactList facts={view.facts} />
          </Panel>
          <Customer view={view} />
        </div>
        <div className="space-y-6">
          <Letters title={messages.messages} letters={view.letters} />
          <Panel title={messages.story}>
            <WorkStory story={view.story} />
          </Panel>
        </div>
      </div>
    </div>
  )
}

function State({ view, onLeft }: { view: WorkView; onLeft: () => void }) {
  const { messages, promise, state, taken, decidedBy, asked, reason, visas } = view
  return (
    <div className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
      <Badge tone={promise.tone}>{promise.label}</Badge>
      <div role="status" className="space-y-1 text-lg">
        {state && <p>{state}</p>}
        {taken && (
          <p>
            <Named {...taken} />
          </p>
        )}
      </div>
      {decidedBy && (
        <p>
          <Named text={messages.state.by} name={decidedBy} />
        </p>
      )}
      {reason && (
        <p>
          <span className="font-semibold">{messages.reason}:</span> {reason}
        </p>
      )}
      {asked && (
        <div>
          <p>
            <span className="font-semibold">{messages.askedFor}:</span> {asked.reason}
          </p>
          <ul className="list-disc ps-5">
            {asked.fields.map(({ key, label, name }) => (
              <li key={key}>
                {label} –{' '}
                <bdi dir="ltr" lang="">
                  {name}
                </bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {visas.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {visas.map(({ id, url, label }) => (
            <ButtonLink key={id} href={url} target="_blank" rel="noopener" tone="quiet" className="max-sm:w-full">
              <DocumentIcon />
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
      <Taking view={view} onLeft={onLeft} />
    </div>
  )
}

const Customer = ({ view: { messages, customer } }: { view: WorkView }) => (
  <Panel title={messages.customer}>
    <p>
      <bdi lang="" className="font-semibold">
        {customer.name}
      </bdi>
    </p>
    {customer.phone && (
      <a
        href={customer.phone.href}
        className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
      >
        {customer.phone.text}
      </a>
    )}
  </Panel>
)
