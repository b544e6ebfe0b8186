import { fill } from '../../../../i18n/fill.ts'
import { FactList } from '../../../../ui/fact-list.tsx'
import { DocumentIcon } from '../../../../ui/icons-account.tsx'
import type { ApplicantView } from './application-facts.ts'
import type { ApplicationView } from './load-application.ts'

type ApplicantListProps = {
  applicants: readonly ApplicantView[]
  messages: Pick<ApplicationView['messages'], 'open' | 'openPaper' | 'links'>
}

export const ApplicantList = ({ applicants, messages }: ApplicantListProps) => (
  <>
    <ul className="divide-y divide-line">
      {applicants.map(({ number, name, facts, answers, papers }) => (
        <li key={number} className="space-y-4 py-4 first:pt-0">
          <h3 className="text-lg wrap-anywhere">
            {/* As in the passport: in Latin letters, whatever the page is written in. */}
            <bdi dir="ltr" lang="">
              {name}
            </bdi>
          </h3>
          <FactList facts={facts} />
          {answers.length > 0 && (
            <dl className="grid gap-3">
              {answers.map(({ key, label, value }) => (
                <div key={key}>
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd dir="auto" lang="" className="font-semibold wrap-anywhere">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <ul className="space-y-2">
            {papers.map(({ id, url, label, addedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-4 py-2"
              >
                <DocumentIcon className="size-5 text-brand" />
                <span className="min-w-0 grow">
                  {label}
                  <span className="block note">{addedAt}</span>
                </span>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener"
                  aria-label={fill(messages.openPaper, { paper: label })}
                  className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline print:hidden"
                >
                  {messages.open}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
    <p className="note mt-2">{messages.links}</p>
  </>
)
