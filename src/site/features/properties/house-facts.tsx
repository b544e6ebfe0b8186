import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ContactPanel, type ContactPanelData } from '../../../ui/contact-panel.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import type { PropertyData } from './property-data.ts'
import type { HouseGroup } from './to-house-facts.ts'

export type QuestionView = {
  id: number
  text: string
  guest: string
  month: string
  answer: string
  report: { path: string; label: string }
}

/** `total`: on all of its pages. */
export type AskedPage = {
  questions: QuestionView[]
  total: number
  page: number
  last: number
  pathOfPage: (page: number) => string
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
}

type HouseFactsProps = {
  messages: { title: string; questions: string }
  /** Guests' questions, each with its answer. */
  asked: AskedPage
  ask: { path: string; label: string; none: string; answer: string }
  groups: HouseGroup[]
  questions: PropertyData['questions']
  contact: ContactPanelData
}

/** Facts that guests read before booking, and look up on the way. Rendered on the server alone. */
export const HouseFacts = ({ messages, groups, questions, asked, ask, contact }: HouseFactsProps) => (
  <div className="space-y-10">
    {groups.length > 0 && (
      <section aria-labelledby="house">
        <h2 id="house" className="mb-4 scroll-mt-20 text-2xl">
          {messages.title}
        </h2>
        <div className="grid gap-5 md:grid-cols-2">
          {groups.map((group) => (
            <Group key={group.key} group={group} />
          ))}
        </div>
      </section>
    )}
    <section aria-labelledby="questions">
      <h2 id="questions" className="mb-2 scroll-mt-20 text-2xl">
        {messages.questions}
      </h2>
      <ul className="divide-y divide-line">
        {questions.map(({ id, question, answer }) => (
          <li key={id}>
            <details>
              <summary className="min-h-11 cursor-pointer py-3 font-semibold">{question}</summary>
              <p className="pb-4 text-ink-soft">{answer}</p>
            </details>
          </li>
        ))}
        {asked.questions.map((question) => (
          <li key={`asked-${question.id}`}>
            <Asked question={question} answer={ask.answer} />
          </li>
        ))}
      </ul>
      <Pagination
        page={asked.page}
        last={asked.last}
        hrefOf={asked.pathOfPage}
        labels={asked.labels}
        as={Link}
        className="mt-3"
      />
      {questions.length + asked.total === 0 && <p className="text-ink-soft">{ask.none}</p>}
      <ButtonLink as={Link} to={ask.path} rel="nofollow" tone="quiet" className="mt-3">
        {ask.label}
      </ButtonLink>
    </section>
    <ContactPanel {...contact} />
  </div>
)

const Asked = ({ question, answer }: { question: QuestionView; answer: string }) => (
  <details>
    <summary lang="" dir="auto" className="min-h-11 cursor-pointer py-3 font-semibold wrap-anywhere">
      {question.text}
    </summary>
    <p className="text-sm text-ink-soft">
      <bdi lang="">{question.guest}</bdi> · {question.month}
    </p>
    <p className="mt-2 text-sm font-semibold">{answer}</p>
    <p lang="" dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-soft">
      {question.answer}
    </p>
    <Link
      to={question.report.path}
      rel="nofollow"
      className="inline-flex min-h-11 min-w-6 items-center text-sm text-ink-soft underline"
    >
      {question.report.label}
    </Link>
  </details>
)

/** The rules are the longest, and read first. */
const looks: Record<HouseGroup['key'], { card: string; rows: string }> = {
  rules: { card: 'md:col-span-2', rows: 'md:grid-cols-2' },
  power: { card: 'md:row-span-2', rows: '' },
  internet: { card: '', rows: '' },
  access: { card: '', rows: '' },
  family: { card: 'md:col-span-2', rows: '' },
}

const Group = ({ group: { key, title, rows } }: { group: HouseGroup }) => (
  <section
    aria-labelledby={`house-${key}`}
    className={`rounded-card border border-line bg-surface p-5 ${looks[key].card}`}
  >
    <h3 id={`house-${key}`} className="mb-3 text-lg">
      {title}
    </h3>
    <dl className={`grid gap-x-6 gap-y-3 ${looks[key].rows}`}>
      {rows.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
          <dt className="text-sm leading-6 text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
