import { useState } from 'react'
import type { VisaWorkText } from '../../../i18n/messages/visa-work.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { Select } from '../../../ui/field.tsx'
import { WarningIcon } from '../../../ui/icons.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { type PaperFile, PaperView } from './paper-view.tsx'
import type { PersonView } from './to-person.ts'

type PeoplePapersProps = { people: readonly PersonView[]; messages: VisaWorkText }

/** One person at a time: what they have typed, beside two of their papers. */
export function PeoplePapers({ people, messages }: PeoplePapersProps) {
  const [number, setNumber] = useState(1)
  const person = people.find((one) => one.number === number) ?? people[0]
  if (!person)
    return (
      <Panel title={messages.people}>
        <p>{messages.forgotten}</p>
      </Panel>
    )
  return (
    <Panel title={messages.people}>
      {people.length > 1 && (
        <fieldset className="mb-6 flex flex-wrap gap-2">
          <legend className="sr-only">{messages.choosePerson}</legend>
          {people.map((one) => (
            <button
              key={one.number}
              type="button"
              aria-pressed={one === person}
              onClick={() => setNumber(one.number)}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 py-2 font-semibold wrap-anywhere hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
            >
              <bdi dir="ltr" lang="">
                {one.name}
              </bdi>
            </button>
          ))}
        </fieldset>
      )}
      <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Data person={person} messages={messages} />
        <PaperPair key={person.number} person={person} messages={messages} />
      </div>
    </Panel>
  )
}

const Data = ({ person, messages }: { person: PersonView; messages: VisaWorkText }) => (
  <div className="min-w-0 space-y-4">
    <h3 className="text-lg wrap-anywhere">
      {/* As in the passport: in Latin letters, whatever the page is written in. */}
      <bdi dir="ltr" lang="">
        {person.name}
      </bdi>
    </h3>
    <FactList facts={person.facts} className="grid-cols-2 lg:grid-cols-1" />
    <p className={person.passport.isShort ? 'flex gap-2 font-semibold text-danger' : 'text-ink-soft'}>
      {person.passport.isShort && <WarningIcon className="mt-1 size-4 shrink-0" />}
      <span>
        {person.passport.label}: {person.passport.text}
      </span>
    </p>
    {person.answers.length > 0 && (
      <dl aria-label={messages.answers} className="grid gap-3 border-t border-line pt-4">
        {person.answers.map(({ key, label, value }) => (
          <div key={key}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-semibold wrap-anywhere">
              <bdi lang="">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </div>
)

/** Two at once: a passport is compared with its photo. On a phone they stand one below the other. */
function PaperPair({ person, messages }: { person: PersonView; messages: VisaWorkText }) {
  const { papers } = person
  const [chosen, setChosen] = useState<readonly (string | undefined)[]>([papers[0]?.id, papers[1]?.id])
  // Papers open only when they are shown: opening one is logged as a look.
  const isInBrowser = useIsHydrated()
  if (papers.length === 0) return <p>{messages.noPapers}</p>
  const places = papers.length > 1 ? [messages.viewer.first, messages.viewer.second] : [messages.viewer.first]
  return (
    <div className="min-w-0 space-y-3">
      <p className="scripted:hidden">{messages.noScript}</p>
      <div className="grid gap-6 sm:grid-cols-2 noscript:hidden">
        {places.map((label, index) => {
          const paper = papers.find(({ id }) => id === chosen[index]) ?? papers[index]
          return (
            <div key={label} className="min-w-0 space-y-3">
              <Select
                label={label}
                value={paper?.id}
                onChange={({ target }) => setChosen(chosen.with(index, target.value))}
              >
                {papers.map(({ id, label: name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
              <Shown paper={isInBrowser ? paper : undefined} messages={messages.viewer} />
              <p className="note">{paper?.addedAt}</p>
            </div>
          )
        })}
      </div>
      <p className="note noscript:hidden">{messages.looks}</p>
    </div>
  )
}

type ShownProps = { paper: PaperFile | undefined; messages: VisaWorkText['viewer'] }

const Shown = ({ paper, messages }: ShownProps) =>
  paper ? (
    <PaperView key={paper.id} paper={paper} messages={messages} />
  ) : (
    <div className="aspect-square rounded-control border border-line bg-sunken" />
  )
