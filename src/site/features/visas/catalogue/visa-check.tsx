import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../../../client/text.tsx'
import { fill } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { CheckList } from '../../../../ui/check-list.tsx'
import { Select } from '../../../../ui/field.tsx'
import { TypedDateField } from '../../../../ui/typed-date-field.tsx'
import type { VisaCheckData } from './load-visa-check.ts'
import { toVisaVerdict, type VisaAnswers } from './visa-verdict.ts'

/** Three questions that say whether this is the right visa. `price`: what it costs, above the button that leads to paying it. */
export function VisaCheck({ check, price }: { check: VisaCheckData; price: ReactNode }) {
  const { messages, nationalities } = check
  const locale = useLocale()
  const [answers, setAnswers] = useState<VisaAnswers>({
    nationality: nationalities[0]?.code ?? '',
    purpose: '',
    date: '',
  })
  const verdict = toVisaVerdict(check, answers)
  const set = (part: Partial<VisaAnswers>) => setAnswers((before) => ({ ...before, ...part }))
  const query = new URLSearchParams(Object.entries(answers).filter(([, answer]) => answer !== ''))
  const isWrong = verdict === 'notForNationality' || verdict === 'notForPurpose'
  return (
    <section
      aria-labelledby="visa-check"
      className="my-8 space-y-4 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6"
    >
      <div>
        <h2 id="visa-check" className="text-xl">
          {messages.checkTitle}
        </h2>
        <p className="text-ink-soft noscript:hidden">{messages.checkLead}</p>
      </div>
      <CheckQuestions check={check} answers={answers} onAnswer={set} />
      <p role="status" className={isWrong || verdict === 'past' ? 'font-semibold text-danger' : 'font-semibold'}>
        {verdict && fill(messages[verdict], { day: formatDay(locale, check.promisedOn) })}
      </p>
      <div>
        <h3 className="mb-2">{messages.needs}</h3>
        <CheckList items={check.needs} />
      </div>
      {!isWrong && price}
      <div className="flex flex-wrap gap-3">
        {isWrong ? (
          <ButtonLink as={Link} to="/visa-permits" tone="quiet" className="max-sm:w-full">
            {messages.otherVisas}
          </ButtonLink>
        ) : (
          <ButtonLink as={Link} to={`/checkout/visa/${check.visaId}?${query}`} className="max-sm:w-full" rel="nofollow">
            {messages.apply}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

type CheckQuestionsProps = {
  check: VisaCheckData
  answers: VisaAnswers
  onAnswer: (part: Partial<VisaAnswers>) => void
}

const CheckQuestions = ({ check: { messages, nationalities, purposes }, answers, onAnswer }: CheckQuestionsProps) => (
  <div className="grid gap-4 sm:grid-cols-3 noscript:hidden">
    <Select
      label={messages.nationality}
      value={answers.nationality}
      onChange={(event) => onAnswer({ nationality: event.currentTarget.value })}
    >
      {nationalities.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      <option value="">{messages.otherNationality}</option>
    </Select>
    <Select
      label={messages.purpose}
      value={answers.purpose}
      onChange={(event) => onAnswer({ purpose: event.currentTarget.value })}
    >
      <option value="">{messages.choosePurpose}</option>
      {purposes.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Select>
    <TypedDateField
      label={messages.when}
      description={messages.dateHint}
      value={answers.date}
      onChange={(date) => onAnswer({ date })}
    />
  </div>
)
